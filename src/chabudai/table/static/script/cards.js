// The cards on the table in full.  A page brings the list; what has come since then is fetched when it is to be read.
import { morph } from "./morph.js";
import { $, parse } from "./page.js";

let listing = 0;
let listed = 0;

/** Makes the list what it is now; pages that do not go on have no other.
 * @type {() => Promise<void>} */
export async function refresh() {
  const path = $("panel-cards")?.dataset.cards;
  if (!path) return;
  const mine = ++listing;
  try {
    const answer = await fetch(path);
    const made = parse(answer.ok ? await answer.text() : "").firstElementChild;
    if (!made || mine < listed) return;
    listed = mine;
    morph($("cards"), made);
  } catch {
    // nobody answers, which the line says
  }
}
$("panel-cards")?.addEventListener("toggle", () => {
  if ($("panel-cards").open) refresh();
});
