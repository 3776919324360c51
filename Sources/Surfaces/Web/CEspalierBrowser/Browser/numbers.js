// Numbers step by the arrow keys, with the mark and in the digits of their field. Loaded when there first is such a field
// (`data-module`).
document.addEventListener("keydown", (event) => {
  const { target: field, key } = event;
  const way = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (!way || !field.dataset?.notation || field.readOnly || event.isComposing || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const { notation: [mark, zero], step, min, max } = field.dataset;
  const first = zero.codePointAt(0);
  const digitOf = (character) => character.codePointAt(0) - first;
  const plain = [...field.value]
    .map((character) => (digitOf(character) >= 0 && digitOf(character) < 10 ? digitOf(character) : character === mark ? "." : character))
    .join("");
  // What is written in another notation is the server's to read.
  if (!/^-?\d*\.?\d*$/.test(plain) || (mark !== "." && field.value.includes("."))) return;
  event.preventDefault();
  const decimals = (text) => Number(text.split("e-")[1] ?? text.split(".")[1]?.length ?? 0);
  const base = Number(min ?? 0);
  const place = ((Number(plain) || 0) - base) / step;
  const next = base + (way > 0 ? Math.floor(place + 1e-6) + 1 : Math.ceil(place - 1e-6) - 1) * step;
  const held = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
  const count = Math.max(decimals(step), decimals(min ?? ""));
  // Three decimals look like a group.
  const text = held.toFixed(count === 3 ? 4 : count);
  field.value = text.replace(/[.\d]/g, (character) => (character === "." ? mark : String.fromCodePoint(first + Number(character))));
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
});
