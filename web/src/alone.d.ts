// Set by build.mjs. The page plays alone, without a server.
declare const ALONE: boolean;
// The code of web/src/alone/thinker.ts.
declare const THINKER: string;
