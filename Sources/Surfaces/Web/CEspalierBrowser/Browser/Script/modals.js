// Modals

import { after, byKey, focus, on, timers } from "./surroundings.js";
import { acknowledged, once } from "./events.js";
import { lastTapped } from "./clicks.js";

export let modals = [];
export const forgetModals = () => (modals = []);
export let pressedInside = false; // text selected out of a dialog is no click on its backdrop

// One that the user has closed is put away at once; should the server keep it, it comes back.
const modalOf = (element) => modals.find(({ dialog, closing }) => dialog === element && !closing);
export const isModal = (element) => !!modalOf(element);
export const top = () => modals.filter(({ closing }) => !closing).at(-1);
export const isOutside = ({ target, clientX, clientY }) => {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return isModal(target) && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};
on(document, "pointerdown", (event) => (pressedInside = !isOutside(event)), true);
export let pressing = false;
on(window, "pointerdown pointerup pointercancel", ({ type }) => (pressing = type === "pointerdown"), true);

export const open = (dialog) => {
  if (dialog.matches(":modal")) return;
  const active = document.activeElement;
  const known = modals.find((modal) => modal.dialog === dialog);
  if (known) known.closing = 0;
  else modals.push({ dialog, ...openerOf(active === document.body ? lastTapped : active) });
  dialog.removeAttribute("open");
  dialog.showModal();
};
// Where the focus goes back to: the element, or what stands in its place in its list by then.
const openerOf = (opener) => {
  const row = opener?.closest?.("li, tr");
  return { opener, list: row?.parentNode, place: row && [...row.parentNode.children].indexOf(row) };
};
const focusOpener = ({ opener, list, place }) => {
  const { children = [] } = list?.isConnected ? list : {};
  const inPlace = children[Math.min(place, children.length - 1)]?.querySelector("a[href], button, input, select");
  focus(opener?.isConnected ? opener : byKey(opener?.dataset.key) ?? inPlace);
};
export const dismiss = (element) => {
  const number = once("dismiss", element);
  if (isModal(element)) suspend(element, number);
};
export const suspend = (element, number) => {
  const modal = modalOf(element.closest("dialog"));
  if (!number || !modal || (element !== modal.dialog && !element.hasAttribute("data-closes"))) return;
  modal.closing = number;
  modal.dialog.close();
  focusOpener(modal);
};
// The answer has come. What another modal came up for is there again at once, else after the time of a handler.
export const bringBack = (hasMore) => {
  for (const { dialog, closing } of modals) {
    if (!closing || closing > acknowledged) continue;
    const back = () => dialog.isConnected && !dialog.open && open(dialog);
    if (hasMore) back();
    else if (!timers.has(dialog)) after(1000, dialog, back);
  }
};

// A browser may close a dialog by itself: by a second Escape, or going back.
on(document, "cancel close", (event) => {
  if (!isModal(event.target) || !event.target.isConnected) return;
  event.preventDefault();
  dismiss(event.target);
  if (isModal(event.target)) open(event.target);
}, true);

let displaced = null; // what had the focus and has gone
export const displace = (active) => (displaced = openerOf(active));
export const returnFocus = () => {
  const gone = modals.find(({ dialog }) => !dialog.isConnected);
  modals = modals.filter(({ dialog }) => dialog.isConnected);
  if ((gone ?? displaced) && document.activeElement === document.body) focusOpener(gone ?? displaced);
  displaced = null;
};
