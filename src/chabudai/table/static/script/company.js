// Company: who is here, talk that is noticed, links that are copied with a click.
import { $, all, around, body, first } from "./page.js";
import { isOpen } from "./panels.js";
import { ring } from "./sound.js";

/** The seats whose people have the table before them.
 * @type {(here: number[]) => void} */
export function present(here) {
  body.dataset.here = here.join(" ");
  gather();
}

/** Whatever changes the page takes this off: who is not here is pale, and a seat that was taken has no link. */
export function gather() {
  const here = (body.dataset.here ?? "").split(" ");
  for (const e of all("[data-person]")) e.classList.toggle("gone", !here.includes(e.dataset.person ?? ""));
  for (const e of all("[data-invites]")) e.hidden = !first(`#room .free[data-chair="${e.dataset.invites}"]`);
}

/** The lines of the talk as they were last looked at, and how many have come since.
 * @type {string[] | null} */
let talked = null;
let unread = 0;

/** Counts what others have said since the talk was last open. */
export function overhear() {
  const lines = all("#talk > li");
  const now = lines.map((li) => li.textContent ?? "");
  const before = talked ?? now;
  talked = now;
  let known = before.length; // the oldest lines may have gone
  while (known && !before.slice(-known).every((line, at) => line === now[at])) known--;
  const news = lines.slice(known).filter((li) => li.matches(".said:not(.mine)")).length;
  if (news) ring("talk");
  unread = isOpen("panel-talk") && !document.hidden ? 0 : unread + news;
  badge();
}

function badge() {
  const e = $("unread");
  if (!e) return;
  e.textContent = String(unread || "");
  e.hidden = !unread;
}

function heardAll() {
  if (!isOpen("panel-talk") || document.hidden) return;
  unread = 0;
  badge();
}
for (const tab of all(".tabs > input")) tab.addEventListener("change", heardAll);
document.addEventListener("visibilitychange", heardAll);

document.addEventListener("click", async (e) => {
  const button = around(e, "[data-copy]");
  const field = /** @type {HTMLInputElement | null} */ (button?.parentElement?.querySelector("input") ?? null);
  if (!button || !field) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // pages that are not encrypted may not use the other way
  }
  button.textContent = button.dataset.done ?? "";
});
