// Makes one element like another, keeping every element that can be kept: focus, scroll and open details survive.

/** What makes an element the same one: its name or its piece.
 * @type {(e: any) => string} */
export const keyOf = (e) => e.id || e.dataset?.piece || "";

/** Whether an attribute is the reader's, not the server's.
 * @type {(e: Element, name: string) => boolean} */
const own = (e, name) => name === "open" && e.nodeName === "DETAILS";

/** @type {(a: any, b: any) => void} */
export function morph(a, b) {
  if (a.isEqualNode(b)) return;
  if (a.nodeType !== 1 || a.nodeName !== b.nodeName || keyOf(a) !== keyOf(b)) {
    a.replaceWith(b);
    return;
  }
  dress(a, b);
  const kept = new Map([...a.children].filter(keyOf).map((e) => [keyOf(e), e]));
  let at = a.firstChild;
  for (const wanted of [...b.childNodes]) {
    const key = keyOf(wanted);
    const old = key ? kept.get(key) : at && !keyOf(at) && at.nodeName === wanted.nodeName ? at : null;
    if (!old) {
      a.insertBefore(wanted, at);
      continue;
    }
    if (old === at) at = at.nextSibling;
    else a.insertBefore(old, at);
    morph(old, wanted);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** @type {(a: Element, b: Element) => void} */
function dress(a, b) {
  for (const { name } of [...a.attributes]) if (!b.hasAttribute(name) && !own(a, name)) a.removeAttribute(name);
  for (const { name, value } of b.attributes)
    if (a.getAttribute(name) !== value && !own(a, name)) a.setAttribute(name, value);
}
