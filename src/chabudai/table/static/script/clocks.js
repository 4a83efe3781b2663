// The clocks run down on the page; the server says how much was left, and when it said so.  Deadlines are told in the
// reader's own time.
import { all } from "./page.js";

/** @type {Intl.DateTimeFormatOptions} */
const moment = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };

/** @type {(n: number) => string} */
const two = (n) => String(n).padStart(2, "0");

/** Over days in days and hours, on the last day in hours and minutes; else as clocks show it.
 * @type {(e: HTMLElement, minutes: number, seconds: number) => string} */
function face(e, minutes, seconds) {
  const hours = Math.floor(minutes / 60);
  if (!e.dataset.days) return `${hours ? `${hours}:${two(minutes % 60)}` : minutes}:${two(seconds)}`;
  if (hours < 24) return said(e.dataset.hours, hours, minutes % 60);
  return said(e.dataset.days, Math.floor(hours / 24), hours % 24);
}

/** A sentence with {1} and {2} filled in.
 * @type {(pattern: string | undefined, ...what: (number | string)[]) => string} */
function said(pattern = "", ...what) {
  return what.reduce((/** @type {string} */ so, one, at) => so.replace(`{${at + 1}}`, String(one)), pattern);
}

export function tick() {
  for (const e of all("[data-left]")) {
    const gone = Math.max(0, Date.now() - Number(e.dataset.since));
    const s = Math.max(0, Math.floor((Number(e.dataset.left) - gone) / 1000));
    e.textContent = face(e, Math.floor(s / 60), s % 60);
    e.classList.toggle("short", s < (e.dataset.days ? 6 * 3600 : 30));
  }
  for (const e of all("time[data-until]")) {
    const when = new Date(e.getAttribute("datetime") ?? "");
    e.textContent = said(e.dataset.until, when.toLocaleString(document.documentElement.lang, moment));
  }
}
setInterval(tick, 500);
