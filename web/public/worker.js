// The service worker of the installed page. It keeps nothing but the words for being offline: page, rules and
// tables always come from the server, so nobody plays by old ones.
const OFFLINE = "/offline.html";
const CACHE = "quartier-offline";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(OFFLINE, { cache: "reload" }))));
  skipWaiting();
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
