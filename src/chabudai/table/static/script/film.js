// The film: what happened is played one event after another at watching speed.  Who acts is lit, a caption says what
// they do, and what a game stages lies over the table for a while.  Nothing of it changes where anything lies.
import { $, all, around, body, calm, first, html, layer, make, parse, replay } from "./page.js";
import { swallow } from "./pick.js";
import { thread } from "./thread.js";

/** An event: its kind, who acts, what is said of it and what is staged, both as HTML, and where it happens.
 * @typedef {[string, number | null, string, string | null, string?]} Shot */

/** What happened, and the change of the page that shows what came of it.
 * @typedef {{ shots: Shot[], apply: () => void, over: () => void, done?: boolean }} Reel */

// Milliseconds: an event, one that is staged, and all that may lie between the news of a question and its sight.
const BEAT = 700;
const HOLD = 2400;
const LONGEST = 12000;
const MOST_SHOTS = 80;

/** @type {Reel[]} */
let reels = [];
/** What happened since my last choice, to be run again.
 * @type {Shot[]} */
let memory = [];
let rolling = false;
let until = 0;
/** Ends the present shot.
 * @type {(() => void) | undefined} */
let wake;

/** 1.6 is slow, 1 normal, .5 fast, 0 at once. */
const pace = () => Number(localStorage.speed ?? 1);
/** @type {(shot: Shot) => number} */
const lasts = ([, , , staged]) => (staged ? HOLD : BEAT) * (pace() || 1);

/** Plays what happened and changes the page: at once when it is my own doing, or nobody wants to see a film.
 * @type {(shots: Shot[], apply: () => void) => Promise<void>} */
export async function project(shots, apply) {
  memory = [...memory, ...shots].slice(-MOST_SHOTS);
  const mine = replay ? "" : first(".seat.mine")?.id.slice(6);
  const told = shots.filter(([, who, , staged]) => staged || String(who) !== mine);
  const seen = told.length > 0 && !calm.matches && !document.hidden && pace() > 0;
  if (seen || (rolling && !shots.length)) return roll(told, apply);
  finish();
  apply();
}

export function forget() {
  memory = [];
}

/** @type {(shots: Shot[], apply: () => void) => Promise<void>} */
function roll(shots, apply) {
  until = performance.now() + LONGEST;
  return new Promise((over) => {
    reels.push({ shots, apply, over });
    if (!rolling) run();
  });
}

async function run() {
  rolling = true;
  body.classList.add("filming");
  while (reels.length) {
    const [reel] = reels;
    const staged = reel.shots.filter((shot) => shot[3]).pop(); // what came of it is seen when the last scene is over
    if (!staged) develop(reel);
    for (const shot of reel.shots) {
      await take(shot);
      if (reels[0] !== reel) break;
      if (shot === staged) develop(reel);
    }
    develop(reel);
    if (reels[0] === reel) reels.shift();
    reel.over();
  }
  rolling = false;
  body.classList.remove("filming");
}

/** @type {(reel: Reel) => void} */
function develop(reel) {
  if (reel.done) return;
  reel.done = true;
  reel.apply();
}

/** To the end at once. */
export function finish() {
  const left = reels;
  reels = [];
  for (const reel of left) {
    develop(reel);
    reel.over();
  }
  clear();
  wake?.();
}

function clear() {
  for (const e of all(".acting")) e.classList.remove("acting");
  for (const e of all("#flight > .caption, #flight > .staged")) e.remove();
}

/** @type {(shot: Shot) => Promise<void>} */
async function take(shot) {
  const [, who, said, staged, place] = shot;
  const every = reels.flatMap(({ shots }) => shots);
  const left = every.slice(every.indexOf(shot)).reduce((sum, one) => sum + lasts(one), 0);
  const time = lasts(shot) * Math.min(1, Math.max(0, until - performance.now()) / left);
  if (staged) setStage(shot, staged, time);
  else caption(who, said, place);
  $(`place-${who}`)?.classList.add("acting");
  await new Promise((over) => {
    wake = () => over(undefined);
    setTimeout(wake, time);
  });
  clear();
}

/** @type {(who: number | null, said: string, place?: string) => void} */
function caption(who, said, place) {
  const here = [`slot-${place}`, `zone-${place}`, `seat-${who}`].map($).find((e) => e?.offsetWidth);
  const at = (here ?? $("frame")).getBoundingClientRect();
  const made = layer.appendChild(make("p", { className: "caption", textContent: parse(said).textContent }));
  const x = Math.min(Math.max(at.x + at.width / 2, made.offsetWidth / 2 + 8), innerWidth - made.offsetWidth / 2 - 8);
  const y = !here || at.height > 160 ? at.y + at.height / 3 : at.bottom + 4;
  made.style.cssText = `left:${x}px;top:${Math.min(y, innerHeight - made.offsetHeight - 8)}px`;
}

/** Over the whole surface; what is said of it stands in the place of the prompt.
 * @type {(shot: Shot, staged: string, time: number) => void} */
function setStage([kind, who, said], staged, time) {
  const at = $("main").getBoundingClientRect();
  const made = layer.appendChild(make("div", { className: "staged" }));
  made.append(parse(staged));
  for (const e of all("[id], [tabindex]", made)) {
    e.removeAttribute("id");
    e.removeAttribute("tabindex");
  }
  for (const e of all("[data-owner] > h3", made)) {
    const seal = first(`#seat-${html(e.parentElement).dataset.owner} > .seal`);
    if (seal) e.prepend(seal.cloneNode(true));
  }
  made.dataset.kind = kind;
  if (!replay) {
    const told = made.appendChild(make("p", { className: "told", textContent: parse(said).textContent }));
    told.append(make("span", { textContent: $("film-speed")?.dataset.skip ?? "" }));
    const seal = first(`#seat-${who} > .seal`);
    if (seal) told.prepend(seal.cloneNode(true));
  }
  made.dataset.hold = String(Math.round(time));
  made.style.cssText = `left:${at.x}px;top:${at.y}px;width:${at.width}px;height:${at.height}px;--hold:${time}ms`;
  const source = first(".piece.source", made);
  made.classList.add("set"); // nothing moves while it is measured
  if (source) for (const target of all(".piece.target", made)) thread(made, [source, target]);
  made.classList.remove("set");
}

/** A click on the table or a key goes to the end, and does nothing else: what lies there may have changed with it.
 * @type {(e: Event) => void} */
function skip(e) {
  if (!rolling || !(e instanceof KeyboardEvent ? skips(e) : around(e, "#main"))) return;
  finish();
  if (replay) return; // where a step is a step
  e.stopPropagation();
  if (e instanceof KeyboardEvent) e.preventDefault();
  else document.addEventListener("click", swallow, { capture: true, once: true, signal: AbortSignal.timeout(700) });
}

/** @type {(e: KeyboardEvent) => boolean} */
const skips = (e) =>
  !e.ctrlKey && !e.metaKey && !e.altKey && /^(.|Enter|Escape|Arrow.*)$/.test(e.key) && !around(e, "input, select");

document.addEventListener("pointerdown", skip, true);
document.addEventListener("keydown", skip, true);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) finish();
});

/** The film that a page brings, as replays do.
 * @type {(page: ParentNode) => Shot[]} */
export const brought = (page) =>
  all("#film > li", page).map((li) => {
    const { kind = "", seat, place } = li.dataset;
    const staged = /** @type {HTMLTemplateElement | null} */ (first("template", li));
    return [kind, seat ? Number(seat) : null, first("p", li)?.innerHTML ?? "", staged?.innerHTML ?? null, place];
  });

/** The lines of the news, for a page that has just come. */
const read = () =>
  all("#news > ol > li").map((li) => {
    const { kind = "", seat } = li.dataset;
    return /** @type {Shot} */ ([kind, seat ? Number(seat) : null, first("span, h3", li)?.innerHTML ?? "", null]);
  });

document.addEventListener("click", (e) => {
  if (!around(e, "#again")) return;
  finish();
  roll(memory.length ? memory : read(), () => {});
});
document.addEventListener("change", (e) => {
  if (e.target === $("film-speed")) localStorage.speed = $("film-speed").value;
});
if ($("film-speed")) $("film-speed").value = String(pace());
