// Sounds for whoever switched them on: my turn, a move, somebody speaks, the end.  Made on the spot, no files.
import { $, all, body } from "./page.js";
import { current, since } from "./question.js";

/** Each note: its pitch, when it begins and how long it sounds, in seconds, and how loud.
 * @type {Record<string, [number, number, number, number][]>} */
const TUNES = {
  turn: [
    [523, 0, 0.5, 0.12],
    [784, 0.14, 0.55, 0.12],
  ],
  move: [[196, 0, 0.09, 0.1]],
  talk: [
    [880, 0, 0.12, 0.06],
    [988, 0.09, 0.18, 0.06],
  ],
  end: [
    [392, 0, 0.5, 0.1],
    [523, 0.16, 0.5, 0.1],
    [659, 0.32, 0.5, 0.1],
    [784, 0.48, 0.9, 0.12],
  ],
};

/** @type {AudioContext | null} */
let sound = null;
const on = () => localStorage.sound === "on";

/** @type {(tune: string) => void} */
export function ring(tune) {
  if (!on()) return;
  sound ??= new AudioContext();
  for (const [pitch, after, long, loud] of TUNES[tune]) {
    const tone = sound.createOscillator();
    const gain = sound.createGain();
    const at = sound.currentTime + after;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    tone.connect(gain).connect(sound.destination);
    tone.start(at);
    tone.stop(at + long + 0.05);
  }
}

/** What was last heard of the table: the question, the status, the story so far. */
let heard = { asked: "", status: "", story: "" };

/** The page shows something new: the sound that goes with it, if any.  My turn is no surprise to who has just moved. */
export function listen() {
  const now = { asked: current(), status: body.dataset.status ?? "", story: $("logs")?.textContent ?? "" };
  const before = heard;
  heard = now;
  if (!before.status) return; // the page was opened with it
  const surprising = document.hidden || performance.now() - since > 4000;
  if (now.status === "over" && before.status !== "over") ring("end");
  else if (now.asked && now.asked !== before.asked && surprising) ring("turn");
  else if (now.story !== before.story) ring("move");
}

function pressed() {
  for (const e of all("[data-sound]")) e.setAttribute("aria-pressed", String(on()));
}
pressed();
for (const e of all("[data-sound]"))
  e.addEventListener("click", () => {
    localStorage.sound = on() ? "off" : "on";
    pressed();
    ring("turn");
  });
