// Set by build.mjs: the page plays alone, without a server.
declare const ALONE: boolean;
