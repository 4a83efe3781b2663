// A run of the lab: while it is being played the page is looked at again, and what has changed is put in its place.
const parts = ["state", "report"];

/** @type {() => Promise<void>} */
async function look() {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const now = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of parts) {
    const here = document.getElementById(id);
    const there = now.getElementById(id);
    if (!here || !there || here.innerHTML === there.innerHTML) continue;
    if (here.contains(document.activeElement)) continue; // nobody loses what they are typing
    here.replaceWith(there);
  }
}

/** @type {() => void} */
function later() {
  const state = document.getElementById("state");
  if (state?.dataset.status !== "running") return;
  setTimeout(
    async () => {
      try {
        if (!document.hidden) await look();
      } finally {
        later();
      }
    },
    1000 * Number(state.dataset.again ?? 5),
  );
}
later();
