// Why a piece or a place cannot be used now, in the server's words.
import { $, all, first, html, parse } from "./page.js";
import { picked } from "./pick.js";
import { asked, current } from "./question.js";

/** What can be asked about. */
export const THINGS = "#frame [data-piece], #frame .slot";

/** The reasons of the question of that number, fetched when first asked for.
 * @type {Promise<HTMLElement | null> | null} */
let reasons = null;
let reasonsFor = "";

/** @type {() => Promise<HTMLElement | null>} */
function why() {
  const now = current();
  if (reasonsFor !== now || !reasons) {
    reasonsFor = now;
    reasons = fetched($("panel-why").dataset.why).then(reachable);
  }
  return reasons;
}

/** @type {(path: string) => Promise<HTMLElement | null>} */
async function fetched(path) {
  try {
    const answer = await fetch(path);
    return html(parse(answer.ok ? await answer.text() : "").firstElementChild);
  } catch {
    return null;
  }
}

/** Empty places that have a reason can be walked to with the arrow keys.
 * @type {(list: HTMLElement | null) => HTMLElement | null} */
function reachable(list) {
  for (const li of list ? all("[data-on], [data-to]", list) : [])
    for (const key of [li.dataset.on, li.dataset.to]) if (key) $(`slot-${key}`)?.setAttribute("tabindex", "-1");
  return list;
}

/** The headings of the reasons that concern this piece or place; null where nothing is asked.
 * @type {(e: HTMLElement) => Promise<Element[] | null>} */
export async function obstacles(e) {
  if (!asked || !$("panel-why") || !e.matches(THINGS)) return null;
  if (first(":scope > .hot:not([hidden])", e)) return [];
  const list = await why();
  if (!list) return null;
  const keys = [e.dataset.piece, e.closest(".slot")?.id.slice(5)].filter((key) => key);
  /** @type {(fits: (of: DOMStringMap) => boolean) => Element[]} */
  const look = (fits) => headings(all("li", list).filter((li) => fits(li.dataset)));
  if (picked) return look((of) => of.on === picked && keys.includes(of.to));
  const moving = look((of) => keys.includes(of.on));
  return moving.length ? moving : look((of) => keys.includes(of.to));
}

/** @type {(lines: HTMLElement[]) => Element[]} */
const headings = (lines) => [...new Set(lines.map((li) => html(li.closest("section")?.firstElementChild)))].slice(0, 3);

export async function list() {
  const made = await why();
  if (made) $("reasons").replaceChildren(made.cloneNode(true));
}
$("panel-why")?.addEventListener("toggle", () => {
  if ($("panel-why").open) list();
});
