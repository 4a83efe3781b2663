// Acts on their way to the server.  A click is acknowledged at once, whatever the line does; while nobody listens it
// waits, and it is sent when the first update of a new line shows that the same is still asked.
import { forget } from "./film.js";
import { $, all, body, first, html, parse } from "./page.js";
import { pick, picked } from "./pick.js";
import { current } from "./question.js";
import { unsure } from "./sure.js";

/** @typedef {object} Wish
 * @property {number} id
 * @property {string} act
 * @property {HTMLFormElement} form
 * @property {HTMLButtonElement | null} by
 * @property {Record<string, FormDataEntryValue>} fields
 * @property {string} asked the question that was open
 * @property {string | null} piece what was in hand
 * @property {number} sent how many times; the server takes one answer to a question
 * @property {boolean} [done] the server has it
 * @property {ReturnType<typeof setTimeout>} [held] it may still be taken back
 */

const GRACE = 700; // milliseconds in which a slip of the finger is forgiven, for who wants that

/** @type {Wish[]} */
let wishes = [];
let numbered = 0;
/** How to speak to the server while it listens.
 * @typedef {(text: string, id: number) => void} Line
 * @type {Line | null} */
let line = null;
/** @type {Wish | null} */
let passing = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let quiet;

/** Acts after which it is another page, with a seat or without: plain forms do them.
 * @type {(act: string) => boolean} */
const leads = (act) => act === "sit" || act === "leave";

/** @type {(text?: string) => void} */
export function complain(text = "") {
  const note = $("refused");
  note.textContent = text;
  note.hidden = !text;
  clearTimeout(quiet);
  if (text) quiet = setTimeout(complain, 8000);
}

/** Somebody pressed a button of this table.
 * @type {(form: HTMLFormElement, by: HTMLButtonElement | null, act: string) => void} */
function want(form, by, act) {
  const chat = act === "chat";
  const same = chat ? undefined : wishes.find((wish) => wish.act === act);
  if (same?.sent) return; // it is on its way
  clearTimeout(same?.held);
  wishes = wishes.filter((wish) => wish !== same);
  if (same?.held && same.by === by) {
    markSent(); // the second click takes it back
    return;
  }
  const fields = Object.fromEntries(new FormData(form, by?.name ? by : undefined));
  /** @type {Wish} */
  const wish = { id: ++numbered, act, form, by, fields, asked: current(), piece: picked, sent: 0 };
  wishes.push(wish);
  pick(null);
  complain();
  if (chat) form.reset();
  if (act === "choose") forget();
  if (act === "choose" && localStorage.grace === "on") wish.held = setTimeout(release, GRACE, wish);
  else if (line) say(wish);
  markSent();
}

/** @type {(wish: Wish) => void} */
function release(wish) {
  wish.held = undefined;
  if (line) say(wish);
  markSent();
}
document.addEventListener("keydown", (e) => {
  if (e.key !== "Escape") return;
  for (const wish of wishes) clearTimeout(wish.held);
  wishes = wishes.filter((wish) => !wish.held);
  markSent();
});

/** @type {(wish: Wish) => void} */
function say(wish) {
  wish.sent += 1;
  if (!leads(wish.act)) line?.(JSON.stringify({ do: wish.act, id: wish.id, ...wish.fields }), wish.id);
  else submit(wish);
}

/** @type {(wish: Wish) => void} */
function submit(wish) {
  passing = wish;
  wish.form.requestSubmit(wish.by);
  passing = null;
}

/** What is on its way is seen to be: the piece and its place, and a bar along the prompt. */
function markSent() {
  for (const e of all(".chosen")) e.classList.remove("chosen");
  const under = wishes.filter((wish) => !wish.done);
  for (const { by, piece } of under) {
    html(by?.closest("[data-piece], .slot") ?? by)?.classList.add("chosen");
    if (piece) first(`[data-piece="${CSS.escape(piece)}"]`)?.classList.add("chosen");
  }
  body.classList.toggle("sent", under.length > 0);
  body.classList.toggle(
    "held",
    under.some((wish) => wish.held),
  );
}

/** After every update: which acts it answers.  The first of a line finds out what has still to be said.
 * @type {(made?: Line) => void} */
export function review(made) {
  wishes = wishes.filter((wish) => wish.act !== "choose" || !wish.sent || !(wish.done || wish.asked !== current()));
  if (made) {
    line = made;
    wishes = wishes.filter(stillWanted);
    for (const wish of wishes) if (!wish.held) say(wish);
  }
  markSent();
}

/** Whether an act that waited is still wanted: the same is asked, by the same button.  What was said may be said twice.
 * @type {(wish: Wish) => boolean} */
function stillWanted(wish) {
  const field = /** @type {HTMLInputElement | null} */ (wish.form.elements.namedItem("text"));
  if (wish.act === "chat" && wish.sent && field) field.value ||= String(wish.fields.text);
  if (wish.act === "chat") return !wish.sent;
  if (wish.asked === current() && (!wish.by || (wish.by.isConnected && !wish.by.disabled))) return true;
  if (!wish.sent) complain($("refused").dataset.dropped);
  return false;
}

/** The line is lost. */
export function silence() {
  line = null;
}

/** The server has done an act or refused it.
 * @type {(id: number, refused?: { problem: string, text: string }) => void} */
export function answered(id, refused) {
  const wish = wishes.find((one) => one.id === id);
  if (wish && !refused) wish.done = true;
  if (refused || wish?.act !== "choose") wishes = wishes.filter((one) => one !== wish);
  // Said twice, since the line was lost in between, and taken the first time.
  if (refused && !(wish && wish.sent > 1 && refused.problem === "stale-question")) complain(refused.text);
  markSent();
}

/** Whether the server has kept silent about this act.
 * @type {(id: number) => boolean} */
export const unanswered = (id) => wishes.some((wish) => wish.id === id && !wish.done);

/** Where pages get through and lines do not, plain forms do it. */
export async function plainly() {
  const [wish] = wishes;
  const answer = wish && (await fetch(location.href).catch(() => null));
  if (!answer?.ok || line || wishes[0] !== wish) return;
  const there = first("#choose", parse(await answer.text()));
  if (there?.dataset.asked === wish.asked) submit(wish);
  else location.reload();
}

document.addEventListener("submit", (e) => {
  const form = /** @type {HTMLFormElement} */ (e.target);
  const by = /** @type {HTMLButtonElement | null} */ (e.submitter);
  const [, kind, table, act] = new URL(by?.hasAttribute("formaction") ? by.formAction : form.action).pathname.split(
    "/",
  );
  if (!body.dataset.live || passing || kind !== "t" || table !== body.dataset.table || form.method !== "post") return;
  if (line && leads(act)) return;
  e.preventDefault();
  if (!unsure(by)) want(form, by, act);
});

const mercy = $("grace");
if (mercy) mercy.checked = localStorage.grace === "on";
mercy?.addEventListener("change", () => {
  localStorage.grace = mercy.checked ? "on" : "off";
});
