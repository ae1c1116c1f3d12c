// Sets the look before the first paint, from what the player chose last time.
try {
  const settings = JSON.parse(localStorage.getItem("pentarchy.settings")) || {};
  const root = document.documentElement;
  root.dataset.theme = settings.theme || "auto";
  root.dataset.contrast = settings.contrast || "auto";
  root.dataset.textSize = settings.text_size || "normal";
  root.dataset.motion = settings.motion || "auto";
} catch {
  // A browser without storage gets the defaults.
}

// A page is a part of the program: who comes to it need not wait for the program to ask for it.
const pages = { {pages} };
const below = location.pathname.slice(new URL(document.baseURI).pathname.length);
for (const href of pages[below.split("/")[0] || "home"] ?? []) {
  const ahead = document.createElement("link");
  Object.assign(ahead, { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "", href });
  document.head.append(ahead);
}
