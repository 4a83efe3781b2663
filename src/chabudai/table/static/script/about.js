// A piece in full: on focus, hover, click or long press.
import { refresh } from "./cards.js";
import { $, all, around, first, make } from "./page.js";
import { open } from "./panels.js";
import { asked } from "./question.js";
import { obstacles, THINGS } from "./why.js";

/** @type {ReturnType<typeof setTimeout> | undefined} */
let near;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let away;
let telling = {};
/** What the pointer rests on, and was told of.
 * @type {HTMLElement | null} */
let resting = null;
let keyboard = false;

/** What a thing is, and why it cannot be used now; insist: somebody clicked it.
 * @type {(e: HTMLElement | null, insist?: boolean) => Promise<void>} */
export async function tell(e, insist = false) {
  const box = $("about");
  const mine = {};
  telling = mine;
  clearTimeout(away);
  if (!e) {
    box.hidden = true;
    return;
  }
  const key = e.dataset.about;
  let entry = key && $(`about-${key}`);
  const name = first(":scope > .face", e)?.getAttribute("aria-label") ?? first(".slot-name", e)?.textContent;
  /** @type {(...more: HTMLElement[]) => void} */
  const show = (...more) => {
    box.hidden = !entry && !more.length;
    if (box.hidden) return;
    const text = entry ? entry.querySelector("dd").cloneNode(true).childNodes : [];
    box.replaceChildren(make("b", { textContent: name }), ...text, ...more);
    box.classList.toggle("in-drawer", !$("shut")?.checked);
    put(box, e);
  };
  show();
  if (key && !entry) {
    await refresh();
    if (mine !== telling) return;
    entry = $(`about-${key}`);
    show();
  }
  const why = await obstacles(e);
  if (!why || mine !== telling) return;
  const lines = why.map((heading) => {
    const line = make("p", { className: "why-not" });
    line.append(...heading.cloneNode(true).childNodes);
    return line;
  });
  if (lines.length) show(...lines);
  else if (insist && asked) show(make("p", { textContent: $("panel-why").dataset.none }));
}

/** Beside the thing, else over the drawer or at an edge: where it covers least of what can be chosen.
 * @type {(box: HTMLElement, e: HTMLElement) => void} */
function put(box, e) {
  const at = e.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const right = innerWidth - width - 8;
  const low = innerHeight - height - 8;
  const x = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), right);
  const y = Math.min(Math.max(8, at.top + at.height / 2 - height / 2), low);
  /** @type {[number, number][]} */
  const beside = [
    [x, at.bottom + 8],
    [x, at.top - height - 8],
    [at.right + 8, y],
    [at.left - width - 8, y],
  ];
  const edges = [8, low].flatMap((top) => [right, 8].map((left) => /** @type {[number, number]} */ ([left, top])));
  const fits = beside.filter(([left, top]) => left >= 8 && top >= 8 && left <= right && top <= low);
  const hot = all(".hot:not([hidden])").map((b) => b.getBoundingClientRect());
  /** @type {(place: [number, number]) => number} */
  const covers = ([left, top]) =>
    hot.reduce((sum, b) => sum + shared(left, width, b.left, b.width) * shared(top, height, b.top, b.height), 0);
  const places = [...fits, [right, y], ...edges].map((place) => /** @type {[number, number]} */ (place));
  const least = Math.min(...places.map(covers));
  const [left, top] = places.find((place) => covers(place) === least) ?? [x, 8];
  box.style.cssText = `left:${left}px;top:${top}px`;
}

/** How much of two stretches lies in both.
 * @type {(a: number, long: number, b: number, wide: number) => number} */
const shared = (a, long, b, wide) => Math.max(0, Math.min(a + long, b + wide) - Math.max(a, b));

/** Only who keeps still over a thing wants to read about it.
 * @type {(e: PointerEvent) => void} */
function hover(e) {
  if (e.pointerType === "touch" || e.buttons) return;
  const piece = around(e, THINGS);
  clearTimeout(away);
  if (!piece && around(e, "#about")) return;
  clearTimeout(near);
  if (piece !== resting) resting = null;
  if (piece && !resting)
    near = setTimeout(() => {
      resting = piece;
      tell(piece);
    }, 500);
  else if (!piece) away = setTimeout(tell, 350, null);
}
document.addEventListener("pointerover", hover);
document.addEventListener("pointermove", hover);
document.addEventListener("contextmenu", (e) => {
  // what phones make of a long press
  const piece = around(e, THINGS);
  if (piece && /** @type {PointerEvent} */ (e).pointerType === "touch") {
    e.preventDefault();
    tell(piece, true);
  }
});
document.addEventListener("pointerdown", (e) => {
  clearTimeout(near);
  if (!around(e, "#about")) tell(null);
});
for (const kind of ["keydown", "pointerdown"])
  document.addEventListener(
    kind,
    () => {
      keyboard = kind === "keydown";
    },
    true,
  );
document.addEventListener("focusin", (e) => {
  if (keyboard) tell(around(e, THINGS));
});
document.addEventListener("click", (e) => {
  // asked about by a click: what cannot be used says why
  const piece = around(e, "button, a, label") ? null : around(e, THINGS);
  if (piece && asked !== null) tell(piece, true);
  if (around(e, "#why-not") && !e.ctrlKey && !e.metaKey) {
    e.preventDefault();
    open("panel-why", true);
  }
});
