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
