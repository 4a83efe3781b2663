// The whole client, for every game and for replays: makes the page like the HTML that the server sends, lets the pieces
// that moved fly, sends choices.  It knows nothing of any game, and every page works without it.
const $ = id => document.getElementById(id), body = document.body, calm = matchMedia("(prefers-reduced-motion: reduce)");
const all = (what, within = document) => [...within.querySelectorAll(what)];
const lesson = body.classList.contains("lesson");
document.documentElement.classList.add("js");
const layer = body.appendChild(Object.assign(document.createElement("div"), { id: "flight", ariaHidden: "true" }));
const flights = new Map();                                       // piece key -> its copy in the air
const pieces = () => new Map(all("#frame [data-piece]").map(e => [e.dataset.piece, e]));
const place = e => e.parentElement.closest("[id], [data-piece]");
const keyOf = e => e.id || e.dataset?.piece || "";
const parse = html => Object.assign(document.createElement("template"), { innerHTML: html }).content;

// ---- make element a like element b, keeping every element that can be kept (so focus, scroll and open details survive)
function morph(a, b) {
  if (a.isEqualNode(b)) return;
  if (a.nodeType !== 1 || a.nodeName !== b.nodeName || keyOf(a) !== keyOf(b)) return a.replaceWith(b);
  for (const { name } of [...a.attributes]) if (!b.hasAttribute(name) && !(name === "open" && a.nodeName === "DETAILS")) a.removeAttribute(name);
  for (const { name, value } of b.attributes) if (a.getAttribute(name) !== value && !(name === "open" && a.nodeName === "DETAILS")) a.setAttribute(name, value);
  const kept = new Map([...a.children].filter(keyOf).map(e => [keyOf(e), e]));
  let at = a.firstChild;
  for (const n of [...b.childNodes]) {
    const k = keyOf(n), o = k ? kept.get(k) : at && !keyOf(at) && at.nodeName === n.nodeName ? at : null;
    if (!o) { a.insertBefore(n, at); continue; }
    if (o === at) at = at.nextSibling; else a.insertBefore(o, at);
    morph(o, n);
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
}

// ---- a change: remember where the pieces are, change, let those that moved fly (all measuring before all writing)
const seen = () => new Map([...pieces()].map(([key, e]) => {
  const at = place(e), back = e.classList.contains("back"), look = e.className.replace(/ (glows|target|in-air|lit|glint)\b/g, "");
  const sum = e.querySelector(":scope > .face > .count")?.textContent ?? "";
  return [key, { e, at, back, look, sum, box: (flights.get(key) ?? e).getBoundingClientRect(), home: at.getBoundingClientRect(), copy: back && e.cloneNode(true) }];
}));
function change(how) {
  const still = calm.matches || document.hidden, before = still ? null : seen();
  const focus = document.activeElement === body ? last : document.activeElement;
  how();
  pick(picked ?? only());
  refocus(focus);
  if (still) return;
  const after = seen(), glides = [], off = [], changed = [];
  for (const [key, now] of after) {
    const was = before.get(key) ?? before.get(now.e.dataset.from);
    if (!was) continue;
    if (!before.has(key) || keyOf(was.at) !== keyOf(now.at) || was.back !== now.back) off.push([key, was, now]);
    else if (!flights.has(key)) {                                // same place: glide when its neighbours made room
      const dx = was.box.x - was.home.x - now.box.x + now.home.x, dy = was.box.y - was.home.y - now.box.y + now.home.y;
      if (Math.abs(dx) + Math.abs(dy) > 2) glides.push([now.e, `translate(${dx}px, ${dy}px)`]);
      if (was.sum !== now.sum || was.look !== now.look) changed.push([now, now.sum - was.sum]);
    }
  }
  for (const [key, { e }] of after) if (flights.has(key)) e.classList.add("in-air");
  for (const [e, transform] of glides) e.animate([{ transform }, { transform: "none" }], { duration: 250, easing: "ease-out" });
  off.slice(0, 24).forEach(([key, was, now], i) => fly(key, was, now, 30 * i));
  for (const one of changed.slice(0, 16)) glint(...one);
}
function glint({ e, box }, gain) {                               // what acted and what it gave: a piece whose marks or number changed
  e.classList.add("glint");
  e.addEventListener("animationend", () => e.classList.remove("glint"), { once: true });
  if (!gain || !box.width) return;
  const n = layer.appendChild(Object.assign(document.createElement("span"), { className: "gain", textContent: (gain > 0 ? "+" : "−") + Math.abs(gain) }));
  n.style.cssText = `left:${box.x + box.width / 2}px;top:${box.y}px`;
  n.animate([{ opacity: 1, transform: "translate(-50%, 0)" }, { opacity: 0, transform: "translate(-50%, -2.2rem)" }], { duration: 1400, easing: "ease-out" }).finished.then(() => n.remove(), () => n.remove());
}
async function fly(key, was, now, delay) {
  const a = was.box, b = now.e.getBoundingClientRect(), f = document.createElement("div");
  if (!a.width || !b.width) return;
  const o = { duration: 420, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" };
  const turn = was.back !== now.back, old = turn && (was.copy || was.e.cloneNode(true));
  flights.get(key)?.remove();
  f.className = "flyer";
  f.style.cssText = `left:${b.x}px;top:${b.y}px;width:${b.width}px;height:${b.height}px`;
  f.append(now.e.cloneNode(true), ...turn ? [old] : []);
  for (const e of all("[id]", f)) e.removeAttribute("id");
  for (const c of f.children) { delete c.dataset.piece; c.classList.remove("in-air"); }
  layer.append(f);
  flights.set(key, f);
  now.e.classList.add("in-air");
  f.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${a.width / b.width}, ${a.height / b.height})` }, { transform: "none" }], o);
  if (turn) for (const c of f.children)
    c.animate(c === old ? [{ transform: "none" }, { transform: "rotateY(180deg)" }] : [{ transform: "rotateY(-180deg)" }, { transform: "none" }], { ...o, fill: "both" });
  await f.getAnimations()[0].finished.catch(() => { });
  f.remove();
  if (flights.get(key) !== f) return;
  flights.delete(key);
  pieces().get(key)?.classList.remove("in-air");
}

// ---- focus: the control that had it, its twin, the next choice, the prompt
let last = null;                                                 // what had the focus, even if hidden or removed since
document.addEventListener("focusin", e => { last = $("frame")?.contains(e.target) ? e.target : null; });
document.addEventListener("pointerdown", e => { if (!$("frame")?.contains(e.target)) last = null; });
function refocus(had) {
  const now = document.activeElement, prompt = $("prompt");
  if (!had || had === body || (now === had && now !== prompt)) return;
  if (now !== body && now !== prompt) return;
  ((had !== prompt && $(had.id || "-")) || document.querySelector(".hot:not([hidden])") || document.querySelector("#bar button:not([hidden])") || prompt)?.focus({ preventScroll: true });
}

// ---- two-step moves: pick a piece, its targets light up (or drag it onto one)
let picked = null;
function pick(key) {
  picked = key && document.querySelector(`[data-pick="${CSS.escape(key)}"]`) ? key : null;
  for (const b of all("[data-pick]")) b.setAttribute("aria-pressed", b.dataset.pick === picked);
  for (const b of all("[data-for]")) b.hidden = b.dataset.for !== picked;
  for (const e of all(".slot, .piece")) e.classList.toggle("target", !!e.querySelector(":scope > [data-for]:not([hidden])"));
  body.classList.toggle("picking", !!picked);
}
const only = () => {                                             // the only piece that can be moved is picked from the start
  const every = all("[data-pick]");
  return every.length === 1 && !all(".hot").some(b => b.value && !b.dataset.for) ? every[0].dataset.pick : null;
};
document.addEventListener("click", e => {
  const b = e.target.closest("[data-pick]");
  if (b) {
    pick(b.dataset.pick === picked ? null : b.dataset.pick);
    if (picked && e.detail === 0) document.querySelector("[data-for]:not([hidden])")?.focus();   // keyboard: to the first target
  } else if (e.detail > 1 && performance.now() - since < 250 && e.target.closest('button[form="choose"]')) e.preventDefault();   // the second half of a double click meant the last question
});
document.addEventListener("pointerdown", e => {
  const b = e.target.closest("[data-pick]");
  if (!b || e.button) return;
  const card = b.closest("[data-piece]") ?? b.closest(".slot"), box = card.getBoundingClientRect(), stop = new AbortController();
  let ghost;
  const end = () => { stop.abort(); ghost?.remove(); card.classList.remove("in-air"); };
  document.addEventListener("pointermove", m => {
    if (!ghost && Math.hypot(m.x - e.x, m.y - e.y) < 8) return;
    if (!ghost) {
      pick(b.dataset.pick);
      ghost = layer.appendChild(Object.assign(document.createElement("div"), { className: "flyer" }));
      ghost.append(card.cloneNode(true));
      ghost.style.cssText = `width:${box.width}px;height:${box.height}px`;
      card.classList.add("in-air");
    }
    ghost.style.left = box.x + m.x - e.x + "px"; ghost.style.top = box.y + m.y - e.y + "px";
  }, { signal: stop.signal });
  document.addEventListener("pointercancel", end, { signal: stop.signal });
  document.addEventListener("pointerup", u => {
    const dragged = ghost;
    end();
    if (!dragged) return;
    document.addEventListener("click", c => { c.stopPropagation(); c.preventDefault(); }, { capture: true, once: true, signal: AbortSignal.timeout(50) });
    const target = document.elementsFromPoint(u.x, u.y).find(x => x.matches("[data-for]:not([hidden])"));
    if (target) target.form.requestSubmit(target); else pick(only());
  }, { signal: stop.signal });
});

// ---- transport.  The first message of a connection holds everything, so a reconnection needs no catching up.
const parts = new Map();
let ws, update = 0, delay = 250;
function connect() {
  ws = new WebSocket(body.dataset.live);
  update = 0;
  ws.onopen = () => { delay = 250; $("lost").hidden = true; };
  ws.onmessage = e => hear(JSON.parse(e.data));
  ws.onclose = () => { $("lost").hidden = false; setTimeout(connect, delay = Math.min(delay * 2, 8000)); };
}
function hear(message) {
  if (message.refused) return complain(message.refused.text);
  if (!message.update) return;
  if (message.update !== update + 1) return ws.close();          // something was missed: connect again for the whole table
  update = message.update;
  if (update === 1) parts.clear();
  for (const name of message.gone) parts.delete(name);
  for (const [name, html] of Object.entries(message.parts)) parts.set(name, html);
  for (const [name, [from, to, html]] of Object.entries(message.edits ?? {})) parts.set(name, parts.get(name).slice(0, from) + html + parts.get(name).slice(to));
  const news = [...Object.keys(message.parts), ...Object.keys(message.edits ?? {})], frames = ["frame", "logs"].filter(name => news.includes(name));
  change(() => {
    for (const name of frames) morph($(name), filled(name));
    for (const name of news) if (!frames.includes(name) && $(name)) morph($(name), filled(name));
  });
  told();
}
function filled(name) {                                          // a part with the parts that belong into it
  const made = parse(parts.get(name) ?? "").firstElementChild;
  for (const hole of all("[data-part]", made)) parts.has(hole.dataset.part) ? hole.replaceWith(filled(hole.dataset.part)) : hole.remove();
  return made;
}
document.addEventListener("submit", e => {
  const form = e.target, by = e.submitter;
  if (lesson && form.id === "choose") { e.preventDefault(); turn(`${form.action}?${new URLSearchParams(new FormData(form, by))}`, true); return; }
  const path = new URL(by?.hasAttribute("formaction") ? by.formAction : form.action).pathname.split("/");
  if (path[1] !== "t" || path[2] !== body.dataset.table || form.method !== "post" || ws?.readyState !== 1) return;   // the plain form does it
  if (path[3] === "sit" || path[3] === "leave") return;          // afterwards it is another page: with a seat, or without
  e.preventDefault();
  const fields = Object.fromEntries(new FormData(form, by?.name ? by : undefined));
  pick(null);
  $("refused").hidden = true;
  ws.send(JSON.stringify({ do: path[3], ...fields }));
  if (path[3] === "chat") form.reset();
});
let quiet;
function complain(text) {
  const note = $("refused");
  note.textContent = text;
  note.hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(() => { note.hidden = true; }, 8000);
}

// ---- my turn: title and a gentle sound; the clocks; the score while it is open
let asked = null, since = performance.now(), sound = null;
function told() {
  const now = $("choose").dataset.asked, mine = now !== "";
  body.dataset.status = $("choose").dataset.status;
  document.title = (mine ? `● ${body.dataset.turn} · ` : "") + body.dataset.title;
  if (mine && asked !== null && asked !== now && (document.hidden || performance.now() - since > 4000)) ring();
  if (asked !== now) since = performance.now();
  asked = now;
  if ($("panel-score")?.open) score();
  if ($("panel-why")?.open) list();
  sift();
}
function ring() {
  if (localStorage.sound !== "on") return;
  sound ??= new AudioContext();
  for (const [pitch, after] of [[523, 0], [784, .14]]) {
    const tone = sound.createOscillator(), loud = sound.createGain(), at = sound.currentTime + after;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(.0001, at);
    loud.gain.exponentialRampToValueAtTime(.12, at + .02);
    loud.gain.exponentialRampToValueAtTime(.0001, at + .5);
    tone.connect(loud).connect(sound.destination);
    tone.start(at);
    tone.stop(at + .55);
  }
}
const bell = $("sound");
bell?.setAttribute("aria-pressed", localStorage.sound === "on");
bell?.addEventListener("click", () => {
  localStorage.sound = localStorage.sound === "on" ? "off" : "on";
  bell.setAttribute("aria-pressed", localStorage.sound === "on");
  ring();
});
setInterval(() => {
  for (const e of all("[data-left]")) {
    const s = Math.max(0, Math.floor((e.dataset.left - Math.max(0, Date.now() - e.dataset.since)) / 1000)), two = n => String(n).padStart(2, "0");
    e.textContent = (s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}` : Math.floor(s / 60)) + ":" + two(s % 60);
    e.classList.toggle("short", s < 30);
  }
}, 500);
let counting = 0;
async function score() {
  const mine = ++counting, answer = await fetch($("panel-score").dataset.score);
  if (!answer.ok || mine !== counting) return;
  const made = parse(await answer.text()).firstElementChild, box = $("points");
  if (box.firstElementChild?.classList.contains("score")) morph(box.firstElementChild, made); else box.replaceChildren(made);
}
$("panel-score")?.addEventListener("toggle", e => { if (e.target.open) score(); });
const sift = () => {
  const wanted = $("filter")?.value.toLowerCase();
  if (wanted !== undefined) for (const line of all("#logs li")) line.hidden = !!wanted && !line.textContent.toLowerCase().includes(wanted);
};
$("filter")?.addEventListener("input", sift);

// ---- a piece in full: on focus, hover or long press; the pieces behind a point
const THINGS = "#frame [data-piece], #frame .slot";
let near, away, telling;
async function tell(e, insist) {                                 // what it is, and why it cannot be used now; insist: somebody clicked it
  const box = $("about"), entry = e && $("about-" + e.dataset.about), mine = telling = {};
  clearTimeout(away);
  const name = e?.querySelector(":scope > .face")?.getAttribute("aria-label") ?? e?.querySelector(".slot-name")?.textContent;
  const make = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
  const show = (...more) => {
    box.hidden = !entry && !more.length;
    if (box.hidden) return;
    box.replaceChildren(make("b", name), ...entry ? entry.querySelector("dd").cloneNode(true).childNodes : [], ...more);
    put(box, e);
  };
  show();
  const why = e && await obstacles(e);
  if (!why || mine !== telling) return;
  const lines = why.map(h => { const p = make("p", ""); p.className = "why-not"; p.append(...h.cloneNode(true).childNodes); return p; });
  if (lines.length || insist && asked) show(...lines.length ? lines : [make("p", $("panel-why").dataset.none)]);
}
function put(box, e) {
  const at = e.getBoundingClientRect(), mine = box.getBoundingClientRect();
  const below = at.bottom + 8 + mine.height < innerHeight, x = Math.min(Math.max(8, at.left + at.width / 2 - mine.width / 2), innerWidth - mine.width - 8);
  box.style.cssText = `left:${x}px;top:${below ? at.bottom + 8 : Math.max(8, at.top - mine.height - 8)}px`;
}
let reasons = null, reasonsFor = "";                              // of the question of that number, fetched when first asked for
function why() {
  const now = $("choose").dataset.asked;
  if (reasonsFor !== now || !reasons) {
    reasonsFor = now;
    reasons = fetch($("panel-why").dataset.why).then(answer => answer.ok ? answer.text() : "").then(html => parse(html).firstElementChild, () => null).then(reachable);
  }
  return reasons;
}
function reachable(list) {                                       // empty places that have a reason can be walked to with the arrow keys
  for (const li of list ? all("[data-on], [data-to]", list) : []) for (const key of [li.dataset.on, li.dataset.to]) key && $("slot-" + key)?.setAttribute("tabindex", "-1");
  return list;
}
async function obstacles(e) {                                    // the headings of the reasons that concern this piece or place
  if (!asked || !$("panel-why") || !e.matches(THINGS)) return null;
  const usable = all(":scope > .hot:not([hidden])", e), slot = e.closest(".slot"), list = usable.length ? null : await why();
  if (!list) return usable.length ? [] : null;
  const keys = [e.dataset.piece, slot?.id.slice(5)].filter(k => k), found = new Set();
  const look = fits => { if (!found.size) for (const li of all("li", list)) if (fits(li.dataset)) found.add(li.closest("section").firstElementChild); };
  if (picked) look(d => d.on === picked && keys.includes(d.to));
  else { look(d => keys.includes(d.on)); look(d => keys.includes(d.to)); }
  return [...found].slice(0, 3);
}
async function list() {
  const made = await why();
  if (made) $("reasons").replaceChildren(made.cloneNode(true));
}
$("panel-why")?.addEventListener("toggle", e => { if (e.target.open) list(); });
const soon = () => { clearTimeout(near); clearTimeout(away); away = setTimeout(() => tell(null), 350); };
document.addEventListener("pointerover", e => {
  if (e.pointerType === "touch" || e.buttons) return;
  const piece = e.target.closest(THINGS);
  if (piece) { clearTimeout(near); clearTimeout(away); near = setTimeout(tell, 450, piece); } else if (e.target.closest("#about")) clearTimeout(away); else soon();
  light(e.target.closest("[data-pieces]"));
});
function light(line) {                                           // the pieces that made the points of this line
  const made = line?.dataset.pieces.split(" ") ?? [];
  for (const e of all(".tally .lighting")) e.classList.remove("lighting");
  for (const [key, p] of pieces()) p.classList.toggle("lit", made.includes(key));
  if (all("#frame .lit").length) line.classList.add("lighting");
}
document.addEventListener("focusin", e => light(e.target.closest("[data-pieces]")));
document.addEventListener("click", e => {                        // a tap brings them into sight, too
  const line = e.target.closest("a") ? null : e.target.closest("[data-pieces]");
  if (!line) return;
  light(line);
  const near = all("#frame .lit"), seen = p => { const b = p.getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight; };
  if (near.length && !near.some(seen)) near[0].scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
});
document.addEventListener("contextmenu", e => {                  // what phones make of a long press
  const piece = e.target.closest(THINGS);
  if (piece && e.pointerType === "touch") { e.preventDefault(); tell(piece, true); }
});
document.addEventListener("pointerdown", e => { clearTimeout(near); if (!e.target.closest("#about")) tell(null); });
let keyboard = false;
document.addEventListener("keydown", () => { keyboard = true; }, true);
document.addEventListener("pointerdown", () => { keyboard = false; }, true);
document.addEventListener("focusin", e => { if (keyboard) tell(e.target.closest(THINGS)); });
document.addEventListener("click", e => {                        // asked about by a click: what cannot be used says why
  const piece = e.target.closest("button, a, label") ? null : e.target.closest(THINGS);
  if (piece && asked !== null) tell(piece, true);
  if (e.target.closest("#why-not") && !e.ctrlKey && !e.metaKey) { e.preventDefault(); open("panel-why", true); }
});
function open(name, wide) {
  const d = $(name);
  if (!d) return;
  d.open = wide || !d.open;
  if (d.open) d.scrollIntoView({ block: "nearest" });
}
document.addEventListener("click", e => {                        // a clause opens the rules beside the table
  const link = e.target.closest("a.clause"), rule = link && $(link.hash.slice(1));
  if (!rule) return;
  e.preventDefault();
  tell(null);
  for (let d = rule.closest("details"); d; d = d.parentElement.closest("details")) d.open = true;
  rule.scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
  for (const old of all(".rulebook .cited")) old.classList.remove("cited");
  rule.classList.add("cited");
});

// ---- keys
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const stops = () => all("#bar button:not([hidden]), #frame .hot:not([hidden]), #frame [data-piece], #frame .slot[tabindex]").filter(e => !(e.dataset.piece && e.querySelector(":scope > .hot:not([hidden])")) && e.offsetParent);
function step([dx, dy]) {
  const from = document.activeElement, every = stops();
  if (!every.includes(from)) return (document.querySelector("#frame .hot:not([hidden])") ?? every[0])?.focus();
  const middle = e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const [x, y] = middle(from);
  let best = null, least = Infinity;
  for (const e of every) {
    const [ex, ey] = middle(e), ahead = (ex - x) * dx + (ey - y) * dy, aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (e === from || ahead < 4) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) { least = far; best = e; }
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest" });
}
document.addEventListener("keydown", e => {
  if (e.ctrlKey || e.metaKey || e.altKey || e.target.closest("input, select, textarea, dialog[open]")) return;
  if (e.key === "Escape") { const k = picked; pick(null); tell(null); if (k) $("pick-" + k)?.focus(); }
  else if (body.classList.contains("replay") && (e.key === "ArrowLeft" || e.key === "ArrowRight")) $(e.key === "ArrowLeft" ? "back" : "forth").click();
  else if (body.classList.contains("replay") && e.key === " " && !e.target.closest("a, button, summary")) play(!playing);
  else if (WAYS[e.key]) step(WAYS[e.key]);
  else if (e.key === "?") $("help")?.showModal();
  else if (e.key === "u") $("act-undo")?.click();
  else if (e.key === "n") location.href = "/next?from=" + (body.dataset.table ?? "");
  else if (e.key === "r") open("panel-rules");
  else if (e.key === "w") open("panel-why");
  else if (e.key === "Enter" && e.target.matches(THINGS)) tell(e.target, true);
  else return;
  e.preventDefault();
});
$("keys")?.addEventListener("click", () => $("help").showModal());

// ---- replays and lessons step without loading a page, so that cards fly there too
let turning = "", next = null;                                   // one page after another, also for who holds a key down
async function turn(href, push) {
  if (turning) { next = href === turning ? null : [href, push]; return; }
  turning = href;
  await turned(href, push).finally(() => turning = "");
  if (next) { const then = next; next = null; await turn(...then); }
}
async function turned(href, push) {
  let answer;
  while ((answer = await fetch(href).catch(() => null))?.status === 429) await new Promise(later => setTimeout(later, 1000));
  if (!answer?.ok) { location.href = href; return; }
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  change(() => morph(document.querySelector(".hall"), next.querySelector(".hall")));
  document.title = next.title;
  body.dataset.status = next.body.dataset.status;
  document.querySelector(".tongue [name=back]").value = new URL(answer.url).pathname;
  if (push) history.pushState(null, "", answer.url);
  if (lesson) learn(true);
  if ($("jump")) $("jump").value = "";
  here();
}
const here = () => {                                             // the move in the middle of the story, without moving the page
  const now = $("now"), list = now?.closest(".logs");
  if (list) list.scrollTop += now.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
};
let playing = 0;                                                 // the timer of a replay that plays by itself
function play(on) {
  clearTimeout(playing);
  const b = $("play"), more = $("forth").href.split("?")[0] !== location.href.split("?")[0];
  playing = on && more ? setTimeout(async () => { await turn($("forth").href, true); play(true); }, $("speed").value) : 0;
  b.setAttribute("aria-pressed", !!playing);
  b.textContent = playing ? b.dataset.stop : b.dataset.play;
}
function learn(moved) {                                          // what is asked now; whoever moved on reads on where the text is
  asked = $("choose")?.dataset.asked ?? null;
  if (!moved) return;
  since = performance.now();
  $("lesson-title").focus({ preventScroll: true });
  if ($("ask").getBoundingClientRect().top < 0) $("ask").scrollIntoView({ behavior: calm.matches ? "auto" : "smooth" });
}
function follow(links) {                                         // these are turned to within the page, and so is the way back
  document.addEventListener("click", e => {
    const link = e.target.closest(links);
    if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    turn(link.href, true);
  });
  addEventListener("popstate", () => turn(location.href, false));
}
if (lesson) {
  learn(false);
  pick(only());
  follow("a[data-turn]");
}
if (body.classList.contains("replay")) {
  here();
  document.addEventListener("click", e => { if (e.target.closest("#play")) play(!playing); else if (playing && e.target.closest("a")) play(false); });
  document.addEventListener("change", e => {
    if (e.target.id === "jump" && e.target.value) { play(false); turn(e.target.form.action + "/" + e.target.value + location.search, true); }
  });
  follow('a[href*="/replay/"]');
}
if (body.dataset.live) { connect(); told(); pick(only()); }
