// An arrangement: several questions asked as one.  Pieces are put on places in any order and changed freely; nothing
// is sent before all have theirs.  What is possible, and what it answers, the server has said.  It is kept here, in
// this browser, so that a page that is loaded again has it still.
import { body } from "./page.js";

/** So many pieces belong on these places; what a piece does there, and in fewer words.
 * @typedef {[number, string[], string, string]} Post */

/** A piece on any of some places, or of those of a post: what that answers, and its sentence as HTML.
 * @typedef {[string, string[] | number, string, string]} Put */

/** A piece and its place.
 * @typedef {[string, string]} Pair */

/** What the server asks for.
 * @typedef {object} Arrangement
 * @property {string} key
 * @property {string} home the zone of the pieces that lie on no place
 * @property {string} again the steps to where nothing of it is answered
 * @property {string} ready the last answer
 * @property {[string, string, string]} words for the last answer, for taking a piece up, for one that does nothing
 * @property {Post[]} posts
 * @property {Put[]} puts
 * @property {Pair[]} placed what is answered already
 * @property {[string, string][]} counts what is said of so many pieces that have their place, long and short */

const STEP = "; "; // between answers
const CHANGES = 30; // that can be taken back

/** @type {Arrangement | null} */
export let arrangement = null;
/** Piece -> place.
 * @type {Map<string, string>} */
let lies = new Map();
/** How everything lay before each change.
 * @type {Pair[][]} */
let earlier = [];

const shelf = () => `arranged ${body.dataset.table}`;

/** What it has begun from: where that is another, so is the arrangement.
 * @type {(of: Arrangement) => string} */
const ground = ({ key, home, placed }) => [key, home, ...placed].join();

/** What the server says; what was begun of the same before the page was loaded, or something else asked, goes on.
 * @type {(text?: string) => void} */
export function study(text = "null") {
  arrangement = JSON.parse(text);
  lies = new Map(arrangement?.placed);
  earlier = [];
  if (!arrangement && body.dataset.status === "over") localStorage.removeItem(shelf());
  const kept = JSON.parse(localStorage.getItem(shelf()) ?? "{}");
  if (!arrangement || kept.of !== ground(arrangement)) return;
  earlier = kept.earlier;
  lies = new Map(kept.lies.filter((/** @type {Pair} */ pair) => fits(...pair)));
}

function shelve() {
  if (!arrangement || !earlier.length) localStorage.removeItem(shelf());
  else localStorage.setItem(shelf(), JSON.stringify({ of: ground(arrangement), lies: [...lies], earlier }));
}

/** @type {(put: Put) => string[]} */
export const placesFor = ([, to]) => (typeof to === "number" ? (arrangement?.posts[to][1] ?? []) : to);

/** @type {(on: string, to?: string) => Put | undefined} */
const putOf = (on, to = "") => arrangement?.puts.find((put) => put[0] === on && placesFor(put).includes(to));

/** May this piece lie there?
 * @type {(on: string, to: string) => boolean} */
export const fits = (on, to) => !!putOf(on, to);

/** Where a piece lies.
 * @type {(on: string) => string | undefined} */
export const placeOf = (on) => lies.get(on);

/** What lies on a place.
 * @type {(to: string) => string | undefined} */
export const upon = (to) => [...lies].find(([, place]) => place === to)?.[0];

/** Are there as many pieces on the places that stand for the same as this one as may be?
 * @type {(to: string) => boolean} */
export const isFull = (to) =>
  !!arrangement?.posts.some((post) => post[1].includes(to) && manned(post).length >= post[0]);

/** What lies on the places of a post.
 * @type {(post: Post) => string[]} */
const manned = ([, at]) => at.flatMap((place) => upon(place) ?? []);

/** Every piece that belongs to it. */
export const movable = () => [...new Set(arrangement?.puts.map(([on]) => on))];

/** Puts a piece on a place.  What lies there, or is one too many then, takes its old place or goes home.
 * @type {(on: string, to: string) => void} */
export function putOn(on, to) {
  const from = lies.get(on);
  if (from === to || !fits(on, to)) return;
  remember();
  lies.delete(on);
  const post = arrangement?.posts.find(([, at]) => at.includes(to));
  const other = upon(to) ?? (post && isFull(to) ? manned(post).pop() : undefined);
  if (other) lies.delete(other);
  if (other && from && fits(other, from)) lies.set(other, from);
  lies.set(on, to);
  shelve();
}

/** @type {(on: string) => void} */
export function takeOff(on) {
  remember();
  lies.delete(on);
  shelve();
}

function remember() {
  earlier = [...earlier, [...lies]].slice(-CHANGES);
}

/** Is there a change to take back that nobody but this page knows of? */
export const canReturn = () => earlier.length > 0;

export function goBack() {
  lies = new Map(earlier.pop());
  shelve();
}

export const countPlaced = () => arrangement?.posts.flatMap(manned).length ?? 0;
export const isComplete = () => !!arrangement?.posts.every((post) => manned(post).length === post[0]);

/** Is it just what is answered already? */
const untouched = () => [...lies].sort().join() === [...(arrangement?.placed ?? [])].sort().join();

/** @type {(post: Post) => string[]} */
const answersOf = (post) => manned(post).map((on) => putOf(on, lies.get(on))?.[2] ?? "");

/** @type {(steps: string[]) => string} */
const oneAfterAnother = (steps) => steps.filter((step) => step).join(STEP);

/** All that it answers, as one act. */
export function allAnswers() {
  if (!arrangement) return "";
  const steps = untouched() ? [] : [arrangement.again, ...arrangement.posts.flatMap(answersOf)];
  return oneAfterAnother([...steps, arrangement.ready]);
}

/** What it answers so far, in the order of the questions: a hint says how to go on from there. */
export function begun() {
  if (!arrangement || untouched()) return "";
  const open = arrangement.posts.findIndex((post) => manned(post).length < post[0]);
  const done = open < 0 ? arrangement.posts : arrangement.posts.slice(0, open + 1);
  return oneAfterAnother([arrangement.again, ...done.flatMap(answersOf)]);
}
