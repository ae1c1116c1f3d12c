// Starts the client, and keeps it for the time without a network.
import init from "./{glue}";

init({ module_or_path: new URL("{wasm}", document.baseURI) });

if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("sw.js").catch(() => {}));
}
