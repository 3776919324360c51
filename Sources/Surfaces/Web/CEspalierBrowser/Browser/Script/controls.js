// Controls: who has the last word
// An edit is `dirty` until told, by event `number`. What the server says meanwhile is held, and set when the control
// is free, unless the user has edited since.

import { after, focus, harmless, on, stop, timers } from "./surroundings.js";
import { edited } from "./edits.js";
import { acknowledged, queue } from "./events.js";
import { carried, isDraft } from "./fresh.js";
import { receive, stalled } from "./patches.js";

export const edits = new Map();
export const controls = () => [...edits.keys()];
export const told = new WeakMap(); // what a control told last
const said = new WeakMap(); // what the server said last of a control
// What the user made of controls, so that a server that was restarted gets it back: what stood there before, and what
// the server knows of it.
export const typed = new Map();
export const given = new WeakSet(); // its value was given away by submit or Enter: the server may clear it, in use or not
export let composing = null;
on(document, "compositionstart", ({ target }) => (composing = target));
// What ends a composition, such as a tap (see `later.js`), is told before what has waited for its end is received.
on(document, "compositionend", ({ target }) => {
  composing = null;
  if (isControl(target)) edited(target);
  after(0, stalled, () => stalled.splice(0).forEach(receive));
});

// Also while it is shown.
export const isSecret = ({ type, autocomplete }) => /password/.test(type + autocomplete);
export const keyOf = (control) => control.dataset.key ?? control.closest(".field")?.querySelector("[data-key]")?.dataset.key;
const textOf = (name, value) => (name === "value" ? String(value ?? "") : `${Boolean(value)}`);
const noteSaid = (control, text) => {
  said.set(control, text);
  if (typed.has(control)) typed.get(control).known = text;
};
export const saidOf = (control) => {
  if (said.has(control)) return said.get(control);
  const { type, options, defaultChecked, defaultValue } = control;
  if (type === "checkbox" || isChooser(control)) return `${defaultChecked}`;
  const first = [...(options ?? control.closest("fieldset")?.elements ?? [])];
  const chosen = first.find((one) => one.defaultSelected || one.defaultChecked) ?? (options && first[0]);
  return type === "radio" || options ? chosen?.value ?? "" : defaultValue;
};
export const record = (control) => {
  let its;
  for (const [one, old] of typed) {
    if (areOne(one, control)) its = isChooser(one) && one !== control ? its : old;
    else if (one.isConnected) continue;
    typed.delete(one);
  }
  // What the app has stored is what stood there before.
  const before = its?.isTheirs ? its.known : saidOf(control);
  if (keyOf(control) && !isSecret(control)) typed.set(control, !its || its.isTheirs ? { before, known: before } : its);
};
// The app has stored what these events said: by now there may be something else, which was stored elsewhere.
export const taken = ([, ...numbers]) => {
  for (const its of typed.values()) its.isTheirs ||= numbers.includes(its.number);
};
// What differs from what stood there before the user came, or from what the server knows. A choice that is sent again by
// its event is not told as a field too.
export const ownFields = () => {
  const all = [...typed].map(([control, its]) => {
    const value = shownBy(control);
    const isSent = queue.some(({ number, kind, names }) => number === its.number && kind === "change" && names[0]);
    return { ...its, control, key: keyOf(control), value, isSent, isTheirs: its.isTheirs && value === its.known && !isDraft(control) };
  });
  return all.filter(({ control, value, before, known }) =>
    control.isConnected && !isBad(control) && !isSecret(control) && (control.type !== "radio" || control.checked) &&
    (value !== before || value !== known));
};
export const fields = () =>
  [...ownFields(), ...(carried?.entered ?? [])].filter(({ value, isTheirs, isSent }) => value !== undefined && !isTheirs && !isSent);

export const editOf = (control) => {
  if (!edits.has(control)) edits.set(control, { dirty: false, number: 0, held: [] });
  return edits.get(control);
};
export const isControl = ({ localName, type }) => /^(input|textarea|select)$/.test(localName) && type !== "file";
export const isTyped = (control) =>
  isControl(control) && !/^(checkbox|radio|button|submit|reset|image|hidden|select)/.test(control.type);
export const isBad = (control) => composing === control || control.validity?.badInput;
export const isWaiting = (control) => timers.has(control) || edits.get(control)?.number > acknowledged;
export const valueOf = ({ type, checked, value }) => (type === "checkbox" ? checked : value);
// The button that chooses a row has a key of its own, also where one row alone can be chosen.
export const isChooser = ({ classList }) => classList.contains("chooser");
export const shownBy = (control) => `${isChooser(control) ? control.checked : valueOf(control)}`;
// Radio buttons of one name are one control to the user.
export const areOne = (one, other) =>
  one === other || (one.type + other.type === "radioradio" && one.name === other.name && one.form === other.form);
export const family = (control) => controls().filter((other) => areOne(control, other));

const PICKING = CSS.supports("selector(:open)") ? ":open" : "select";
export const isInUse = (control) => {
  if (document.activeElement !== control) return false;
  if (control.localName === "select") return control.matches(PICKING);
  return isTyped(control) && control.type !== "range" && !given.has(control) && !control.hasAttribute("data-overwrite");
};
const isGuarded = (control) => isBad(control) || isInUse(control) || family(control).some(isWaiting);

export const controlOf = (element) =>
  (element.localName === "option" && element.closest("select")) ||
  (element.type === "fieldset" && (element.querySelector(":checked") ?? element.querySelector(":enabled"))) ||
  element;

export const offer = (element, name, value) => {
  const control = controlOf(element);
  const all = element.type === "fieldset" ? element.elements : [control];
  if (name !== "markup") for (const one of all) noteSaid(one, textOf(name, value));
  const edit = edits.get(control);
  if (edit) edit.held = edit.held.filter(([other, its]) => other !== element || its !== name);
  if (!(name === "markup" ? isInUse : isGuarded)(control)) return write(element, name, value);
  told.delete(control);
  editOf(control).held.push([element, name, value]);
};

export const write = (element, name, value) => {
  if (name === "markup") {
    const chosen = element.value;
    element.innerHTML = value;
    const again = [...element.options].find((option) => option.value === chosen);
    if (again && !element.querySelector("[selected]")) again.selected = true;
    return;
  }
  told.delete(controlOf(element));
  // A group of radio buttons has the value of the one that is chosen.
  if (element.type === "fieldset") {
    for (const radio of element.elements) radio.checked = radio.value === value;
    return;
  }
  value = name === "value" ? String(value ?? "") : Boolean(value);
  noteSaid(element, `${value}`);
  if (element[name] === value) return;
  const focusAgain = focusOf(element);
  element[name] = value;
  if (document.activeElement === element) focusAgain(element);
};

// What stands in the place of a text may be a field of another type, which has no selection.
export const focusOf = ({ selectionStart, selectionEnd, selectionDirection }) => (target) => {
  focus(target);
  if (selectionStart != null) harmless(() => target.setSelectionRange(selectionStart, selectionEnd, selectionDirection))();
};

export const settle = (control) => {
  const edit = edits.get(control);
  if (!edit) return;
  if (control.isConnected) {
    for (const held of edit.held.splice(0)) offer(...held);
    if (edit.dirty || isGuarded(control)) return;
  }
  stop(control);
  edits.delete(control);
};
