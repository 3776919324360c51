// Forms

import { on } from "./surroundings.js";
import { composing, editOf, given, isBad, isControl } from "./controls.js";
import { handlers } from "./edits.js";
import { once } from "./events.js";
import { isPlain, tapped } from "./clicks.js";
import { live } from "./connection.js";

const valuesOf = (form, submitter) => {
  const values = Object.create(null);
  const bad = [...form.elements].filter(isBad).map(({ name }) => name);
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== "string" || bad.includes(name)) continue;
    values[name] = name in values ? [values[name], value].flat() : value;
  }
  return values;
};

export const giveAway = (taken, number) => {
  for (const control of number ? taken : []) {
    given.add(control);
    Object.assign(editOf(control), { number, dirty: false });
  }
};

on(document, "submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !handlers(form).submit || isPlain(submitter ?? form)) return;
  if (!live && form.hasAttribute("action")) return;
  event.preventDefault();
  tapped(submitter);
  const number = !form.contains(composing) && once("submit", form, valuesOf(form, submitter));
  giveAway([...form.elements].filter(isControl), number);
});
