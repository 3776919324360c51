// A button in a field's box deletes the value, as a person would. Loaded when there first is such a button (`data-module`).
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-part=clear]");
  const field = button?.closest("label")?.querySelector("input, textarea");
  if (!field || field.disabled || field.readOnly) return;
  field.focus();
  if (!field.value) return;
  field.value = "";
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
});
