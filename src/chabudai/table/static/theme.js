// Light or dark: as the system wants it until somebody chooses here.  Read before anything is drawn, so that no page
// is bright for a moment; kept in this browser only.
const root = document.documentElement;
const night = matchMedia("(prefers-color-scheme: dark)");
/** @type {(theme: string | undefined) => theme is string} */
const isTheme = (theme) => theme === "light" || theme === "dark";

/** @type {(theme: string | undefined) => void} */
function dress(theme) {
  if (isTheme(theme)) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

/** @type {() => boolean} */
const isDark = () => (root.dataset.theme ?? (night.matches ? "dark" : "light")) === "dark";

/** What shows the choice: buttons that turn it over, and lists of all three.
 * @type {() => void} */
function show() {
  for (const button of document.querySelectorAll("button[data-themes]")) {
    button.setAttribute("aria-pressed", String(isDark()));
    button.removeAttribute("hidden");
  }
  for (const list of document.querySelectorAll("select[data-themes]"))
    if (list instanceof HTMLSelectElement) list.value = root.dataset.theme ?? "auto";
}

/** @type {(theme: string) => void} */
function choose(theme) {
  if (isTheme(theme)) localStorage.theme = theme;
  else localStorage.removeItem("theme");
  dress(theme);
  show();
}

dress(localStorage.theme);
night.addEventListener("change", show);
document.addEventListener("DOMContentLoaded", show);
document.addEventListener("click", (e) => {
  if (e.target instanceof Element && e.target.closest("button[data-themes]")) choose(isDark() ? "light" : "dark");
});
document.addEventListener("change", (e) => {
  if (e.target instanceof HTMLSelectElement && e.target.matches("[data-themes]")) choose(e.target.value);
});
