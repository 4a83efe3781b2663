// The buttons of an arrangement: those that put a piece somewhere and send nothing, and the one that ends it.
import {
  allAnswers,
  arrangement,
  countPlaced,
  isComplete,
  isFull,
  movable,
  placeOf,
  placesFor,
  upon,
} from "./arrangement.js";
import { make } from "./page.js";

export const PUT = "put"; // the style of an offer that is a part of an arrangement

/** What can be put where as things lie now, as offers: onto what lies there, if anything does.
 * @type {() => import("./offers.js").Offer[]} */
export function puts() {
  /** @type {import("./offers.js").Offer[]} */
  const made = [];
  for (const put of arrangement?.puts ?? []) {
    const [on, , answers, sentence] = put;
    for (const place of placesFor(put)) {
      const [now, other] = [placeOf(on), upon(place)];
      const either = other && !now ? 1 : 0; // a piece that waits can be put on that one, or that one on it
      if (now !== place) made.push([answers, sentence, -1 - made.length, on, other ?? place, PUT, either, "", place]);
    }
  }
  return made;
}

/** A piece, where it goes, and what that answers.
 * @typedef {{ on: string, to?: string, answers?: string }} Going */

/** A button that puts a piece on a place; without a place, it takes the piece off.
 * @type {(id: string, className: string, said: string, put: Going) => HTMLElement} */
export function putter(id, className, said, { on, to = "", answers = "" }) {
  const b = make("button", { id, className, type: "button", value: answers });
  Object.assign(b.dataset, { on, put: to });
  if (isFull(to) || upon(to)) b.dataset.instead = ""; // of another
  b.setAttribute("aria-label", said);
  b.title = said;
  return b;
}

/** Beside the prompt: what takes the piece in hand off its place, and what ends it all, once it is complete.
 * @type {() => HTMLElement[]} */
export function ends() {
  if (!arrangement) return [];
  const [name, off] = arrangement.words;
  const made = movable()
    .filter(placeOf)
    .map((on) => {
      const b = putter(`off-${on}`, "button quiet", off, { on });
      b.textContent = off;
      b.dataset.for = on;
      b.hidden = true;
      return b;
    });
  const last = make("button", { id: "bar-ready", className: "button primary", name: "choice", value: allAnswers() });
  last.setAttribute("form", "choose");
  last.append(
    make("span", { className: "short", textContent: name }),
    make("span", { className: "shorter", textContent: arrangement.counts[countPlaced()][1] }),
  );
  last.disabled = !isComplete();
  return [...made, last];
}
