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
  // `data-sets` of what acts names values, each with its new text, or `!` for the other of two and the flag at the app.
  // What follows a value names it with the text that it is compared with, and 1 where the two are equal at the app; where
  // it begins with `!`, it holds while they differ.

  const expected = new Map(); // by value: its text, and the event that the app has yet to answer
  const conditionOf = (text) => {
    const [mark, other, isEqual] = text.split(" ");
    const value = mark.replace("!", "");
    return { value, isInverted: mark !== value, other, isEqual: isEqual === "1" };
  };
  const holds = (text) => {
    const { value, isInverted, other, isEqual } = conditionOf(text);
    const own = expected.get(value);
    return (own ? own.text === other : isEqual) !== isInverted;
  };
  const all = (name) => document.querySelectorAll(`[data-${name}]`);
  const fold = (text) => text.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "").replaceAll("\u03c2", "\u03c3");
  const filter = (section) => {
    const [value, now] = section.dataset.filters.split(" ");
    const words = fold(decodeURIComponent(expected.get(value)?.text ?? now)).split(/\s+/).filter(Boolean).slice(0, 32);
    const list = section.querySelector(":scope > .rows, :scope > form > .rows, :scope > table > tbody");
    for (const row of list.children) {
      const { search, hides } = row.dataset;
      if (search) row.hidden = !words.every((word) => search.includes(word)) || (hides !== undefined && holds(hides));
    }
    const message = section.querySelector(":scope > .no-matches");
    message.hidden = !words[0] || !list.children[0] || [...list.children].some((row) => !row.hidden);
  };
  const show = () => {
    for (const element of all("hides")) element.hidden = holds(element.dataset.hides);
    for (const element of all("presses")) element.ariaPressed = holds(element.dataset.presses);
    all("filters").forEach(filter);
  };
  const listen = () => expected.size && espalier.echoes.push(answered);
  // The app has the last word once its handler has ended, or agrees before.
  const agrees = (value, text) => {
    const conditions = [...all("hides"), ...all("presses")].map(({ dataset }) => conditionOf(dataset.hides ?? dataset.presses));
    const own = conditions.filter((condition) => condition.value === value);
    return own[0] && own.every(({ other, isEqual }) => (other === text) === isEqual);
  };
  const isDone = ({ number, element }, isAgreed) => {
    // What is being typed is told after a pause.
    if (!number) return espalier.isSettled && !espalier.isDraft(element);
    const { queue, acknowledged } = espalier.state;
    if (!queue.some((event) => event.number === number)) return true;
    const isRunning = element.hasAttribute("data-busy") && (!element.isConnected || element.ariaBusy === "true");
    return number <= acknowledged && (isAgreed || !isRunning);
  };
  const answered = () => {
    for (const [value, { text, event }] of expected) {
      if (isDone(event, agrees(value, text))) expected.delete(value);
    }
    show();
    listen();
  };
  const sets = ({ dataset }) => dataset.sets;
  const change = (event) => {
    const { element } = event;
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
  };
  addEventListener("espalier-act", ({ detail: event }) => /^(tap|change)$/.test(event.kind) && change(event));
  document.addEventListener("input", ({ target }) => !/checkbox|radio|select/.test(target.type) && change({ element: target }));

  // == Places that are prepared while a person points at their links

  if (!document.querySelector("meta[name=espalier-prefetch]")) import("./prefetch.js");

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
