// What every part of the script needs of the page.
export const body = document.body;
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const lesson = body.classList.contains("lesson");
export const replay = body.classList.contains("replay");
document.documentElement.classList.add("js");

/** The element of that name, if this page has it.
 * @type {(id: string) => any} */
export const $ = (id) => document.getElementById(id);

/** All elements that a selector finds.
 * @type {(what: string, within?: ParentNode) => HTMLElement[]} */
export const all = (what, within = document) => [...within.querySelectorAll(what)].map(html);

/** The first of them.
 * @type {(what: string, within?: ParentNode) => HTMLElement | null} */
export const first = (what, within = document) => within.querySelector(what);

/** Where an event happened: the nearest element round it that a selector finds.
 * @type {(event: Event, what: string) => HTMLElement | null} */
export const around = (event, what) => html(event.target).closest(what);

/** Our pages are HTML: drawings in it are treated alike.
 * @type {(e: unknown) => HTMLElement} */
export const html = (e) => /** @type {HTMLElement} */ (e);

/** HTML of the server's, in which drawings may be written in shorthand.
 * @type {(text: string) => DocumentFragment} */
export const parse = (text) => Object.assign(document.createElement("template"), { innerHTML: spelled(text) }).content;

/** @type {(text: string) => string} */
const spelled = (text) => text.replace(/<#([a-z]+) ([a-z0-9_-]+)>/g, body.dataset.drawing ?? "");

/** @type {<T extends keyof HTMLElementTagNameMap>(tag: T, about: object) => HTMLElementTagNameMap[T]} */
export const make = (tag, about) => Object.assign(document.createElement(tag), about);

/** Scrolls to an element, at once for who wants no motion.
 * @type {(e: Element, block: ScrollLogicalPosition) => void} */
export const scrollTo = (e, block) => e.scrollIntoView({ block, behavior: calm.matches ? "auto" : "smooth" });

/** What flies over the page. */
export const layer = body.appendChild(make("div", { id: "flight", ariaHidden: "true" }));
