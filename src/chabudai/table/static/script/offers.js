// What can be done: the server sends it as one list, and here the buttons are put where a page without scripts has
// them: on pieces and places, beside the prompt, and into the list of all moves.
import { study } from "./arrangement.js";
import { morph } from "./morph.js";
import { $, all, body, first, html, make, parse } from "./page.js";
import { ends, PUT, puts, putter } from "./puts.js";

/** A legal choice: its notation, its sentence as HTML, its number, on what, to where, its style, in either order,
 * what it gains, what acts by it; or in its stead the place of a piece in an arrangement.
 * @typedef {[string, string, number, (string | null)?, (string | null)?, string?, number?, string?, string?]} Offer */

/** What a piece or a place can be used for.
 * @typedef {object} Use
 * @property {Offer[]} clicks what a click does
 * @property {boolean} begins whether a click picks it up, and another one says where to
 * @property {[string, Offer][]} ends what it does once that other thing is in hand */

/** Whether places say what they gain. */
const gains = $("gains");
const showGains = () => body.classList.toggle("without-gains", localStorage.gains === "off");
if (gains) gains.checked = localStorage.gains !== "off";
gains?.addEventListener("change", () => {
  localStorage.gains = gains.checked ? "on" : "off";
  showGains();
});
showGains();

/** What the server offers.
 * @type {Offer[]} */
let given = [];
/** The same with what can be put somewhere.
 * @type {Offer[]} */
let offers = [];
/** @type {Map<string, Use>} */
let uses = new Map();

/** The sentences without their marks: hundreds of buttons say the same ones again and again.
 * @type {Map<string, string>} */
const plain = new Map();
/** @type {(sentence: string) => string} */
function inPlain(sentence) {
  const known = plain.get(sentence);
  if (known !== undefined) return known;
  const read = /[<&]/.test(sentence) ? (parse(sentence).textContent ?? "") : sentence;
  plain.set(sentence, read);
  return read;
}

/** @type {(text: string, arrangement?: string) => void} */
export function offer(text, arrangement) {
  given = JSON.parse(text);
  plain.clear();
  study(arrangement);
  sum();
}

/** All that can be done, by what one clicks for it. */
export function sum() {
  offers = [...given, ...puts()];
  uses = new Map();
  /** @type {(key: string) => Use} */
  const use = (key) => {
    const made = uses.get(key) ?? { clicks: [], begins: false, ends: [] };
    uses.set(key, made);
    return made;
  };
  for (const one of offers) {
    const [, , , on, to, , either] = one;
    if (!on) continue;
    if (!to) {
      use(on).clicks.push(one);
      continue;
    }
    use(on).begins = true;
    use(to).ends.push([on, one]);
    if (!either) continue;
    use(to).begins = true;
    use(on).ends.push([to, one]);
  }
}

/** Whether one must say more after clicking it.
 * @type {(use: Use) => boolean} */
const picks = ({ begins, clicks }) => begins || clicks.length > 1;

/** @type {(id: string, kind: string, one: Offer, about: { bare?: boolean, source?: string }) => HTMLElement} */
function answer(id, kind, [value, sentence, , on, , style, , gain, by], { bare, source }) {
  const said = inPlain(sentence);
  const puts = style === PUT;
  const b = puts
    ? putter(id, kind, said, { on: on ?? "", to: by, answers: value })
    : make("button", { id, className: kind, name: "choice", value });
  if (!puts) b.setAttribute("form", "choose");
  if (bare && !puts) {
    b.setAttribute("aria-label", said);
    b.title = said;
    if (gain) b.dataset.gain = gain;
    if (by) b.dataset.by = by;
  } else if (!bare) {
    b.append(parse(sentence));
  }
  if (source !== undefined) {
    b.dataset.for = source;
    b.hidden = true;
  }
  if (style === "danger") b.dataset.danger = "";
  return b;
}

/** The buttons of a piece or a place.
 * @type {(key: string, use: Use, e: HTMLElement) => HTMLElement[]} */
function buttons(key, use, e) {
  const made = use.ends.map(([source, one]) => answer(`to-${key}-${source}`, "hot", one, { bare: true, source }));
  if (picks(use)) {
    const name = first(":scope > .face", e)?.getAttribute("aria-label") ?? first(":scope > .slot-name", e)?.lastChild;
    const b = make("button", { type: "button", className: "hot", id: `pick-${key}` });
    b.dataset.pick = key;
    b.setAttribute("aria-pressed", "false");
    b.setAttribute("aria-label", typeof name === "string" ? name : (name?.textContent ?? ""));
    return [b, ...made];
  }
  return [...use.clicks.map((one) => answer(`do-${key}`, "hot", one, { bare: true })), ...made];
}

/** Beside the prompt: what has no piece, or is one of several things to do with a piece in hand.
 * @type {() => HTMLElement[]} */
function beside() {
  const free = offers.filter((one) => !one[3]).map((one) => inBar(one));
  const several = [...uses].filter(([, use]) => picks(use));
  const held = several.flatMap(([source, { clicks }]) => clicks.map((one) => inBar(one, source)));
  return [...free, ...held, ...ends()];
}

/** @type {(one: Offer, source?: string) => HTMLElement} */
const inBar = (one, source) => answer(`bar-${one[2]}`, `button ${one[5] ?? ""}`, one, { source });

/** Puts every button where it belongs on a part of the page, which may have others still.
 * @type {(part: HTMLElement) => void} */
export function furnish(part) {
  if (part.id === "moves") {
    const every = part.hidden ? [] : offers;
    hang(
      part,
      every.map((one) => answer(`move-${one[2]}`, "button quiet", one, {})),
    );
  }
  if (!part.matches(".frame, .zone, .ask")) return;
  for (const e of all("[data-piece], .slot", part)) {
    const key = e.dataset.piece ?? e.id.slice(5);
    const use = uses.get(key);
    if (!use && !e.classList.contains("glows")) continue;
    e.classList.toggle("glows", !!use);
    hang(e, use ? buttons(key, use, e) : []);
  }
  for (const bar of all(".bar", part)) hang(bar, beside());
}

/** Makes these the buttons of an element; one that is there already stays the one that it is.
 * @type {(e: HTMLElement, wanted: HTMLElement[]) => void} */
function hang(e, wanted) {
  const old = all(':scope > :is(.hot, [name="choice"], [data-put])', e);
  const kept = new Map(old.map((b) => [b.id, b]));
  let at = old[0] ?? null;
  for (const b of wanted) {
    const same = kept.get(b.id);
    kept.delete(b.id);
    if (same && same === at) at = html(at.nextElementSibling);
    else e.insertBefore(same ?? b, at);
    if (same) morph(same, b);
  }
  for (const b of kept.values()) b.remove();
}
