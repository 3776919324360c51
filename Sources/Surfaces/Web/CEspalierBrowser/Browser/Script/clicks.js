// Clicks and links

import { base, on } from "./surroundings.js";
import { isInUse, told } from "./controls.js";
import { flush, handlers } from "./edits.js";
import { enqueue, isPending, once, raise } from "./events.js";
import { giveAway } from "./forms.js";
import { dismiss, isModal, isOutside, pressedInside, suspend, top } from "./modals.js";
import { live } from "./connection.js";

export let lastTapped = null;
export const tapped = (element) => (lastTapped = element ?? lastTapped);

export const isPlain = (element) => element.closest("[data-live=off]");
const isModified = (event) => event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
export const isOurs = (url) => url.href.startsWith(location.origin + base);
export const placeOf = ({ pathname, search }) => pathname + search;
export const addressOf = (url) => placeOf(url) + url.hash;

// The way up from a click ends at the first element that does something by itself.
on(document, "click", (event) => {
  if (event.defaultPrevented) return;
  for (let element = event.target; element instanceof Element; element = element.parentNode) {
    const link = element.localName === "a" && element.hasAttribute("href");
    const { tap, action } = handlers(element);
    // What posts its form is done by that.
    if ((tap || action) && !(element.type === "submit" && isPlain(element))) {
      if (link && (!live || isModified(event))) return;
      if (link) event.preventDefault();
      if (element.closest("[aria-disabled=true]")) return;
      if (element.hasAttribute("data-busy") && isPending("tap", element)) return;
      lastTapped = element;
      const number = raise(tap ? "tap" : "action", element, element.value || undefined);
      suspend(element, number);
      // What is chosen in a menu closes it.
      return element.closest("[popover]")?.hidePopover();
    }
    if (link) return follow(element, event);
    if (/^(button|input|select|textarea|summary|option)$/.test(element.localName)) return;
    // A label hands its click on to its control, if it has one.
    if (element.control && element.control !== event.target) return;
  }
  if (!pressedInside && isOutside(event)) dismiss(event.target);
});

const follow = (link, event) => {
  // A posted form keeps its fields from us, not its links.
  if (!live || !link.hasAttribute("data-link") || isPlain(link)?.matches(":not(form)") || isModified(event)) return;
  if ((link.getAttribute("target") || "_self") !== "_self" || link.hasAttribute("download")) return;
  const url = new URL(link.getAttribute("href"), document.baseURI);
  // What lies under /-/ is answered by the server itself: a download, a form.
  if (!isOurs(url) || url.href.startsWith(location.origin + base + "-/") || (placeOf(url) === placeOf(location) && url.href.includes("#"))) return;
  event.preventDefault();
  lastTapped = link;
  flush();
  const href = addressOf(url);
  if (!isPending("go", href)) suspend(link, enqueue("go", [href], href));
};

on(document, "keydown", (event) => {
  const { target, key } = event;
  // The Enter that ends a composition picks a word, and submits nothing.
  if (event.isComposing || event.keyCode === 229) {
    if (key === "Enter" && target.localName === "input") event.preventDefault();
  } else if (event.defaultPrevented || (key === "Escape" && document.querySelector(":popover-open"))) {
    return;
  } else if (key === "Escape" && !(target.localName === "select" && isInUse(target))) {
    if (handlers(target).cancel) {
      event.preventDefault();
      return giveAway([target], once("cancel", target));
    }
    let element = target;
    while (element && !isModal(element) && !handlers(element).dismiss) element = element.parentElement;
    element ??= top()?.dialog;
    if (!element) return;
    event.preventDefault();
    dismiss(element);
  } else if (key === "Enter" && target.localName === "input" && !target.form) {
    const { value, dataset } = target;
    const clears = "clears" in dataset;
    const number = (clears ? raise : once)("submit", target, value);
    giveAway([target], number);
    if (!clears || !number) return;
    target.value = "";
    told.set(target, '""');
  }
});
