// Focus after a change: the control that had it, its twin, the next choice, the prompt.
import { $, body, first } from "./page.js";

/** What had the focus, even if hidden or removed since.
 * @type {HTMLElement | null} */
let last = null;
document.addEventListener("focusin", (e) => {
  last = $("frame")?.contains(e.target) ? /** @type {HTMLElement} */ (e.target) : null;
});
document.addEventListener("pointerdown", (e) => {
  if (!$("frame")?.contains(e.target)) last = null;
});

/** @type {() => Element | null} */
export const focused = () => (document.activeElement === body ? last : document.activeElement);

/** @type {(had: Element | null) => void} */
export function refocus(had) {
  const now = document.activeElement;
  const prompt = $("prompt");
  if (!had || had === body || (now === had && now !== prompt)) return;
  if (now !== body && now !== prompt) return;
  const twin = had !== prompt && $(had.id || "-");
  const next = twin || first(".hot:not([hidden])") || first("#bar button:not([hidden])") || prompt;
  next?.focus({ preventScroll: true });
}
