// The whole client, for every game and for replays: makes the page like the HTML that the server sends, lets the pieces
// that moved fly, sends choices.  It knows nothing of any game, and every page works without it.
import "./clocks.js";
import "./light.js";
import "./keys.js";
import { connect, told } from "./live.js";
import { body, lesson } from "./page.js";
import { only, pick } from "./pick.js";
import { learn } from "./turning.js";

if (lesson) {
  learn(false);
  pick(only());
}
if (body.dataset.live) {
  connect();
  told();
  pick(only());
}
