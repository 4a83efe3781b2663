// The pieces that made the points of a line light up, and the rule that a clause names.
import { tell } from "./about.js";
import { pieces } from "./flight.js";
import { $, all, around, body, scrollTo } from "./page.js";
import { open } from "./panels.js";

/** @type {(line: HTMLElement | null) => void} */
function light(line) {
  const made = line?.dataset.pieces?.split(" ") ?? [];
  for (const e of all(".tally .lighting")) e.classList.remove("lighting");
  for (const [key, piece] of pieces()) piece.classList.toggle("lit", made.includes(key));
  const lit = all("#frame .lit").length > 0;
  if (lit) line?.classList.add("lighting");
  body.classList.toggle("lights", lit);
}

/** @type {(piece: HTMLElement) => boolean} */
function inSight(piece) {
  const box = piece.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
}

document.addEventListener("pointerover", (e) => {
  if (e.pointerType !== "touch" && !e.buttons) light(around(e, "[data-pieces]"));
});
document.addEventListener("focusin", (e) => light(around(e, "[data-pieces]")));
document.addEventListener("click", (e) => {
  // a tap brings them into sight, too
  const line = around(e, "a") ? null : around(e, "[data-pieces]");
  if (!line) return;
  light(line);
  const lit = all("#frame .lit");
  if (lit.length && !lit.some(inSight)) scrollTo(lit[0], "center");
});

document.addEventListener("click", (e) => {
  // a clause opens the rules beside the table
  const link = /** @type {HTMLAnchorElement | null} */ (around(e, "a.clause"));
  const rule = link && $(link.hash.slice(1));
  if (!rule) return;
  e.preventDefault();
  tell(null);
  open("panel-rules", true);
  for (let d = rule.closest("details"); d; d = d.parentElement.closest("details")) d.open = true;
  scrollTo(rule, "center");
  for (const old of all(".rulebook .cited")) old.classList.remove("cited");
  rule.classList.add("cited");
});
