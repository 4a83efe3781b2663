// The question that is open for this player: its number ("" for none, null before the page is live), and since when.

/** @type {string | null} */
export let asked = null;
export let since = performance.now();

/** The question on the page now.
 * @type {() => string} */
export const current = () => document.getElementById("choose")?.dataset.asked ?? "";

/** @type {(now: string | null) => void} */
export function ask(now) {
  if (asked !== now) again();
  asked = now;
}

export function again() {
  since = performance.now();
}
