// Fetches the parts of the program. What several parts need is a module too: a part carries the small ones in sections of
// its own, and needs the large ones beside it. Each is put into the program once, whichever part brings it.
import { initSync } from "./{glue}";

const here = new Map();

const once = (name, bring) => {
  if (!here.has(name)) {
    const coming = bring();
    here.set(name, coming);
    // What did not come may be tried again.
    coming.catch(() => here.delete(name));
  }
  return here.get(name);
};

const add = (module) => WebAssembly.instantiate(module, { __wasm_split: initSync() });

const bring = (file, carries, needs) =>
  once(file, async () => {
    const beside = Promise.all(needs.map((part) => bring(...part)));
    beside.catch(() => {});
    const module = await WebAssembly.compileStreaming(fetch(new URL(file, import.meta.url)));
    const carried = (name) => once(name, () => add(WebAssembly.Module.customSections(module, name)[0]));
    await Promise.all([beside, ...carries.map(carried)]);
    await add(module);
  });

const loader = (part) => async (callback, data) => {
  let came = true;
  try {
    await bring(...part);
  } catch (error) {
    console.error(error);
    came = false;
  }
  initSync().__indirect_function_table.get(callback)(data, came);
};

