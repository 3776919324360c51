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

  // == What an act changes on the page at once, until the app has answered
  // `data-sets` of what acts names values, each with its new text (`!` for the other of two) and its text at the app.
  // What follows a value names it with the text that it is compared with, and with its text at the app.

  const expected = new Map(); // by value: its text, and the event that the app has yet to answer
  const split = (text) => {
    const [mark, ...rest] = text.split(" ");
    const value = mark.replace("!", "");
    return [value, value !== mark, ...rest];
  };
  const follow = (name, act) => {
    for (const element of document.querySelectorAll(`[data-${name}]`)) act(element, ...split(element.dataset[name]));
  };
  const holds = (value, differs, text, now) => ((expected.get(value)?.text ?? now) === text) !== differs;
  const show = () => {
    follow("hides", (element, ...condition) => (element.hidden = holds(...condition)));
    follow("presses", (element, ...condition) => (element.ariaPressed = holds(...condition)));
  };
  const told = () => {
    const all = new Map();
    for (const name of ["hides", "presses"]) follow(name, (_, value, differs, text, now) => all.set(value, now));
    return all;
  };
  const listen = () => expected.size && espalier.echoes.push(answered);
  // The app has the last word once its handler has ended, or agrees before.
  const isDone = ({ number, element }, isAgreed) => {
    const { queue, acknowledged } = espalier.state;
    if (!queue.some((event) => event.number === number)) return true;
    const isRunning = element.hasAttribute("data-busy") && (!element.isConnected || element.ariaBusy === "true");
    return number <= acknowledged && (isAgreed || !isRunning);
  };
  const answered = () => {
    const words = told();
    for (const [value, { text, event }] of expected) {
      if (isDone(event, words.get(value) === text)) expected.delete(value);
    }
    show();
    listen();
  };
  const sets = ({ dataset }) => dataset.sets;
  addEventListener("espalier-act", ({ detail: event }) => {
    const { kind, element } = event;
    if (!/^(tap|change)$/.test(kind)) return;
    const steps = sets(element) ?? (element.type === "radio" && sets(element.closest("fieldset") ?? document.body));
    if (!steps) return;
    const isListening = expected.size;
    const words = steps.split(" ");
    for (let at = 0; at < words.length; at += 3) {
      const [value, next, now] = words.slice(at);
      const shown = element.type === "checkbox" ? element.checked : element.value;
      const own = () => `${shown}`.replace(/[ !%]/g, (sign) => `%${sign.charCodeAt().toString(16)}`);
      const other = () => `${(expected.get(value)?.text ?? now) !== "true"}`;
      expected.set(value, { text: next === undefined ? own() : next === "!" ? other() : next, event });
    }
    show();
    if (!isListening) listen();
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
