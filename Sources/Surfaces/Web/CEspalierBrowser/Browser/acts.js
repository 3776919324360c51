// What goes along with an act: the form that it was done on, and the keys that are acts. Loaded behind everything else
// (`data-module` of the frame).
(() => {
  // == The form around an element as it is when somebody acts: what is sent again is done on no other one
  // One that is too large is told as null: then the server knows that it does not know the form.

  const ACT = /^(tap|action|submit|key|signal)$/;
  const LARGEST = 60_000; // of a whole event, in bytes: below what a server takes as one frame
  const FIELD = "input:not([type=file], [type=hidden], .chooser), select:not([hidden]), textarea";
  addEventListener("espalier-act", ({ detail: event }) => {
    const { kind, element, names } = event;
    if (!names || !ACT.test(kind)) return;
    const { isSecret, wasTold, keyOf, typed, record, sizeOf } = espalier;
    // A stepper's number is a field that is filled in by taps.
    const counter = element.parentNode.querySelector(":scope > [type=hidden][data-key]");
    if (counter) record(counter);
    const dialog = element.closest("dialog");
    const room = dialog ?? document.querySelector("#espalier");
    const beside = [...((dialog ?? element.closest("form, section"))?.querySelectorAll(FIELD) ?? [])];
    const all = new Set([...typed.keys()].filter((one) => room.contains(one)).concat(beside));
    const form = {};
    for (const control of all) {
      const { type, checked, validity } = control;
      const value = `${type === "checkbox" ? checked : control.value}`;
      const own = isSecret(control);
      if (!keyOf(control) || validity?.badInput || (type === "radio" && !checked)) continue;
      // A secret goes along only where it was told.
      if (own && !(value && wasTold(control, kind, element))) continue;
      const its = typed.get(control);
      // What the app has stored is what was there before.
      const { before = own ? "" : value, known = before } = its?.isTheirs ? {} : its ?? {};
      event.holdsSecret ||= own;
      form[keyOf(control)] = [value, before, known];
    }
    if (Object.keys(form)[0]) event.names = [...names, sizeOf([event.rest, names, form]) < LARGEST ? form : null];
  });

  // == Keys that a control asks for
  // What is held down comes before the key; Shift only where it types nothing.

  document.addEventListener("keydown", (event) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const value = (ctrlKey || metaKey ? "Control+" : "") + (altKey ? "Alt+" : "") + (shiftKey && key[1] ? "Shift+" : "") + (key === " " ? "Space" : key);
    const asking = (target.type === "radio" && target.closest("fieldset[data-on]")) || target;
    if (event.isComposing || event.keyCode === 229 || !asking.dataset?.keys?.split(" ").includes(value)) return;
    if (key === "Escape" && document.querySelector(":popover-open")) return;
    event.preventDefault();
    target.dispatchEvent(new CustomEvent("espalier", { bubbles: true, detail: { kind: "key", value } }));
  }, true);
})();
