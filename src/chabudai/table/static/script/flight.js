// A change of the page: remember where the pieces are, change, let those that moved fly (measure all, then write all).
import { focused, refocus } from "./focus.js";
import { keyOf } from "./morph.js";
import { $, all, calm, first, html, layer, make } from "./page.js";
import { only, pick, picked } from "./pick.js";

/** Where a piece is and how it looks.
 * @typedef {object} Sighting
 * @property {HTMLElement} e
 * @property {HTMLElement} at the place or piece that holds it
 * @property {boolean} back whether its back is up
 * @property {string} look
 * @property {string} sum the number on it
 * @property {string} about what it says in full, the same on all cards of a kind; nothing on a back
 * @property {DOMRect} box
 * @property {DOMRect} home the box of its place
 * @property {HTMLElement | false} copy of a back, which is another element when it is turned up
 */

/** Piece key -> its copy in the air.
 * @type {Map<string, HTMLElement>} */
const flights = new Map();

/** @type {() => Map<string, HTMLElement>} */
export const pieces = () => new Map(all("#frame [data-piece]").map((e) => [e.dataset.piece ?? "", e]));

/** @type {() => Map<string, Sighting>} */
const seen = () => new Map([...pieces()].map(([key, e]) => [key, sighting(key, e)]));

/** @type {(key: string, e: HTMLElement) => Sighting} */
function sighting(key, e) {
  const at = html(e.parentElement?.closest("[id], [data-piece]"));
  const back = e.classList.contains("back");
  return {
    e,
    at,
    back,
    look: e.className.replace(/ (glows|target|in-air|lit|glint)\b/g, ""),
    sum: first(":scope > .face > .count", e)?.textContent ?? "",
    about: back ? "" : (e.dataset.about ?? ""),
    box: (flights.get(key) ?? e).getBoundingClientRect(),
    home: at.getBoundingClientRect(),
    copy: back && html(e.cloneNode(true)),
  };
}

/** @type {(how: () => void) => void} */
export function change(how) {
  const before = calm.matches || document.hidden ? null : seen();
  const focus = focused();
  how();
  pick(picked ?? only());
  refocus(focus);
  if (before) show(before, seen());
}

/** @type {(before: Map<string, Sighting>, after: Map<string, Sighting>) => void} */
function show(before, after) {
  /** @type {[HTMLElement, string][]} */
  const glides = [];
  /** @type {[string, Sighting, Sighting][]} */
  const off = [];
  /** @type {[Sighting, number][]} */
  const changed = [];
  /** Where keys name places, a card of the same kind that is no longer where it was is the one that has come.
   * @type {Map<string, Sighting[]>} */
  const lost = new Map();
  for (const [key, was] of before)
    if (was.about && after.get(key)?.about !== was.about) lost.set(was.about, [...(lost.get(was.about) ?? []), was]);
  for (const [key, now] of after) {
    const said = before.get(key) ?? before.get(now.e.dataset.from ?? "");
    const other = said?.about !== now.about && now.about ? lost.get(now.about)?.pop() : undefined;
    const was = other ?? said ?? out(now);
    if (!was) continue;
    if (other || !before.has(key) || keyOf(was.at) !== keyOf(now.at) || was.back !== now.back) {
      off.push([key, was, now]);
    } else if (!flights.has(key)) {
      // same place: glide when its neighbours made room
      const dx = was.box.x - was.home.x - now.box.x + now.home.x;
      const dy = was.box.y - was.home.y - now.box.y + now.home.y;
      if (Math.abs(dx) + Math.abs(dy) > 2) glides.push([now.e, `translate(${dx}px, ${dy}px)`]);
      if (was.sum !== now.sum || was.look !== now.look) changed.push([now, Number(now.sum) - Number(was.sum)]);
    }
  }
  for (const [key, { e }] of after) if (flights.has(key)) e.classList.add("in-air");
  for (const [e, transform] of glides)
    e.animate([{ transform }, { transform: "none" }], { duration: 250, easing: "ease-out" });
  off.slice(0, 24).forEach(([key, was, now], i) => {
    fly(key, was, now, 30 * i);
  });
  for (const [now, gain] of changed.slice(0, 16)) glint(now, gain);
}

/** A piece that was nowhere comes out of the place or zone that it names.
 * @type {(now: Sighting) => Sighting | undefined} */
function out(now) {
  const from = now.e.dataset.from ?? "";
  const box = ($(`slot-${from}`) ?? $(`zone-${from}`))?.getBoundingClientRect();
  if (!from || !box?.width) return;
  const { width, height } = now.box;
  return {
    ...now,
    box: new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height),
  };
}

/** What acted and what it gave: a piece whose marks or number changed.
 * @type {(now: Sighting, gain: number) => void} */
function glint({ e, box }, gain) {
  e.classList.add("glint");
  e.addEventListener("animationend", () => e.classList.remove("glint"), { once: true });
  if (!gain || !box.width) return;
  const text = (gain > 0 ? "+" : "−") + Math.abs(gain);
  const n = layer.appendChild(make("span", { className: "gain", textContent: text }));
  n.style.cssText = `left:${box.x + box.width / 2}px;top:${box.y}px`;
  const begin = { opacity: 1, transform: "translate(-50%, 0)" };
  const end = { opacity: 0, transform: "translate(-50%, -2.2rem)" };
  const gone = () => n.remove();
  n.animate([begin, end], { duration: 1400, easing: "ease-out" }).finished.then(gone, gone);
}

/** @type {(key: string, was: Sighting, now: Sighting, delay: number) => Promise<void>} */
async function fly(key, was, now, delay) {
  const a = was.box;
  const b = now.e.getBoundingClientRect();
  if (!a.width || !b.width) return;
  const old = was.back !== now.back ? was.copy || html(was.e.cloneNode(true)) : null;
  const f = make("div", { className: "flyer" });
  flights.get(key)?.remove();
  f.style.cssText = `left:${b.x}px;top:${b.y}px;width:${b.width}px;height:${b.height}px`;
  f.append(now.e.cloneNode(true), ...(old ? [old] : []));
  for (const e of all("[id]", f)) e.removeAttribute("id");
  for (const c of f.children) {
    delete html(c).dataset.piece;
    c.classList.remove("in-air");
  }
  layer.append(f);
  flights.set(key, f);
  now.e.classList.add("in-air");
  await travel(f, old, a, b, delay);
  f.remove();
  if (flights.get(key) !== f) return;
  flights.delete(key);
  pieces().get(key)?.classList.remove("in-air");
}

/** From one box to another, and over onto its other side if there is an old one.
 * @type {(f: HTMLElement, old: HTMLElement | null, a: DOMRect, b: DOMRect, delay: number) => Promise<unknown>} */
function travel(f, old, a, b, delay) {
  const how = { duration: 320, delay, easing: "cubic-bezier(.2,.8,.2,1)" };
  const there = `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${a.width / b.width}, ${a.height / b.height})`;
  const arc = {
    offset: 0.4,
    rotate: `${a.x > b.x ? -4 : 4}deg`,
    translate: `0 ${-Math.min(24, Math.abs(a.x - b.x) / 8)}px`,
  };
  const flight = f.animate([{ transform: there }, { transform: "none" }], { ...how, fill: "backwards" });
  if (!old) f.animate([{}, arc, {}], how);
  if (old) {
    const away = [{ transform: "none" }, { transform: "rotateY(180deg)" }];
    const here = [{ transform: "rotateY(-180deg)" }, { transform: "none" }];
    for (const c of f.children) c.animate(c === old ? away : here, { ...how, fill: "both" });
  }
  return flight.finished.catch(() => {});
}
