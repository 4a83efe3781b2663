// The first times that a kind of question is asked, its full text shows by itself.
import { $, all, body } from "./page.js";
import { current } from "./question.js";

const TIMES = 3;

let explained = "";

export function callOut() {
  const now = current();
  const explain = $("explain");
  if (!explain || now === explained) return;
  explained = now;
  const place = `told-${body.dataset.game}`;
  /** @type {Record<string, number>} */
  const times = JSON.parse(localStorage.getItem(place) ?? "{}");
  const prompt = explain.dataset.prompt;
  explain.open = !(times[prompt] >= TIMES);
  if (!explain.open) return;
  times[prompt] = (times[prompt] ?? 0) + 1;
  localStorage.setItem(place, JSON.stringify(times));
}

/** The sheet lays the text beside the table, or on a phone at one of its ends; from there it goes to the nearest place
 * where it covers nothing that can be chosen.  Where there is none it stays, and clicks go through it all the same. */
function stepAside() {
  const text = /** @type {HTMLElement} */ ($("explain").lastElementChild);
  body.style.removeProperty("--aside");
  const box = text.getBoundingClientRect();
  const least = $("main").getBoundingClientRect().top - box.top;
  const most = Math.max(0, $("ask").getBoundingClientRect().top - box.bottom);
  const hot = all("#frame .hot:not([hidden])").map((e) => e.getBoundingClientRect());
  /** @type {(down: number) => boolean} */
  const covers = (down) =>
    hot.some((h) => h.left < box.right && h.right > box.left && h.top < box.bottom + down && h.bottom > box.top + down);
  for (let away = 0; away <= Math.max(most, -least); away += 8)
    for (const down of [away, -away])
      if (down <= most && down >= Math.min(0, least) && !covers(down)) {
        body.style.setProperty("--aside", `${down}px`);
        return;
      }
}
document.addEventListener(
  "toggle",
  (e) => {
    if (e.target === $("explain") && $("explain").open) stepAside();
  },
  true,
);
