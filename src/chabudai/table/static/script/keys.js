// The keyboard: arrows walk over the table, letters do what buttons do.
import { tell } from "./about.js";
import { $, all, around, body, first, html, replay } from "./page.js";
import { open } from "./panels.js";
import { nth, pick, picked } from "./pick.js";
import { play } from "./turning.js";
import { THINGS } from "./why.js";

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STOPS = "#bar button:not([hidden]), #frame .hot:not([hidden]), #frame [data-piece], #frame .slot[tabindex]";

/** Where the arrows can go: a piece with a button on it is that button.
 * @type {() => HTMLElement[]} */
const stops = () =>
  all(STOPS).filter((e) => !(e.dataset.piece && first(":scope > .hot:not([hidden])", e)) && e.offsetParent);

/** @type {(e: Element) => [number, number]} */
function middle(e) {
  const box = e.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** @type {(way: [number, number]) => void} */
function step([dx, dy]) {
  const from = html(document.activeElement);
  const every = stops();
  if (!every.includes(from)) {
    (first("#frame .hot:not([hidden])") ?? every[0])?.focus();
    return;
  }
  const [x, y] = middle(from);
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const e of every) {
    const [ex, ey] = middle(e);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (e === from || ahead < 4) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) {
      least = far;
      best = e;
    }
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest" });
}

function letGo() {
  const key = picked;
  pick(null);
  tell(null);
  if (key) $(`pick-${key}`)?.focus();
}

/** What a key does, if anything.
 * @type {(e: KeyboardEvent) => (() => void) | undefined} */
function meaning(e) {
  const { key } = e;
  if (key === "Escape") return letGo;
  if (replay && key === "ArrowLeft") return () => $("back").click();
  if (replay && key === "ArrowRight") return () => $("forth").click();
  if (replay && key === " " && !around(e, "a, button, summary")) return play;
  if (WAYS[key]) return () => step(WAYS[key]);
  if (/^[1-9]$/.test(key)) return () => nth(Number(key));
  if (key === "?") return () => $("help")?.showModal();
  if (key === "u") return () => $("act-undo")?.click();
  if (key === "n") return () => location.assign(`/next?from=${body.dataset.table ?? ""}`);
  if (key === "r") return () => open("panel-rules");
  if (key === "h") return () => $("hint")?.click();
  if (key === "d") return () => $("shut")?.click();
  if (key === "m") return () => $("sound")?.click();
  if (key === "w") return () => open("panel-why");
  const thing = html(e.target);
  return key === "Enter" && thing.matches(THINGS) ? () => tell(thing, true) : undefined;
}

document.addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey || around(e, "input, select, textarea, dialog[open]")) return;
  const does = meaning(e);
  if (!does) return;
  does();
  e.preventDefault();
});
$("keys")?.addEventListener("click", () => $("help").showModal());
