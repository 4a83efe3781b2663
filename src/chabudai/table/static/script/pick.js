// Two-step moves: pick a piece, its targets light up; or drag it onto one.
import { all, around, body, first, html, layer, make } from "./page.js";
import { since } from "./question.js";

/** The key of the piece in hand.
 * @type {string | null} */
export let picked = null;

/** @type {(key: string | null | undefined) => void} */
export function pick(key) {
  picked = key && first(`[data-pick="${CSS.escape(key)}"]`) ? key : null;
  for (const b of all("[data-pick]")) b.setAttribute("aria-pressed", String(b.dataset.pick === picked));
  for (const b of all("[data-for]")) b.hidden = b.dataset.for !== picked;
  for (const e of all(".slot, .piece")) e.classList.toggle("target", !!first(":scope > [data-for]:not([hidden])", e));
  body.classList.toggle("picking", !!picked);
}

/** The only piece that can be moved is picked from the start, unless that hurts.
 * @type {() => string | null | undefined} */
export function only() {
  const every = all("[data-pick]");
  const simple = all(".hot").some((b) => /** @type {HTMLButtonElement} */ (b).value && !b.dataset.for);
  const harmless = all("[data-for]").some((b) => b.dataset.danger === undefined);
  return every.length === 1 && !simple && harmless ? every[0].dataset.pick : null;
}

/** Does the n-th of what can be done now: of the targets of the piece in hand, else of all pieces and buttons.
 * @type {(n: number) => void} */
export function nth(n) {
  const every = all('#bar button[form="choose"], #frame .hot').filter((b) => !b.hidden && b.offsetParent);
  const targets = every.filter((b) => b.dataset.for);
  (targets.length ? targets : every)[n - 1]?.click();
}

document.addEventListener("click", (e) => {
  const b = around(e, "[data-pick]");
  if (b) {
    pick(b.dataset.pick === picked ? null : b.dataset.pick);
    const target = first("[data-for]:not([hidden], [data-instead])") ?? first("[data-for]:not([hidden])");
    if (picked && e.detail === 0) target?.focus(); // keyboard: to the first target
  } else if (e.detail > 1 && performance.now() - since < 250 && around(e, 'button[form="choose"]')) {
    e.preventDefault(); // the second half of a double click meant the last question
  }
});

document.addEventListener("pointerdown", (e) => {
  const b = around(e, "[data-pick]");
  if (b && !e.button) drag(b, e);
});

/** @type {(b: HTMLElement, from: PointerEvent) => void} */
function drag(b, from) {
  const card = html(b.closest("[data-piece]") ?? b.closest(".slot"));
  const box = card.getBoundingClientRect();
  const stop = new AbortController();
  /** @type {HTMLElement | undefined} */
  let ghost;
  const end = () => {
    stop.abort();
    ghost?.remove();
    card.classList.remove("in-air");
  };
  const lift = () => {
    pick(b.dataset.pick);
    const made = layer.appendChild(make("div", { className: "flyer" }));
    made.append(card.cloneNode(true));
    made.style.cssText = `width:${box.width}px;height:${box.height}px`;
    card.classList.add("in-air");
    return made;
  };
  document.addEventListener(
    "pointermove",
    (to) => {
      if (!ghost && Math.hypot(to.x - from.x, to.y - from.y) < 8) return;
      ghost ??= lift();
      ghost.style.left = `${box.x + to.x - from.x}px`;
      ghost.style.top = `${box.y + to.y - from.y}px`;
    },
    { signal: stop.signal },
  );
  document.addEventListener("pointercancel", end, { signal: stop.signal });
  document.addEventListener(
    "pointerup",
    (at) => {
      const dragged = ghost;
      end();
      if (dragged) drop(at);
    },
    { signal: stop.signal },
  );
}

/** @type {(at: PointerEvent) => void} */
function drop(at) {
  const once = { capture: true, once: true, signal: AbortSignal.timeout(50) };
  document.addEventListener("click", swallow, once);
  const target = document.elementsFromPoint(at.x, at.y).find((x) => x.matches("[data-for]:not([hidden])"));
  const button = /** @type {HTMLButtonElement | undefined} */ (target);
  if (button?.form) button.form.requestSubmit(button);
  else if (button) button.dispatchEvent(new Event("put", { bubbles: true }));
  else {
    const zone = document.elementsFromPoint(at.x, at.y).find((x) => x.matches("#frame .zone"));
    zone?.dispatchEvent(new Event("letgo", { bubbles: true }));
    pick(only());
  }
}

/** The click that ends a drag is none.
 * @type {(e: Event) => void} */
export function swallow(e) {
  e.stopPropagation();
  e.preventDefault();
}
