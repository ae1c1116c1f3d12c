// Starts the client, and keeps it for the time without a network.
import init from "./{glue}";

const started = init({ module_or_path: new URL("{wasm}", document.baseURI) });

if ("serviceWorker" in navigator) {
  // When the page has nothing better to do.
  const later = self.requestIdleCallback ?? setTimeout;
  started.then(() => later(() => navigator.serviceWorker.register("sw.js").catch(() => {})));
}
