// A bot thinks here, off the page's own thread, in a program of its own.
import init from "./{thinker}";

// What fails here must be told to the page, which asks again: a promise that fails tells nobody.
const fail = (error) => setTimeout(() => { throw error; });

init({ module_or_path: new URL("{thinker_wasm}", self.location.href) }).catch(fail);
