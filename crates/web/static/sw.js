// Keeps the client in the browser, every game of it: after the first visit everything that needs no server works without one.
const KEPT = "pentarchy-{version}";
const FILES = [{files}];
const ROOT = new URL("./", self.location.href).href;

self.addEventListener("install", (event) => {
  const keepAll = async () => {
    const cache = await caches.open(KEPT);
    // One after the other: the page that is open now may be fetching its game.
    for (const file of FILES) await cache.add(new Request(file, { cache: "no-cache" }));
    await self.skipWaiting();
  };
  event.waitUntil(keepAll());
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("pentarchy-") && name !== KEPT;
  const clear = (names) => Promise.all(names.filter(old).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(clear).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  const path = request.url.slice(ROOT.length).split(/[?#]/)[0];
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") {
    // The newest page if there is a network, the kept one if not: an update never waits for a second visit.
    const kept = () => caches.match(ROOT, { ignoreVary: true });
    event.respondWith(fetch(request).catch(kept));
  } else if (FILES.includes("./" + path)) {
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept || fetch(request)));
  }
});
