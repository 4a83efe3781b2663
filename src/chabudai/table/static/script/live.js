// The socket.  The first message of a connection holds everything, so a reconnection needs no catching up.
import { callOut } from "./callout.js";
import { refresh } from "./cards.js";
import { tick } from "./clocks.js";
import { gather, overhear, present } from "./company.js";
import { finish, project } from "./film.js";
import { change } from "./flight.js";
import { mark } from "./hint.js";
import { layOut, takeUp } from "./laying.js";
import { morph } from "./morph.js";
import { furnish, offer } from "./offers.js";
import { $, all, body, html, parse } from "./page.js";
import { isOpen, recount, score, sift, unmoved } from "./panels.js";
import { ask, current } from "./question.js";
import { answered, plainly, review, silence, unanswered } from "./sending.js";
import { listen } from "./sound.js";
import { list } from "./why.js";

/** What the server says: a number that grows by one, what changed of the page, who looks on, or that an act was done or
 * why it was refused.
 * @typedef {object} Message
 * @property {number} [update]
 * @property {number} version what the table had come to
 * @property {number} [done] the number of an act
 * @property {{ problem: string, text: string }} [refused]
 * @property {number} id of the act that was refused
 * @property {string} [watching]
 * @property {number[]} [here]
 * @property {string[]} records parts, edits of parts, parts that are gone, and what happened since the last update
 */

const PATIENCE = 8000; // milliseconds after which a line that does not answer is given up
const LATE = 3000; // the same of one that does not show what came of an act; a busy server shows it a little later

/** @type {Map<string, string>} */
const parts = new Map();
/** @type {WebSocket | undefined} */
let socket;
let update = 0;
let version = 0;
let gotThrough = false; // an update, ever; its version may be none yet
let delay = 250;
let tries = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;

export function connect() {
  clearTimeout(later);
  const made = new WebSocket(body.dataset.live ?? "");
  socket = made;
  update = 0;
  made.onmessage = (e) => hear(understood(e.data));
  made.onclose = () => {
    hangUp();
    $("lost").hidden = false;
    delay = Math.min(delay * 2, 8000);
    later = setTimeout(connect, delay);
    tries += 1;
    if (!gotThrough && tries > 1) plainly();
  };
}

function hangUp() {
  silence();
  if (socket) socket.onclose = socket.onmessage = null;
  socket?.close();
}

/** Something was missed, or nobody is there any more: a new line brings the whole table. */
function anew() {
  hangUp();
  connect();
}
if (body.dataset.live) addEventListener("online", anew);

/** @type {(text: string, id: number) => void} */
function speak(text, id) {
  const mine = socket;
  mine?.send(text);
  setTimeout(() => {
    if (socket === mine && unanswered(id)) anew();
  }, PATIENCE);
}

/** @type {(text: string) => Message} */
function understood(text) {
  const [head, ...records] = text.split("\x1e");
  return { ...JSON.parse(head), records };
}

/** @type {(message: Message) => void} */
function hear(message) {
  if (message.refused) answered(message.id, message.refused);
  if (message.done) {
    const mine = socket;
    answered(message.done);
    setTimeout(() => {
      if (socket === mine && version < message.version) anew();
    }, LATE);
  }
  if (message.watching !== undefined) $("watching").textContent = message.watching;
  if (message.here) present(message.here);
  if (!message.update) return;
  if (message.update !== update + 1) {
    anew();
    return;
  }
  delay = 250;
  $("lost").hidden = true;
  version = message.version;
  gotThrough = true;
  update = message.update;
  if (update === 1) parts.clear();
  /** @type {string[]} */
  const news = [];
  /** @type {import("./film.js").Shot[]} */
  const shots = [];
  for (const record of message.records) {
    const [name, ...fields] = record.slice(1).split("\x1f");
    if (record[0] === "-") parts.delete(name);
    else if (record[0] === "!") {
      const [who, said, staged, place] = fields;
      shots.push([name, who ? Number(who) : null, said, staged || null, place]);
    } else amend(name, fields);
    if (/[=~]/.test(record[0]) && !news.includes(name)) news.push(name);
  }
  const page = new Map(parts); // as it is then, whatever comes while a film runs
  const opens = update === 1 ? speak : undefined;
  if (opens) finish();
  project(shots, () => renew(news, page, opens));
}

/** A part is new, or something in it from here to there.
 * @type {(name: string, fields: string[]) => void} */
function amend(name, [text, to, instead]) {
  const old = parts.get(name) ?? "";
  parts.set(name, to ? old.slice(0, Number(text)) + instead + old.slice(Number(to)) : text);
}

/** @type {(news: string[], page: Map<string, string>, opens?: typeof speak) => void} */
function renew(news, page, opens) {
  const frames = ["frame", "logs"].filter((name) => news.includes(name));
  unmoved(() =>
    change(() => {
      const asks = news.some((name) => name === "offers" || name === "arrangement");
      takeUp();
      if (asks) offer(page.get("offers") ?? "[]", page.get("arrangement"));
      for (const name of frames) replace(name, page);
      for (const name of news) if (!frames.includes(name) && $(name)) replace(name, page);
      if (news.some((name) => /^logs?\b/.test(name))) replace("news", page);
      if (asks) for (const name of ["frame", "moves"]) furnish($(name));
      layOut();
    }),
  );
  review(opens);
  told();
}

/** @type {(name: string, page: Map<string, string>) => void} */
function replace(name, page) {
  const made = filled(name, page);
  furnish(made);
  if (name === "news") recount(made);
  morph($(name), made);
}

/** A part with the parts that belong into it.
 * @type {(name: string, page: Map<string, string>) => HTMLElement} */
function filled(name, page) {
  const made = html(parse(page.get(name) ?? "").firstElementChild);
  for (const hole of all("[data-part]", made)) {
    const inner = hole.dataset.part ?? "";
    if (page.has(inner)) hole.replaceWith(filled(inner, page));
    else hole.remove();
  }
  return made;
}

/** My turn: the title, the sound, and what is open beside the table. */
export function told() {
  const now = current();
  body.dataset.status = $("choose").dataset.status;
  document.title = (now ? `● ${body.dataset.turn} · ` : "") + body.dataset.title;
  listen();
  ask(now);
  if ($("panel-score") && isOpen("panel-score")) score();
  if ($("panel-why")?.open) list();
  if ($("panel-cards")?.open && isOpen("panel-cards")) refresh();
  mark();
  gather();
  overhear();
  callOut();
  sift();
  tick();
}
