// Telling edits

import { after, mount, on, stop, timers } from "./surroundings.js";
import {
  areOne, editOf, edits, family, given, isBad, isControl, isSecret, isTyped, record, settle, shownBy, told, typed, valueOf,
} from "./controls.js";
import { raise } from "./events.js";
import { isPlain } from "./clicks.js";
import { pressing } from "./modals.js";

// Radio buttons tell what their group tells.
const groupOf = (element) => (element.type === "radio" && element.closest("fieldset[data-on]")) || element;
export const handlers = (element) =>
  Object.fromEntries([element, groupOf(element)].flatMap(({ dataset }) => (dataset?.on ?? "").split(" ")).map((part) => part.split(":")));

const tell = (control, kind) => {
  const edit = editOf(control);
  stop(control);
  // What is being composed is told by a search only.
  if (!control.isConnected || (isBad(control) && control.type !== "search")) return;
  // A secret travels when its form is sent, and by nothing before that.
  if (isSecret(control) && isPlain(control)) return;
  const value = valueOf(control);
  const text = JSON.stringify(value);
  edit.dirty = false;
  if (kind === "change" || told.get(control) !== text) {
    const number = raise(kind, control, value);
    if (!number) return void (edit.dirty = true);
    edit.number = number;
    told.set(control, text);
    if (typed.has(control)) Object.assign(typed.get(control), { known: shownBy(control), number });
    // A date changes by each digit of its year, and is being typed still.
    if (kind === "change" && control.type !== "date") given.add(control);
  }
};

// Typing waits for a pause. Where a commit is told too, what is not typed tells only that.
export const edited = (control) => {
  const { input, change } = handlers(control);
  const wait = Number(control.dataset.debounce ?? 120);
  editOf(control).dirty = true;
  stop(control);
  record(control);
  if (!input || (change && !isTyped(control)) || isSecret(control)) return;
  if (wait > 0) after(wait, control, () => tell(control, "input"));
  else tell(control, "input");
};

export const retell = (control) => {
  edited(control);
  if (!isTyped(control) && handlers(control).change) tell(control, "change");
};

// What waits goes before anything else that the user does; a secret with what is sent from where it stands.
const isSentWith = (control, kind, element) => {
  const room = control.closest("dialog") ?? control.form ?? control.closest("main") ?? mount;
  return /tap|submit/.test(kind) && room.contains(element);
};
export const wasTold = (control, ...act) => edits.get(control)?.number && !isPlain(control) && isSentWith(control, ...act);
export const flush = (kind, element) => {
  for (const [control, { dirty }] of edits) {
    if (timers.has(control) || (dirty && isSecret(control) && isSentWith(control, kind, element))) tell(control, "input");
  }
};

on(document, "input", ({ target: control }) => {
  if (!isControl(control)) return;
  given.delete(control);
  edited(control);
  for (const one of family(control)) {
    const edit = edits.get(one);
    edit.held = edit.held.filter(([, name]) => name === "markup");
  }
});

on(document, "change", ({ target: control }) => {
  const { change, input } = handlers(control);
  if (change && !isSecret(control)) tell(control, "change");
  else if (input && !isSecret(control) && edits.get(control)?.dirty) tell(control, "input");
});

// Radio buttons of one name are one control: whoever goes from one to another neither leaves nor comes.
const left = new Set();
on(document, "focusin", ({ target }) => {
  const back = [...left].find((one) => areOne(one, target));
  if (!left.delete(back)) raise("focus", target);
});
on(document, "focusout", ({ target, relatedTarget }) => {
  if (timers.has(target)) tell(target, "input");
  settle(target);
  left.add(target);
  if (areOne(target, relatedTarget ?? {})) return;
  const leave = () => left.delete(target) && raise("blur", target);
  // What comes of it could move the button away that is being pressed.
  if (pressing) addEventListener("pointerup", () => setTimeout(leave), { once: true });
  else leave();
});

