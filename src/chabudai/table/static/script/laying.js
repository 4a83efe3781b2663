// An arrangement on the page: pieces lie where the player has put them, until the server says otherwise.  Where the
// places of a post are not in sight, as on a phone, its pieces stay at home, and a badge says what they do.
import {
  arrangement,
  canReturn,
  countPlaced,
  fits,
  goBack,
  movable,
  placeOf,
  putOn,
  takeOff,
  upon,
} from "./arrangement.js";
import { change } from "./flight.js";
import { mark } from "./hint.js";
import { furnish, sum } from "./offers.js";
import { $, all, around, body, first, html, make } from "./page.js";
import { pick, picked } from "./pick.js";

/** @type {(place: string) => HTMLElement | null} */
const openPlace = (place) => ($(`slot-${place}`)?.offsetParent ? $(`slot-${place}`) : null);

/** The posts that have no place in sight. */
const unseen = () => (arrangement?.posts ?? []).filter(([, places]) => places.length && !places.some(openPlace));

/** Everything is where the server has it: so before the page is made like what the server sends. */
export function takeUp() {
  for (const e of all("#frame [data-home]")) {
    const there = $(e.dataset.home ?? "");
    delete e.dataset.home;
    if (there) shift(e, there);
    else e.remove();
  }
  for (const e of all("#frame :is(.made-slot, .badge)")) e.remove();
  for (const e of all("#frame .slot[data-calls]")) delete e.dataset.calls;
  for (const e of all("#frame .slot[hidden]")) e.hidden = false;
}

/** Everything is where the player has put it. */
export function layOut() {
  $("frame")?.classList.toggle("arranging", !!arrangement);
  if (!arrangement) return;
  const home = $(`zone-${arrangement.home}`);
  for (const key of movable()) {
    const e = first(`#frame [data-piece="${CSS.escape(key)}"]`);
    const to = placeOf(key);
    const there = e && (to ? openPlace(to) : atHome(e, home));
    if (!e || !there || e.parentElement === there) continue;
    e.dataset.home ??= html(e.parentElement).id;
    shift(e, there);
  }
  for (const [, places, name] of arrangement.posts)
    for (const place of places) $(`slot-${place}`)?.setAttribute("data-calls", name);
  for (const slot of all(".slot", home)) slot.hidden = slot.classList.contains("empty");
  for (const e of all(".slot > [data-piece]", home)) wear(e);
  const line = $("placed");
  if (line) line.textContent = arrangement.counts[countPlaced()][0];
  const undo = $("act-undo");
  if (undo) undo.disabled = !undo.hasAttribute("formaction") && !canReturn();
}

/** @type {(e: HTMLElement, there: HTMLElement) => void} */
function shift(e, there) {
  const here = html(e.parentElement);
  there.insertBefore(e, first(":scope > .hot", there));
  for (const slot of [here, there]) slot.classList.toggle("empty", !first(":scope > [data-piece]", slot));
}

/** Where a piece lies that has no place: where it was, if that is at home.
 * @type {(e: HTMLElement, home: HTMLElement) => HTMLElement} */
function atHome(e, home) {
  const old = $(e.dataset.home ?? "") ?? html(e.parentElement);
  if (home.contains(old)) return old;
  return html(first(".slots", home)).appendChild(make("div", { className: "slot made-slot" }));
}

/** A piece at home says what it does where that cannot be seen; a click on that changes it.
 * @type {(e: HTMLElement) => void} */
function wear(e) {
  const key = e.dataset.piece ?? "";
  const posts = unseen();
  if (!posts.length || !movable().includes(key)) return;
  const post = posts.find(([, places]) => places.includes(placeOf(key) ?? ""));
  const said = post?.[3] ?? arrangement?.words[2] ?? "";
  const b = make("button", { type: "button", className: post ? "badge on" : "badge", textContent: said });
  b.dataset.turn = key;
  if (post) b.dataset.at = placeOf(key);
  b.setAttribute("aria-label", `${first(":scope > .face", e)?.getAttribute("aria-label")}: ${said}`);
  e.before(b);
}

/** Changes what lies where, and shows it.
 * @type {(how: () => void) => void} */
function rearrange(how) {
  how();
  pick(null);
  change(() => {
    takeUp();
    sum();
    for (const name of ["frame", "moves"]) furnish($(name));
    layOut();
  });
  mark();
}

/** The next thing for a piece to do that needs no place in sight; after the last, nothing.
 * @type {(key: string) => void} */
function turnBadge(key) {
  const now = placeOf(key);
  const posts = unseen();
  const later = posts.slice(1 + posts.findIndex(([, places]) => places.includes(now ?? "")));
  const next = later.flatMap(([, places]) => places).find((place) => fits(key, place) && !upon(place));
  if (next) rearrange(() => putOn(key, next));
  else if (now) rearrange(() => takeOff(key));
}

/** Where the keyboard goes on: at what ends it, or at the next piece without a place. */
function stepOn() {
  const ready = $("bar-ready");
  (ready?.disabled === false ? ready : $(`pick-${movable().find((key) => !placeOf(key))}`))?.focus();
}

/** @type {(e: Event) => void} */
function settle(e) {
  const b = around(e, "[data-put]");
  if (!b) return;
  const { on = "", put } = b.dataset;
  rearrange(() => (put ? putOn(on, put) : takeOff(on)));
  if (e instanceof MouseEvent && e.detail === 0) stepOn();
}

document.addEventListener("put", settle);
document.addEventListener("click", (e) => {
  settle(e);
  const key = around(e, "[data-turn]")?.dataset.turn;
  if (!key) return;
  turnBadge(key);
  if (e.detail === 0) first(`[data-turn="${CSS.escape(key)}"]`)?.focus();
});
// Dragged home, a piece has no place any more.
document.addEventListener("letgo", (e) => {
  const key = picked;
  if (key && placeOf(key) && e.target === $(`zone-${arrangement?.home}`)) rearrange(() => takeOff(key));
});
// What only this page knows of is taken back first.
document.addEventListener(
  "click",
  (e) => {
    if (!around(e, "#act-undo") || !canReturn() || body.classList.contains("sent")) return;
    e.preventDefault();
    e.stopPropagation();
    rearrange(goBack);
  },
  true,
);
