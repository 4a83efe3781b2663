// A long press on Play opens what can be chosen about the table, as the arrow beside it does.
const LONG = 500; // milliseconds
let timer = 0;
let opened = false;

/** @type {(e: Event) => Element | null} */
const pressed = (e) => (e.target instanceof Element ? e.target.closest(".go .play") : null);

document.addEventListener("pointerdown", (e) => {
  opened = false;
  const choices = pressed(e)?.closest(".go")?.querySelector("details.opens");
  if (choices instanceof HTMLDetailsElement && e.button === 0)
    timer = setTimeout(() => {
      opened = choices.open = true;
    }, LONG);
});
for (const end of ["pointerup", "pointercancel", "scroll"])
  document.addEventListener(end, () => clearTimeout(timer), true);
// The finger that opened it chooses nothing by being lifted.
document.addEventListener("click", (e) => {
  if (opened && e.detail) e.preventDefault();
  opened = false;
});
document.addEventListener("contextmenu", (e) => {
  if (opened && pressed(e)) e.preventDefault();
});
