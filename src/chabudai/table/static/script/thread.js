// A dotted thread from what acts to what it acts upon: in scenes, and while one points at something of another player.
// Where something would lie if one chose the place one points at, it lies for the moment, pale.
import { all, around, first, layer, make } from "./page.js";

/** The centre of an element, as seen from the corner of another.
 * @type {(e: Element, corner: DOMRect) => [number, number]} */
const centre = (e, corner) => {
  const box = e.getBoundingClientRect();
  return [box.x + box.width / 2 - corner.x, box.y + box.height / 2 - corner.y];
};

/** Draws a thread through the middles of some elements, on a layer that lies over them.
 * @type {(layer: Element, through: Element[]) => SVGElement} */
export function thread(layer, through) {
  const corner = layer.getBoundingClientRect();
  const points = through.map((e) => centre(e, corner));
  const made = shape("svg");
  made.classList.add("thread");
  let way = `M${points[0].join(" ")}`;
  let end = "";
  for (const [i, [x, y]] of points.slice(1).entries()) {
    const [a, b] = points[i];
    const [u, v] = [(a + x) / 2, (b + y) / 2 - Math.min(120, Math.hypot(x - a, y - b) / 3)];
    way += `Q${u} ${v} ${x} ${y}`;
    end = arrowhead(x, y, Math.atan2(y - v, x - u));
  }
  made.append(shape("path", way), shape("path", end));
  layer.append(made);
  return made;
}

/** @type {(tag: "svg" | "path", d?: string) => SVGElement} */
function shape(tag, d) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  if (d) made.setAttribute("d", d);
  return made;
}

/** The point of an arrow that comes from there.
 * @type {(x: number, y: number, way: number) => string} */
const arrowhead = (x, y, way) =>
  [0.5, -0.5].map((turn) => `M${x} ${y}L${x - 18 * Math.cos(way + turn)} ${y - 18 * Math.sin(way + turn)}`).join("");

/** Lays a piece over a place as if it lay there.
 * @type {(piece: HTMLElement, place: HTMLElement) => void} */
function ghost(piece, place) {
  const box = place.getBoundingClientRect();
  const made = layer.appendChild(make("div", { className: "flyer ghost" }));
  made.append(piece.cloneNode(true));
  for (const part of all(".hot, .upon", made)) part.remove();
  made.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
}

/** From what is in hand, or acts, to what one points at.
 * @type {(e: Event) => void} */
function point(e) {
  for (const old of all(":scope > :is(.thread, .ghost)", layer)) old.remove();
  const b = around(e, ".hot");
  const key = b?.dataset.by ?? b?.dataset.for;
  const source = key ? first(`#frame [data-piece="${CSS.escape(key)}"]`) : null;
  const place = b?.parentElement;
  if (!place || !source?.offsetParent || e.type === "pointerout") return;
  if (b.dataset.by || b.closest(".other")) thread(layer, [source, b]);
  if (place.matches(".mine .slot.empty") && !b.dataset.gain && e.type !== "click") ghost(source, place);
}
// What was looked at closer was hit: the sheet is put away.
document.addEventListener("click", (e) => {
  const other = around(e, ".other .hot[value]") && around(e, ".other");
  const grown = other ? first(":scope > .grow > :checked", other) : null;
  if (grown) /** @type {HTMLInputElement} */ (grown).checked = false;
});
for (const kind of ["pointerover", "pointerout", "focusin", "click"]) document.addEventListener(kind, point);
