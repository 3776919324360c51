// A fresh render: what the user was doing is carried over by the keys of controls

import { byKey, former, harmless, mount, scroll } from "./surroundings.js";
import { nameOf, sayNames } from "./status.js";
import { nodes } from "./nodes.js";
import { controls, edits, focusOf, isWaiting, keyOf, ownFields, saidOf, typed } from "./controls.js";
import { retell } from "./edits.js";
import { forgetModals, modals } from "./modals.js";
import { scrolled, silence } from "./structure.js";
import { beginAt, isAway, scrollBack, shown } from "./history.js";
import { applyAll } from "./patches.js";

export const isDraft = (control) => edits.get(control)?.dirty || isWaiting(control);
const drafts = () => {
  const all = ownFields();
  for (const control of controls()) {
    const key = keyOf(control);
    if (key && control.isConnected && isDraft(control) && !all.some((one) => one.control === control)) all.push({ control, key });
  }
  return all.map((one) => ({ ...one, isDraft: isDraft(one.control), name: nameOf(one.control) }));
};

// A page that was made again knows nothing of what it was told. What a fresh render carries over finds its place with
// one of its parts; only the last part says what has none.
export let carried = null;
export const putDown = () => (carried = null);
export const renderAfresh = (ops, [, entry, isMadeAgain]) => {
  const active = document.activeElement;
  const hasFocus = mount.contains(active);
  const zones = mount.querySelectorAll("[data-keep][data-key]");
  carried = {
    position: [scrollX, scrollY], were: modals, ...carried,
    ...(hasFocus && { active, focusAgain: focusOf(active) }),
    isMadeAgain: isMadeAgain || carried?.isMadeAgain,
    entered: [...drafts(), ...(carried?.entered ?? [])],
    kept: [...zones, ...(carried?.kept ?? [])],
    scrolled: [...scrolled, ...(carried?.scrolled ?? [])],
    opened: [...mount.querySelectorAll("details[open][data-key]"), ...(carried?.opened ?? [])],
  };
  edits.clear();
  typed.clear();
  nodes.clear();
  forgetModals();
  former.fields = null;
  silence(true);
  mount.replaceChildren();
  silence(false);
  const scrolls = applyAll(ops);
  // A step that is still to be answered names its entry as it was counted until now.
  if (entry !== undefined && !isAway()) beginAt(shown.index - entry);
  if (!scrolls) scrollBack(carried.position);
  return scrolls;
};

// What stands in the place of a control, by its key. A radio button of a field has none of its own.
const inPlaceOf = (old) => {
  const control = byKey(keyOf(old));
  if (old.type !== "radio" || old.dataset.key) return control;
  return control?.closest(".field")?.querySelector(`[value="${CSS.escape(old.value)}"]`);
};
export const putBack = (isLast) => {
  const { active, entered, isMadeAgain, were } = carried;
  modals.forEach((modal, at) => (modal.opener = were[at]?.opener ?? modal.opener));
  carried.kept = carried.kept.filter(harmless((zone) => {
    const place = byKey(zone.dataset.key);
    place?.replaceChildren(...zone.childNodes);
    return !place;
  }));
  const lost = [];
  carried.entered = entered.filter(harmless(({ control: old, value, before, known, isDraft, isTheirs, isSent, name }) => {
    const { type } = old;
    const control = inPlaceOf(old);
    if (!control && !isLast) return true;
    const shows = control?.type === type ? saidOf(control) : null;
    // The app's own value has the say where it is another one by now.
    const isKept = shows !== null && (value === undefined || [value, known, isTheirs || before].includes(shows));
    if (isKept && value !== undefined && (isMadeAgain || shows === known)) typed.set(control, { before, known: shows, isTheirs });
    if (!isDraft && (!isMadeAgain || isSent || shows === value)) return;
    // What has no field of its own goes by steps, which are the server's.
    if (!isKept || type === "hidden") return void lost.push(name);
    control.checked = old.checked;
    if (type !== "checkbox") control.value = old.value;
    retell(control);
  }));
  carried.scrolled = carried.scrolled.filter(harmless(([{ dataset }, position]) => {
    const scroller = byKey(dataset.key);
    if (scroller) scroll(scroller, position);
    return !scroller || Math.abs(scroller.scrollTop - position[1]) > 2;
  }));
  for (const { dataset } of carried.opened) byKey(dataset.key)?.toggleAttribute("open", true);
  const again = active && inPlaceOf(active);
  if (again) {
    carried.focusAgain(again);
    carried.active = null;
  }
  sayNames("lost", lost);
};
