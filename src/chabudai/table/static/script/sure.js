// What hurts asks once more, in the ribbon: a click that named it by mistake does nothing.
import { $, around, body, make } from "./page.js";

/** Whether a button must be pressed once more, under its full name.
 * @type {(by: HTMLButtonElement | null) => boolean} */
export function unsure(by) {
  if (!by || by.dataset.danger === undefined || by.id === "sure") return false;
  calmDown();
  const said = `${$("refused")?.dataset.sure ?? ""} ${by.getAttribute("aria-label") ?? by.textContent}`;
  const { name, value } = by;
  const again = make("button", { id: "sure", className: "button primary", textContent: said.trim(), name, value });
  again.setAttribute("form", "choose");
  $("bar").prepend(again);
  again.focus();
  body.classList.add("unsure");
  return true;
}

function calmDown() {
  $("sure")?.remove();
  body.classList.remove("unsure");
}
document.addEventListener("keydown", (e) => {
  if (e.key === "Escape") calmDown();
});
document.addEventListener("click", (e) => {
  if (around(e, "#sure")) setTimeout(calmDown);
  else if (!around(e, "[data-danger]")) calmDown();
});
