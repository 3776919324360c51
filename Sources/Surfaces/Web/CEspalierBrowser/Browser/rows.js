// What rows can do beyond what every page needs: they are dragged by a handle or moved by arrow keys, their actions open
// by a right click, and the app is told when they come into sight. Loaded when a row asks for it (`data-module`).
const tell = (element, kind, value) =>
  element.dispatchEvent(new CustomEvent("espalier", { bubbles: true, detail: { kind, value } }));

// == Moving
// A row is named by its key. A move says before which row it goes, by that row's key, or nothing for the end.

const keyOf = (row) => row?.querySelector(".handle")?.dataset.key.slice(0, -5) ?? "";
const rowOf = (handle) => handle.closest("li, tr");
const rowsAround = (row) => [...row.parentNode.children].filter((other) => keyOf(other) && !("kept" in other.dataset));
// Of a long list only what is around the rows in sight is there, and behind the last may come others.
const goesOn = ({ parentNode: list }) => {
  const [count, , , ...runs] = (list.dataset.window ?? "0").split(" ");
  return runs.length && !runs.some((run) => run.endsWith(`-${count}`));
};

// The order that the rows will have once the program has answered: a second move may come before.
let coming = [];

const expect = (row) => {
  const keys = rowsAround(row).map(keyOf);
  if (window.espalier.isSettled || coming.length !== keys.length || !keys.every((one) => coming.includes(one))) coming = keys;
};
const move = (handle, before) => {
  const key = keyOf(rowOf(handle));
  coming = coming.filter((one) => one !== key);
  coming.splice(before ? coming.indexOf(before) : coming.length, 0, key);
  tell(handle, "move", before);
};

document.addEventListener("keydown", (event) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || !event.target.matches?.(".handle")) return;
  event.preventDefault();
  const row = rowOf(event.target);
  expect(row);
  const place = coming.indexOf(keyOf(row)) + step;
  if (place < 0 || place >= coming.length || (step > 0 && place === coming.length - 1 && goesOn(row))) return;
  move(event.target, coming[step < 0 ? place : place + 1] ?? "");
});

let drag = null;

const markTarget = (row, side) => {
  drag.marked?.removeAttribute("data-drop-side");
  drag.marked = row;
  row?.setAttribute("data-drop-side", side);
};

const finish = () => {
  markTarget(null);
  drag.row.classList.remove("dragged");
  drag.row.style.translate = "";
  drag = null;
};

document.addEventListener("pointerdown", (event) => {
  const handle = event.target.closest?.(".handle");
  if (!handle || event.button) return;
  const row = rowOf(handle);
  drag = { handle, row, from: event.clientY + scrollY, before: undefined };
  handle.setPointerCapture(event.pointerId);
  row.classList.add("dragged");
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  // The program has taken the row away.
  if (!drag.row.isConnected) return finish();
  drag.row.style.translate = `0 ${event.clientY + scrollY - drag.from}px`;
  // The first of the other rows whose middle lies below the pointer is the one before which the row goes.
  // Rows come and go while a long list is scrolled.
  const rows = rowsAround(drag.row);
  const others = rows.filter((row) => row !== drag.row);
  const below = others.find((row) => {
    const { top, height } = row.getBoundingClientRect();
    return event.clientY < top + height / 2;
  });
  const stays = (!below && goesOn(drag.row)) || below === rows[rows.indexOf(drag.row) + 1];
  drag.before = stays ? undefined : keyOf(below);
  if (stays) markTarget(null);
  else markTarget(below ?? others.at(-1), below ? "before" : "after");
  if (event.clientY < 48) scrollBy(0, -12);
  if (event.clientY > innerHeight - 48) scrollBy(0, 12);
});

document.addEventListener("pointerup", () => {
  if (!drag) return;
  const { handle, row, before } = drag;
  finish();
  if (before === undefined || !row.isConnected) return;
  expect(row);
  move(handle, before);
});
document.addEventListener("pointercancel", () => drag && finish());
document.addEventListener("keydown", ({ key }) => key === "Escape" && drag && finish());

// == Actions by a right click

document.addEventListener("contextmenu", (event) => {
  const more = event.target.closest?.(":is(li, tr):has(.more-actions)")?.querySelector(".more-actions");
  // Where a finger swipes there is no button, and a long press is the browser's own.
  if (!more?.checkVisibility() || event.target.closest("input, textarea, a[href]:not(.item, .whole)")) return;
  event.preventDefault();
  more.popoverTargetElement.showPopover({ source: more });
});

// == Coming into sight

const WATCHED = "[data-on*='appear:']";
const inSight = new WeakSet();
const sight = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!target.isConnected || isIntersecting === inSight.has(target)) continue;
    inSight[isIntersecting ? "add" : "delete"](target);
    tell(target, isIntersecting ? "appear" : "disappear");
  }
});
const watch = (root) => {
  if (root.nodeType !== 1) return;
  if (root.matches(WATCHED)) sight.observe(root);
  for (const element of root.querySelectorAll(WATCHED)) sight.observe(element);
};
new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach(watch);
}).observe(document.body, { childList: true, subtree: true });
watch(document.body);
