// Replays and lessons step without loading a page, so that cards fly there too.
import { brought, project } from "./film.js";
import { change } from "./flight.js";
import { morph } from "./morph.js";
import { $, all, around, body, first, lesson, replay, scrollTo } from "./page.js";
import { again, ask, current } from "./question.js";
import { unsure } from "./sure.js";

// One page after another, also for who holds a key down: the one being turned to, and the last one wanted after it.
let turning = "";
/** @type {[string, boolean] | null} */
let wanted = null;

/** @type {(href: string, push: boolean) => Promise<void>} */
export async function turn(href, push) {
  if (turning) {
    wanted = href === turning ? null : [href, push];
    return;
  }
  turning = href;
  await turned(href, push).finally(() => {
    turning = "";
  });
  if (!wanted) return;
  const then = wanted;
  wanted = null;
  await turn(...then);
}

/** @type {(href: string) => Promise<Response | null>} */
async function patient(href) {
  for (;;) {
    const answer = await fetch(href).catch(() => null);
    if (answer?.status !== 429) return answer;
    await new Promise((later) => setTimeout(later, 1000));
  }
}

/** @type {(href: string, push: boolean) => Promise<void>} */
async function turned(href, push) {
  const answer = await patient(href);
  if (!answer?.ok) {
    location.href = href;
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const onward = $("forth") && bare($("forth").href) === bare(answer.url);
  await project(onward ? brought(page) : [], () => renewAll(page, answer.url, push));
}

/** @type {(href: string) => string} */
const bare = (href) => href.split("?")[0];

/** @type {(page: Document, address: string, push: boolean) => void} */
function renewAll(page, address, push) {
  change(() => morph(first(".hall"), page.querySelector(".hall")));
  if ($("progress")) morph($("progress"), page.getElementById("progress"));
  document.title = page.title;
  body.dataset.status = page.body.dataset.status;
  const back = /** @type {HTMLInputElement} */ (first(".tongue [name=back]"));
  const there = /** @type {HTMLInputElement} */ (first(".tongue [name=back]", page));
  back.value = there.value;
  if (push) history.pushState(null, "", address);
  if (lesson) learn(true);
  if ($("jump")) $("jump").value = "";
  here();
}

/** The move in the middle of the story, without moving the page. */
function here() {
  const now = $("now");
  const list = now?.closest(".logs");
  if (!list) return;
  list.scrollTop += now.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
}

/** The timer of a replay that plays by itself.
 * @type {ReturnType<typeof setTimeout> | 0} */
let playing = 0;

/** @type {(on?: boolean) => void} */
export function play(on = !playing) {
  clearTimeout(playing);
  const button = $("play");
  const more = bare($("forth").href) !== bare(location.href);
  playing = on && more ? setTimeout(goOn, $("speed").value) : 0;
  button.setAttribute("aria-pressed", !!playing);
  button.textContent = playing ? button.dataset.stop : button.dataset.play;
}

async function goOn() {
  await turn($("forth").href, true);
  play(true);
}

/** What is asked now; whoever moved on reads on where the text is.
 * @type {(moved: boolean) => void} */
export function learn(moved) {
  ask($("choose") ? current() : null);
  if (!moved) return;
  again();
  $("lesson-title").focus({ preventScroll: true });
  if ($("ask").getBoundingClientRect().top < 0) scrollTo($("ask"), "start");
}

/** These links are turned to within the page, and so is the way back.
 * @type {(links: string) => void} */
function follow(links) {
  document.addEventListener("click", (e) => {
    const link = /** @type {HTMLAnchorElement | null} */ (around(e, links));
    if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    turn(link.href, true);
  });
  addEventListener("popstate", () => turn(location.href, false));
}

if (lesson) {
  follow("a[data-turn]");
  document.addEventListener("submit", (e) => {
    const form = /** @type {HTMLFormElement} */ (e.target);
    if (form.id !== "choose") return;
    e.preventDefault();
    if (unsure(/** @type {HTMLButtonElement | null} */ (e.submitter))) return;
    const fields = /** @type {any} */ (new FormData(form, e.submitter));
    turn(`${form.action}?${new URLSearchParams(fields)}`, true);
  });
}
if (replay) {
  here();
  for (const tab of all(".tabs > input")) tab.addEventListener("change", here);
  document.addEventListener("click", (e) => {
    if (around(e, "#play")) play();
    else if (playing && around(e, "a")) play(false);
  });
  document.addEventListener("change", (e) => {
    const jump = $("jump");
    if (e.target !== jump || !jump.value) return;
    play(false);
    turn(`${jump.form.action}/${jump.value}${location.search}`, true);
  });
  follow('a[href*="/replay/"]');
}
