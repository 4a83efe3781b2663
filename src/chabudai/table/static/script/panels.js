// The panels beside the table: the score while it is open, the lines of the story that hold a word.
import { morph } from "./morph.js";
import { $, all, around, parse } from "./page.js";

let counting = 0;
export async function score() {
  const mine = ++counting;
  const answer = await fetch($("panel-score").dataset.score);
  if (!answer.ok || mine !== counting) return;
  const made = parse(await answer.text()).firstElementChild;
  const box = $("points");
  if (box.firstElementChild?.classList.contains("score")) morph(box.firstElementChild, made);
  else box.replaceChildren(made);
}

/** The tabs that show the panels; a panel without one is opened by itself.
 * @type {Record<string, string>} */
const TABS = {
  "panel-hint": "tab-log",
  "panel-log": "tab-log",
  "panel-talk": "tab-talk",
  "panel-score": "tab-points",
  "panel-more": "tab-menu",
  "panel-rules": "tab-rules",
  "panel-why": "tab-rules",
  "panel-cards": "tab-rules",
};

// Beside a wide table the drawer can be shut to a rail, and stays so; whoever wants a panel opens it again.
const wide = matchMedia("(min-width: 1000px)");
const isShut = () => wide.matches && !!$("shut")?.checked;

/** @type {(shut: boolean) => void} */
function shutDrawer(shut) {
  if ($("shut")?.checked !== shut) $("shut")?.click();
}
if ($("shut")) $("shut").checked = localStorage.drawer === "shut";
$("shut")?.addEventListener("change", () => {
  localStorage.drawer = $("shut").checked ? "shut" : "open";
});

/** Is this panel in sight?
 * @type {(name: string) => boolean} */
export const isOpen = (name) =>
  !isShut() && (!TABS[name] || $(TABS[name])?.checked !== false) && $(name)?.open !== false;

document.addEventListener("click", (e) => {
  if (isShut() && around(e, ".tabs > [type=radio]")) shutDrawer(false);
});
for (const tab of all(".tabs > input"))
  tab.addEventListener("change", () => {
    if (isOpen("panel-score") && $("panel-score")?.dataset.score) score();
  });

/** The news are the last lines of the log once more: those that it says, put into it.
 * @type {(news: HTMLElement) => void} */
export function recount(news) {
  const lines = all("#logs li");
  for (const list of all("ol[data-last]", news)) {
    const end = lines.length - Number(list.dataset.after ?? 0);
    for (const line of lines.slice(end - Number(list.dataset.last), end)) list.append(line.cloneNode(true));
    for (const line of all("li[hidden]", list)) line.hidden = false;
  }
}

export function sift() {
  const wanted = $("filter")?.value.toLowerCase();
  if (wanted === undefined) return;
  for (const line of all("#logs li")) line.hidden = !!wanted && !line.textContent?.toLowerCase().includes(wanted);
}
$("filter")?.addEventListener("input", sift);

/** What comes below does not move who reads further up: places there are counted from the bottom.
 * @type {(change: () => void) => void} */
export function unmoved(change) {
  const held = all(".upward").map(
    (e) => /** @type {[HTMLElement, number, number]} */ ([e, e.scrollTop, e.scrollHeight]),
  );
  change();
  for (const [e, top, high] of held) if (top < -8) e.scrollTop = top - (e.scrollHeight - high);
}

/** Opens a panel, or shows the table again unless the panel is wanted open.
 * @type {(name: string, wanted?: boolean) => void} */
export function open(name, wanted = false) {
  const panel = $(name);
  if (!panel) return;
  const show = wanted || !isOpen(name);
  if (show && isShut()) shutDrawer(false);
  const tab = $(show ? TABS[name] : "tab-table");
  if (tab && !tab.checked) {
    tab.checked = true;
    tab.dispatchEvent(new Event("change"));
  }
  if (panel.nodeName === "DETAILS") panel.open = show;
  if (show) panel.scrollIntoView({ block: "nearest" });
}
