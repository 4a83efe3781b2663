// Hints: asked for in the ribbon, read beside the table, marked on the pieces.
import { begun } from "./arrangement.js";
import { $, all, around, html, parse } from "./page.js";
import { open } from "./panels.js";
import { current } from "./question.js";

/** The question that the hint on the page belongs to, with what is begun of its answer. */
let hintedFor = "";
const now = () => current() && `${current()} ${begun()}`;

/** @type {(path: string) => Promise<void>} */
async function advise(path) {
  const panel = $("panel-hint");
  const box = $("advice");
  const mine = now();
  panel.hidden = false;
  box.textContent = panel.dataset.looking;
  open("panel-hint", true);
  const answer = await fetch(`${path}?part&after=${encodeURIComponent(begun())}`).catch(() => null);
  if (mine !== now()) return; // answered in the meantime
  if (!answer?.ok) {
    box.textContent = panel.dataset.failed;
    return;
  }
  hintedFor = mine;
  box.replaceChildren(parse(await answer.text()));
  mark();
}

/** Shows on the table what the list says: the number of each choice on what one clicks for it.  The first step of a
 * choice in two has the number of the best that begins with it.  Whatever changes the page takes the marks off. */
export function mark() {
  for (const e of all(".hinted")) {
    delete e.dataset.hint;
    e.classList.remove("hinted");
  }
  const panel = $("panel-hint");
  if (!panel || !hintedFor) return;
  if (hintedFor !== now()) {
    hintedFor = "";
    panel.hidden = true;
    $("advice").replaceChildren();
    return;
  }
  all("#advice > * > ol > li").forEach((li, place) => {
    const { choice = "", on = "", to = "" } = li.dataset;
    const steps = all(
      `:is([name="choice"], [data-put]):is([value="${CSS.escape(choice)}"], [value^="${CSS.escape(choice)};"])`,
    );
    for (const key of [on, to]) if (key) steps.push(html($(`pick-${key}`)));
    for (const e of steps) {
      if (!e) continue;
      e.dataset.hint ??= String(place + 1);
      e.classList.add("hinted");
    }
  });
}

document.addEventListener("click", (e) => {
  const link = /** @type {HTMLAnchorElement | null} */ (around(e, "#hint"));
  if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return;
  e.preventDefault();
  advise(link.pathname);
});
