// A bot thinks here, off the page's own thread, with the same program as the page.
import init from "./{glue}";

init({ module_or_path: new URL("{wasm}", self.location.href) });
