// Forms

const valuesOf = (form, submitter) => {
  const values = Object.create(null);
  const bad = [...form.elements].filter(isBad).map(({ name }) => name);
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== "string" || bad.includes(name)) continue;
    values[name] = name in values ? [values[name], value].flat() : value;
  }
  return values;
};

const giveAway = (taken, number) => {
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
  lastTapped = submitter ?? lastTapped;
  const number = !form.contains(composing) && once("submit", form, valuesOf(form, submitter));
  giveAway([...form.elements].filter(isControl), number);
});
