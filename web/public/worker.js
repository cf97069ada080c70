// The service worker of the installed page. It keeps nothing but the words for being offline: page, rules and
// tables always come from the server, so nobody plays by old ones.
const OFFLINE = "/offline.html";
const CACHE = "quartier-offline";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(OFFLINE, { cache: "reload" }))));
  skipWaiting();
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// What the server tells comes ready in the person's language, and leads to the table as it is then.
addEventListener("push", (event) => {
  const { text, language, link, topic } = event.data.json();
  const shown = { tag: topic, lang: language, icon: "/icon-192.png", data: link };
  event.waitUntil(registration.showNotification(text, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, location.origin).href));
});

async function show(address) {
  const open = await clients.matchAll({ type: "window" });
  const there = open.find((client) => client.url.startsWith(address));
  return there ? there.focus() : clients.openWindow(address);
}

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
