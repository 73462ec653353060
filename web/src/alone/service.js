// The service worker of a page without a server: after one visit all of it is in this browser.
// The build puts the list of files and a name for this version in front of it.
/* global FILES, VERSION */
const cache = () => caches.open(VERSION);

self.addEventListener("install", (e) => {
  e.waitUntil(cache().then((c) => c.addAll(FILES)));
  self.skipWaiting();
});

// What is open goes on with what it has loaded; the next visit gets the new version.
self.addEventListener("activate", (e) => {
  e.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((n) => n.startsWith("rumpus-") && n !== VERSION)
            .map((n) => caches.delete(n)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (e) => {
  if (e.request.method !== "GET") return;
  e.respondWith(
    cache()
      .then((c) => c.match(e.request, { ignoreSearch: true }))
      .then((found) => found ?? fetch(e.request)),
  );
});
