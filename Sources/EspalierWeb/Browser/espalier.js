// Espalier in the browser, as Documentation/Protocol.md has it. What the user is doing is not disturbed, what they did is
// neither lost nor done twice, and a wrong frame leads to a fresh render, not to a broken page.
(() => {
  "use strict";

  const mount = document.getElementById("espalier");
  const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
  const token = meta("espalier");
  if (!mount || !token) return;
  const base = meta("espalier-base") ?? "/"; // the path below which the app is served

  // == What tests replace

  const test = window.__espalierTest ?? {};
  const {
    setTimeout: later = setTimeout,
    clearTimeout: cancel = clearTimeout,
    now = Date.now,
    random = Math.random,
    leave = (url) => (url ? location.assign(url) : location.reload()),
  } = test;
  const stopping = new AbortController();
  const on = (target, types, act, capture) => {
    for (const type of types.split(" ")) target.addEventListener(type, act, { capture, signal: stopping.signal });
  };

  const timers = new Map();
  const stop = (key) => {
    cancel(timers.get(key));
    timers.delete(key);
  };
  const after = (wait, key, act) => {
    stop(key);
    timers.set(key, later(() => (timers.delete(key), act()), wait));
  };

  const check = (holds) => {
    if (!holds) throw new Error("This cannot be applied");
  };
  const focus = (element) => element?.focus({ preventScroll: true });
  const scroll = (target, [left, top]) => target.scrollTo({ left, top, behavior: "instant" });
  const byKey = (key) => key && mount.querySelector(`[data-key="${CSS.escape(key)}"]`);

  // == The status line

  const status = document.getElementById("espalier-status");
  const english = {
    offline: "Not connected. What you do is kept and sent later.",
    online: "Connected again",
    full: "Too much is waiting. What you did last was not kept.",
    lost: "Not kept:",
    undone: "Perhaps not done:",
    uploadFailed: "was not sent. Please choose it again.",
    ended: "This page has ended. Please reload it.",
  };
  const words = (name) => status?.dataset[name] ?? english[name];
  const losses = new Map(); // names of what was lost stand beside what else is said
  let spoken = "";
  const speak = () => {
    const lost = [...losses].map(([word, names]) => `${words(word)} ${[...names].join(", ")}`);
    if (status) status.textContent = [spoken, ...lost].filter(Boolean).join(" \u00b7 ");
  };
  const say = (text, wait) => {
    stop("hush");
    spoken = text;
    speak();
    if (wait) after(wait, "hush", () => say(""));
  };
  // What is shortened has the whole of it in reach.
  on(document, "pointerover", ({ target }) => {
    const cut = target.closest?.("[data-look*=lines-], [data-look~=truncates]");
    if (!cut) return;
    const isCut = cut.scrollWidth > cut.clientWidth + 1 || cut.scrollHeight > cut.clientHeight + 1;
    if (isCut) cut.title ||= cut.textContent;
    else if (cut.title === cut.textContent) cut.removeAttribute("title");
  });
  // What did not survive is told by name.
  const nameOf = (element) => {
    const label = element.labels?.[0];
    const text = element.ariaLabel ?? (label?.querySelector(".name") ?? label ?? element).innerText;
    return text.trim().slice(0, 60);
  };
  const sayNames = (word, all) => {
    const names = all.filter(Boolean);
    if (!names.length) return;
    losses.set(word, new Set([...(losses.get(word) ?? []), ...names]));
    speak();
    after(20_000, "losses", () => (losses.clear(), speak()));
  };

  // == Templates

  const SVG = "http://www.w3.org/2000/svg";
  const ARRIVING = "dialog[data-modal], [data-focus], [data-module], [data-on*='seen:']";
  const templates = new Map();
  const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
  const isPath = (path) => Array.isArray(path) && path.every(isCount);

  const define = ([, number, html, container, slots]) => {
    check(isCount(number) && typeof html === "string" && (container === null || isPath(container)));
    for (const [path, kind, name] of slots) {
      check(isPath(path) && Object.hasOwn(setters, kind) && (name || !"apc".includes(kind)));
      check(kind !== "p" || /^(value|checked|selected|disabled|indeterminate|open)$/.test(name));
    }
    templates.set(number, { html, container, slots });
  };

  // Apart for SVG: an element gets its namespace from where it is parsed.
  const modelOf = (template, inSVG) => {
    const key = inSVG ? "drawing" : "model";
    if (template[key]) return template[key];
    const holder = document.createElement("template");
    holder.innerHTML = inSVG ? `<svg>${template.html}</svg>` : template.html;
    const root = (inSVG ? holder.content.firstChild : holder.content).firstElementChild;
    check(root);
    for (const [path, kind] of template.slots) {
      const element = walk(root, path);
      // A clone with a text node in its place is filled by one assignment.
      if (kind === "t" && !element.firstChild) element.append("");
    }
    return (template[key] = root);
  };

  // Extensions put elements among ours: misfits in adopted HTML are passed over.
  const walk = (element, path, model) => {
    for (const index of path) {
      const strangers = model && model.childElementCount !== element.childElementCount;
      let child = element.firstElementChild;
      for (let at = 0; at < index || strangers; child = child.nextElementSibling) {
        check(child);
        if (strangers && child.localName !== model.children[at].localName) continue;
        if (at++ === index) break;
      }
      check(child);
      model = model?.children[index];
      element = child;
    }
    return element;
  };

  // == Nodes, by number, and by a symbol of their element

  const NODE = Symbol("node");
  const nodes = new Map();

  const register = (id, template, element, adopted) => {
    check(isCount(id) && id && !nodes.has(id));
    nodes.set(id, (element[NODE] = { id, template, element, adopted, found: [] }));
    return element[NODE];
  };
  const known = (map, number) => {
    check(map.has(number));
    return map.get(number);
  };
  const nodeOf = (element) => {
    while (element && !element[NODE]) element = element.parentNode;
    return element?.[NODE];
  };
  const templateOf = (node) => {
    if (isCount(node.template)) node.template = known(templates, node.template);
    return node.template;
  };
  const find = (node, path) => {
    const { element } = node;
    const inSVG = element.namespaceURI === SVG && element.localName !== "svg";
    return walk(element, path, node.adopted && path.length ? modelOf(templateOf(node), inSVG) : null);
  };
  const containerOf = (node) => {
    const { container } = templateOf(node);
    check(container);
    return (node.container ??= find(node, container));
  };
  const elementBefore = (id, container) => {
    const before = id === 0 ? null : known(nodes, id).element;
    check(!before || before.parentNode === container);
    return before;
  };

  // == Slots

  const setters = {
    t(element, _, value) {
      const text = element.firstChild;
      // A page translator may have wrapped the text.
      if (text?.nodeType === 3 && !text.nextSibling) text.nodeValue = value;
      else element.textContent = value;
    },
    a(element, name, value) {
      if (name === "style") {
        element.removeAttribute("data-style");
        element.style.cssText = value;
      }
      else if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
      if (name === "data-on") watch(element);
    },
    p(element, name, value) {
      if (!/^(value|checked|selected)$/.test(name)) element[name] = Boolean(value);
      else if (element.isConnected) offer(element, name, value);
      else write(element, name, value);
    },
    c(element, prefix, value) {
      check(value === null || value.startsWith(prefix));
      element.classList.remove(...[...element.classList].filter((name) => name.startsWith(prefix)));
      if (value) element.classList.add(value);
    },
    m(element, _, value) {
      if (element.localName === "select") offer(element, "markup", value);
      else element.innerHTML = value;
    },
    h(element, _, value) {
      element.toggleAttribute("hidden", Boolean(value));
    },
  };

  const set = (node, index, value, inserting) => {
    const [path, kind, name] = templateOf(node).slots[index];
    const element = (node.found[index] ??= find(node, path));
    if (!inserting && "tm".includes(kind) && element.closest("[data-keep]")) return;
    setters[kind](element, name, value);
  };

  const setAll = ([, id, ...pairs]) => {
    const node = known(nodes, id);
    for (let at = 0; at + 1 < pairs.length; at += 2) set(node, pairs[at], pairs[at + 1]);
  };

  // == Controls: who has the last word
  // An edit is `dirty` until told, by event `number`. What the server says meanwhile is held, and set when the control
  // is free, unless the user has edited since.

  const edits = new Map();
  const controls = () => [...edits.keys()];
  const told = new WeakMap(); // what a control told last
  const said = new WeakMap(); // what the server said last of a control
  // What the user made of controls, so that a server that was restarted gets it back: what stood there before, and what
  // the server knows of it.
  const typed = new Map();
  const given = new WeakSet(); // its value was given away by submit or Enter: the server may clear it, in use or not
  let composing = null;

  // Also while it is shown.
  const isSecret = ({ type, autocomplete }) => /password/.test(type + autocomplete);
  const keyOf = (control) => control.dataset.key ?? control.closest(".field")?.querySelector("[data-key]")?.dataset.key;
  const textOf = (name, value) => (name === "value" ? String(value ?? "") : `${Boolean(value)}`);
  const noteSaid = (control, text) => {
    said.set(control, text);
    if (typed.has(control)) typed.get(control).known = text;
  };
  const saidOf = (control) => {
    if (said.has(control)) return said.get(control);
    const { type, options, defaultChecked, defaultValue } = control;
    if (type === "checkbox") return `${defaultChecked}`;
    const first = [...(options ?? control.closest("fieldset")?.elements ?? [])];
    const chosen = first.find((one) => one.defaultSelected || one.defaultChecked) ?? (options && first[0]);
    return type === "radio" || options ? chosen?.value ?? "" : defaultValue;
  };
  const record = (control) => {
    for (const one of typed.keys()) if (!one.isConnected || (one !== control && areOne(one, control))) typed.delete(one);
    const before = saidOf(control);
    if (!typed.has(control) && keyOf(control) && !isSecret(control)) typed.set(control, { before, known: before });
  };
  // What differs from what stood there before the user came, or from what the server knows. A choice that the server has
  // taken in is theirs: by now there may be another one, made elsewhere. A plain form's is taken in with the form, and
  // which rows are chosen is nobody's but the page's.
  const ownFields = () => {
    const all = [...typed].map(([control, { before, known }]) => {
      const value = `${valueOf(control)}`;
      const isTheirs = value === known && /^(checkbox|radio|select|date)/.test(control.type) && !isDraft(control) &&
        !control.closest(".chooser, [data-live=off]");
      return { control, before, known, key: keyOf(control), value, isTheirs };
    });
    return all.filter(({ control, value, before, known }) =>
      control.isConnected && !isBad(control) && !isSecret(control) && (control.type !== "radio" || control.checked) &&
      (value !== before || value !== known));
  };
  const fields = () =>
    [...ownFields(), ...(carried?.entered ?? [])].filter(({ value, isTheirs }) => value !== undefined && !isTheirs);

  const editOf = (control) => {
    if (!edits.has(control)) edits.set(control, { dirty: false, number: 0, held: [] });
    return edits.get(control);
  };
  const isControl = ({ localName, type }) => /^(input|textarea|select)$/.test(localName) && type !== "file";
  const isTyped = (control) =>
    isControl(control) && !/^(checkbox|radio|button|submit|reset|image|hidden|select)/.test(control.type);
  const isBad = (control) => composing === control || control.validity?.badInput;
  const isWaiting = (control) => timers.has(control) || edits.get(control)?.number > acknowledged;
  const valueOf = (control) => {
    if (control.type === "checkbox") return control.checked;
    if (control.type === "select-multiple") return [...control.selectedOptions].map((option) => option.value);
    return control.value;
  };
  // Radio buttons of one name are one control to the user.
  const areOne = (one, other) =>
    one === other || (one.type + other.type === "radioradio" && one.name === other.name && one.form === other.form);
  const family = (control) => controls().filter((other) => areOne(control, other));

  const PICKING = CSS.supports("selector(:open)") ? ":open" : "select";
  const isInUse = (control) => {
    if (document.activeElement !== control) return false;
    if (control.localName === "select") return control.matches(PICKING);
    return isTyped(control) && control.type !== "range" && !given.has(control) && !control.hasAttribute("data-overwrite");
  };
  const isGuarded = (control) => isBad(control) || isInUse(control) || family(control).some(isWaiting);

  const controlOf = (element) =>
    (element.localName === "option" && element.closest("select")) ||
    (element.type === "fieldset" && element.querySelector("input")) ||
    element;

  const offer = (element, name, value) => {
    const control = controlOf(element);
    const all = element.type === "fieldset" ? element.elements : [control];
    if (name !== "markup") for (const one of all) noteSaid(one, textOf(name, value));
    const edit = edits.get(control);
    if (edit) edit.held = edit.held.filter(([other, its]) => other !== element || its !== name);
    if (!(name === "markup" ? isInUse : isGuarded)(control)) return write(element, name, value);
    told.delete(control);
    editOf(control).held.push([element, name, value]);
  };

  const write = (element, name, value) => {
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

  const focusOf = ({ selectionStart, selectionEnd, selectionDirection }) => (target) => {
    focus(target);
    if (selectionStart != null) target.setSelectionRange?.(selectionStart, selectionEnd, selectionDirection);
  };

  const settle = (control) => {
    const edit = edits.get(control);
    if (!edit) return;
    if (control.isConnected) {
      for (const held of edit.held.splice(0)) offer(...held);
      if (edit.dirty || isGuarded(control)) return;
    }
    stop(control);
    edits.delete(control);
  };

  // == Telling edits

  const handlers = (element) =>
    Object.fromEntries((element.dataset?.on ?? "").split(" ").map((part) => part.split(":")));

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
      if (typed.has(control)) typed.get(control).known = `${value}`;
      if (kind === "change") given.add(control);
    }
  };

  // Typing waits for a pause. Where a commit is told too, what is not typed tells only that.
  const edited = (control) => {
    const { input, change } = handlers(control);
    const wait = Number(control.dataset.debounce ?? 120);
    editOf(control).dirty = true;
    stop(control);
    record(control);
    if (!input || (change && !isTyped(control)) || isSecret(control)) return;
    if (wait > 0) after(wait, control, () => tell(control, "input"));
    else tell(control, "input");
  };

  const retell = (control) => {
    edited(control);
    if (!isTyped(control) && handlers(control).change) tell(control, "change");
  };

  // What waits goes before anything else that the user does; a secret with what is sent from where it stands.
  const flush = (kind, element) => {
    for (const [control, { dirty }] of edits) {
      const room = control.closest("dialog") ?? control.form ?? control.closest("main") ?? mount;
      const sends = dirty && isSecret(control) && /tap|submit/.test(kind) && room.contains(element);
      if (timers.has(control) || sends) tell(control, "input");
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
    if (control.type === "file") {
      upload(control, control.files);
      control.value = "";
    } else if (change && !isSecret(control)) tell(control, "change");
    else if (input && !isSecret(control) && edits.get(control)?.dirty) tell(control, "input");
  });

  on(document, "focusin", ({ target }) => raise("focus", target));
  on(document, "focusout", ({ target }) => {
    if (timers.has(target)) tell(target, "input");
    settle(target);
    const leave = () => raise("blur", target);
    // What comes of it could move the button away that is being pressed.
    if (pressing) addEventListener("pointerup", () => setTimeout(leave), { once: true });
    else leave();
  });

  on(document, "compositionstart", ({ target }) => (composing = target));
  on(document, "compositionend", ({ target }) => {
    composing = null;
    if (isControl(target)) edited(target);
    for (const text of stalled.splice(0)) receive(text);
  });

  // == Events, kept until acknowledged

  let queue = [];
  let count = 0; // the last event raised
  let acknowledged = 0; // the last event that the server took in
  let last = 0; // the last patch applied

  // What waits for its answer shows that it does, at the control.
  const SILENT = /^(input|focus|blur|seen|appear|disappear|pop)$/;
  const waitFor = (event) => {
    const { kind, element } = event;
    event.mark = kind === "go" || kind === "submit" ? lastTapped : element;
    after(300, event, () => {
      event.mark?.classList.add("waiting");
      event.isBusy = event.mark?.ariaBusy !== "true";
      if (event.isBusy && event.mark) event.mark.ariaBusy = "true";
    });
  };
  const endWaiting = (event) => {
    stop(event);
    event.mark?.classList.remove("waiting");
    if (event.isBusy && event.mark) event.mark.ariaBusy = null;
  };

  const enqueue = (kind, rest, element) => {
    let event = queue.at(-1);
    // Typing while offline is one event, not one for each pause.
    if (kind !== "input" || event?.kind !== kind || event.element !== element || event.sent) {
      if (queue.length >= 100) return void say(words("full"));
      event = { number: ++count, kind, element };
      queue.push(event);
      if (!SILENT.test(kind)) waitFor(event);
    }
    event.text = JSON.stringify([event.number, last, kind, ...rest]);
    if (joined) sendEvent(event);
    return event.number;
  };
  const sendEvent = (event) => {
    event.sent = true;
    transmit(event.text);
  };

  const raise = (kind, element, value) => {
    flush(kind, element);
    const node = nodeOf(element);
    const handler = handlers(element)[kind];
    if (!node || !handler) return;
    const rest = [node.id, Number(handler)];
    return enqueue(kind, value === undefined ? rest : [...rest, value], element);
  };

  const isPending = (kind, element) => queue.some((event) => event.kind === kind && event.element === element);
  const once = (kind, element, value) => !isPending(kind, element) && raise(kind, element, value);

  const acknowledge = (number) => {
    acknowledged = Math.max(acknowledged, Math.min(number, count));
    for (const event of queue) if (event.number <= acknowledged) endWaiting(event);
    queue = queue.filter((event) => event.number > acknowledged);
    if (!queue.length) isRefused = false;
    controls().forEach(settle);
  };

  // == Clicks and links

  let live = false; // whether the server has answered yet
  let lastTapped = null;

  const isPlain = (element) => element.closest("[data-live=off]");
  const isModified = (event) => event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isOurs = (url) => url.href.startsWith(location.origin + base);
  const placeOf = ({ pathname, search }) => pathname + search;
  const addressOf = (url) => placeOf(url) + url.hash;

  // The way up from a click ends at the first element that does something by itself.
  on(document, "click", (event) => {
    if (event.defaultPrevented) return;
    for (let element = event.target; element instanceof Element; element = element.parentNode) {
      const link = element.localName === "a" && element.hasAttribute("href");
      const { tap, action } = handlers(element);
      if (tap || action) {
        if (link && (!live || isModified(event))) return;
        if (link) event.preventDefault();
        if (element.closest("[aria-disabled=true]")) return;
        if (element.hasAttribute("data-busy") && isPending("tap", element)) return;
        lastTapped = element;
        const number = raise(tap ? "tap" : "action", element, element.value || undefined);
        putAway(element, number);
        // What is chosen in a menu closes it.
        return element.closest("[popover]")?.hidePopover();
      }
      if (element.hasAttribute("data-cancel") && uploading?.root.contains(element)) return uploading.request.abort();
      if (link) return follow(element, event);
      if (/^(button|input|select|textarea|label|summary|option)$/.test(element.localName)) return;
    }
    if (!pressedInside && isOutside(event)) dismiss(event.target);
  });

  const follow = (link, event) => {
    // A posted form keeps its fields from us, not its links.
    if (!live || !link.hasAttribute("data-link") || isPlain(link)?.matches(":not(form)") || isModified(event)) return;
    if ((link.getAttribute("target") || "_self") !== "_self" || link.hasAttribute("download")) return;
    const url = new URL(link.getAttribute("href"), document.baseURI);
    // What lies under /-/ is answered by the server itself: a download, a form.
    if (!isOurs(url) || url.href.startsWith(location.origin + base + "-/") || (placeOf(url) === placeOf(location) && url.href.includes("#"))) return;
    event.preventDefault();
    lastTapped = link;
    flush();
    const href = addressOf(url);
    if (!isPending("go", href)) putAway(link, enqueue("go", [href], href));
  };

  on(document, "keydown", (event) => {
    const { target, key } = event;
    // The Enter that ends a composition picks a word, and submits nothing.
    if (event.isComposing || event.keyCode === 229) {
      if (key === "Enter" && target.localName === "input") event.preventDefault();
    } else if (event.defaultPrevented || (key === "Escape" && document.querySelector(":popover-open"))) {
      return;
    } else if (key === "Escape" && !(target.localName === "select" && isInUse(target))) {
      let element = target;
      while (element && !isModal(element) && !handlers(element).dismiss) element = element.parentElement;
      element ??= top()?.dialog;
      if (!element) return;
      event.preventDefault();
      dismiss(element);
    } else if (key === "Enter" && target.localName === "input" && !target.form) {
      giveAway([target], once("submit", target, target.value));
    }
  });

  // == Forms

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

  // == Modals

  let modals = [];
  let pressedInside = false; // text selected out of a dialog is no click on its backdrop

  // One that the user has closed is put away at once; should the server keep it, it comes back.
  const modalOf = (element) => modals.find(({ dialog, closing }) => dialog === element && !closing);
  const isModal = (element) => Boolean(modalOf(element));
  const top = () => modals.filter(({ closing }) => !closing).at(-1);
  const isOutside = ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return isModal(target) && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  on(document, "pointerdown", (event) => (pressedInside = !isOutside(event)), true);
  let pressing = false;
  on(window, "pointerdown pointerup pointercancel", ({ type }) => (pressing = type === "pointerdown"), true);

  const open = (dialog) => {
    if (dialog.matches(":modal")) return;
    const active = document.activeElement;
    const known = modals.find((modal) => modal.dialog === dialog);
    if (known) known.closing = 0;
    else modals.push({ dialog, ...openerOf(active === document.body ? lastTapped : active) });
    dialog.removeAttribute("open");
    dialog.showModal();
  };
  // Where the focus goes back to: the element, or what stands in its place in its list by then.
  const openerOf = (opener) => {
    const row = opener?.closest?.("li, tr");
    return { opener, list: row?.parentNode, place: row && [...row.parentNode.children].indexOf(row) };
  };
  const focusOpener = ({ opener, list, place }) => {
    const { children = [] } = list?.isConnected ? list : {};
    const inPlace = children[Math.min(place, children.length - 1)]?.querySelector("a[href], button, input, select");
    focus(opener?.isConnected ? opener : byKey(opener?.dataset.key) ?? inPlace);
  };
  const dismiss = (element) => {
    const number = once("dismiss", element);
    if (isModal(element)) putAway(element, number);
  };
  const putAway = (element, number) => {
    const modal = modalOf(element.closest("dialog"));
    if (!number || !modal || (element !== modal.dialog && !element.hasAttribute("data-closes"))) return;
    modal.closing = number;
    modal.dialog.close();
    focusOpener(modal);
  };
  // The answer has come. What another modal came up for is there again at once, else after the time of a handler.
  const bringBack = (hasMore) => {
    for (const { dialog, closing } of modals) {
      if (!closing || closing > acknowledged) continue;
      const back = () => dialog.isConnected && !dialog.open && open(dialog);
      if (hasMore) back();
      else if (!timers.has(dialog)) after(1000, dialog, back);
    }
  };

  // A browser may close a dialog by itself: by a second Escape, or going back.
  on(document, "cancel close", (event) => {
    if (!isModal(event.target) || !event.target.isConnected) return;
    event.preventDefault();
    dismiss(event.target);
    if (isModal(event.target)) open(event.target);
  }, true);

  const returnFocus = () => {
    const gone = modals.find(({ dialog }) => !dialog.isConnected);
    modals = modals.filter(({ dialog }) => dialog.isConnected);
    if ((gone ?? displaced) && document.activeElement === document.body) focusOpener(gone ?? displaced);
    displaced = null;
  };

  // == Coming into sight

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        raise("seen", target);
      }
    },
    { rootMargin: "800px", scrollMargin: "800px" },
  );
  const watch = (element) => {
    if (handlers(element).seen) sight.observe(element);
  };

  const greet = (element) => {
    if (element.matches("dialog[data-modal]")) open(element);
    if (element.dataset.module) import(element.dataset.module);
    watch(element);
  };

  // What modules have to tell.
  on(document, "espalier", ({ target, detail }) => raise(detail.kind, target, detail.value));

  // == Files

  let uploads = Promise.resolve();
  let uploading = null;

  const upload = (element, files) => {
    for (const file of handlers(element).file ? files : []) uploads = uploads.then(() => post(element, file));
  };

  const post = (element, file) => {
    if (!element.isConnected) return;
    const { id, element: root } = nodeOf(element);
    const request = new XMLHttpRequest();
    const meter = root.querySelector("[data-progress]");
    const hide = (hidden) => {
      for (const part of root.querySelectorAll("[data-progress], [data-cancel]")) part.hidden = hidden;
    };
    const fail = () => say(`${file.name}: ${request.response?.message ?? words("uploadFailed")}`, 10_000);
    request.upload.onprogress = ({ loaded, total }) => {
      if (!element.isConnected) request.abort();
      else if (meter) [meter.max, meter.value] = [total, loaded];
    };
    request.onerror = fail;
    request.onload = () => request.status < 300 || fail();
    request.open("POST", `${base}-/upload/${id}/${handlers(element).file}`);
    request.responseType = "json";
    const header = (name, value) => request.setRequestHeader(name, value);
    header("Content-Type", "application/octet-stream");
    header("X-Espalier-Page", token);
    header("X-Espalier-File", encodeURIComponent(file.name));
    uploading = { request, root };
    hide(false);
    request.send(file);
    return new Promise((finish) => {
      request.onloadend = () => {
        uploading = null;
        hide(true);
        finish();
      };
    });
  };

  on(document, "dragover dragleave drop", (event) => {
    const zone = event.target.closest?.("[data-drop]");
    if (!zone || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    zone.classList.toggle("dropping", event.type === "dragover");
    if (event.type === "drop") upload(zone.querySelector("[data-on*='file:']") ?? zone, event.dataTransfer.files);
  });

  // == Inserting, removing, moving

  let arrivals = [];

  const insert = (op) => {
    const container = op[1] === 0 ? mount : containerOf(known(nodes, op[1]));
    const before = elementBefore(op[2], container);
    const inSVG = container.namespaceURI === SVG && container.localName !== "foreignObject";
    const fragment = document.createDocumentFragment();
    for (let at = 3; at < op.length; at += 3) {
      const template = known(templates, op[at]);
      const values = op[at + 2];
      const root = document.importNode(modelOf(template, inSVG), true);
      const node = register(op[at + 1], template, root);
      node.found = template.slots.map(([path]) => walk(root, path));
      check(Array.isArray(values));
      values.forEach((value, index) => set(node, index, value, true));
      fragment.append(root);
    }
    arrivals.push(...fragment.querySelectorAll(ARRIVING));
    container.insertBefore(fragment, before);
  };

  // Moving elements raises blur and change, which is not the user's doing.
  let quiet = false;
  on(window, "blur focus focusin focusout change", (event) => quiet && event.stopImmediatePropagation(), true);

  let displaced = null; // what had the focus and has gone
  const forget = (node) => {
    nodes.delete(node.id);
    if (!templateOf(node).container) return;
    for (const child of containerOf(node).children) if (child[NODE]) forget(child[NODE]);
  };
  const remove = ([, ...ids]) => {
    quiet = true;
    const active = document.activeElement;
    for (const node of ids.map((id) => known(nodes, id))) {
      if (active !== document.body && node.element.contains(active)) displaced = openerOf(active);
      forget(node);
      node.element.remove();
    }
  };

  // Asking would cost a layout at each patch.
  const scrolled = new Map();
  on(document, "scroll", ({ target }) => {
    if (target instanceof Element) scrolled.set(target, [target.scrollLeft, target.scrollTop]);
    for (const element of scrolled.keys()) if (!element.isConnected) scrolled.delete(element);
  }, true);

  const place = (element, before) => {
    const container = element.parentNode;
    const active = document.activeElement;
    const inside = [...scrolled].filter(([scroller]) => element.contains(scroller));
    if (container.moveBefore && container.isConnected) {
      container.moveBefore(element, before);
    } else {
      const focusAgain = element.contains(active) && focusOf(active);
      container.insertBefore(element, before);
      if (focusAgain) focusAgain(active);
      if (isModal(element)) open(element);
    }
    for (const [scroller, position] of inside) scroll(scroller, position);
  };

  const move = ([, ...pairs]) => {
    quiet = true;
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const { element } = known(nodes, pairs[at]);
      const before = elementBefore(pairs[at + 1], element.parentNode);
      if (before !== element) place(element, before);
    }
  };

  // == Address, history, scroll
  // The browser would restore the scroll before the patch has come, so each history entry keeps its index and position.
  // `shown` is the entry whose content is on screen: not the browser's, between "back" and the answer.

  const positions = new Map();
  const entryHere = () => history.state?.espalier;
  // `begun` is the entry that the server's first is, `wanted` a position that cannot be reached yet.
  let shown = {}, begun, wanted = null;

  const isAway = () => isPending("pop");
  const cannotNote = () => isAway() || wanted || (entryHere() ?? shown.index) !== shown.index;
  const note = () => {
    stop("note");
    if (cannotNote()) return;
    positions.set(shown.index, [scrollX, scrollY]);
    try {
      history.replaceState({ ...history.state, espalier: shown.index, x: scrollX, y: scrollY }, "");
    } catch {
      // Browsers limit how often.
    }
  };
  const arrive = (index = entryHere() ?? 0) => (shown = { index, place: placeOf(location), hash: location.hash });

  const scrollBack = (position) => {
    scroll(window, position);
    wanted = Math.abs(scrollY - position[1]) > 2 ? position : null;
  };
  const positionHere = () => positions.get(entryHere()) ?? [history.state?.x ?? 0, history.state?.y ?? 0];
  const restore = () => scrollBack(positionHere());
  const toFragment = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) target.scrollIntoView({ behavior: "instant" });
    else scrollBack([0, 0]);
  };

  on(window, "scroll", () => {
    if (cannotNote()) return;
    positions.set(shown.index, [scrollX, scrollY]);
    after(200, "note", note);
  });
  on(window, "wheel touchmove pointerdown keydown", ({ type }) => {
    wanted = null;
    if (carried) carried.scrolled = [];
    if (carried && type === "pointerdown") carried.active = null;
  }, true);

  on(window, "popstate", () => {
    stop("note");
    const index = entryHere();
    if (placeOf(location) === shown.place && !isAway() && (index === shown.index || location.hash !== shown.hash)) {
      // Only the fragment is another one. A new entry gets its index; an old one has its scroll.
      arrive(index ?? shown.index + 1);
      if (index === undefined) note();
      else restore();
      return;
    }
    flush();
    enqueue("pop", [addressOf(location), index - begun || 0]);
  });

  const address = ([, mode, path, title, entry]) => {
    const url = new URL(path, location.href);
    check(/^(push|replace|pop|stay)$/.test(mode) && isOurs(url));
    if (typeof title === "string") document.title = title;
    // The user has gone back again; the answer to that will say where we are.
    if (isAway()) return;
    if (mode === "stay") {
      const steps = begun + entry - entryHere();
      if (steps) history.go(steps);
      return;
    }
    if (mode === "push") {
      const index = shown.index + 1;
      positions.delete(index);
      history.pushState({ espalier: index }, "", url);
    } else if (url.href !== location.href) {
      history.replaceState(history.state, "", url);
    }
    arrive();
    return { push: toFragment, pop: restore }[mode];
  };

  // == A fresh render: what the user was doing is carried over by the keys of controls

  const isDraft = (control) => edits.get(control)?.dirty || isWaiting(control);
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
  let carried = null;
  const renderAfresh = (ops, isMadeAgain) => {
    if (isMadeAgain) begun = shown.index;
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
    };
    edits.clear();
    typed.clear();
    nodes.clear();
    modals = [];
    quiet = true;
    mount.replaceChildren();
    quiet = false;
    const scrolls = applyAll(ops);
    if (!scrolls) scrollBack(carried.position);
    return scrolls;
  };

  const putBack = (isLast) => {
    const { active, entered, isMadeAgain, were } = carried;
    modals.forEach((modal, at) => (modal.opener = were[at]?.opener ?? modal.opener));
    carried.kept = carried.kept.filter((zone) => {
      const place = byKey(zone.dataset.key);
      place?.replaceChildren(...zone.childNodes);
      return !place;
    });
    const lost = [];
    carried.entered = entered.filter(({ control: old, key, value, before, known, isDraft, isTheirs, name }) => {
      const { type } = old;
      const ofGroup = type === "radio" && !old.dataset.key;
      let control = byKey(key);
      if (ofGroup) control = control?.closest(".field")?.querySelector(`[value="${CSS.escape(old.value)}"]`);
      if (!control && !isLast) return true;
      const shows = control?.type === type ? saidOf(control) : null;
      // The app's own value has the say where it is another one by now.
      const isKept = shows !== null && (value === undefined || [value, known, isTheirs || before].includes(shows));
      if (isKept && value !== undefined && (isMadeAgain || shows === known)) typed.set(control, { before, known: shows });
      if (!isDraft && (!isMadeAgain || shows === value || (type === "radio" && !ofGroup))) return;
      if (!isKept) return void lost.push(name);
      control.checked = old.checked;
      if (type !== "checkbox") control.value = old.value;
      retell(control);
    });
    carried.scrolled = carried.scrolled.filter(([{ dataset }, position]) => {
      const scroller = byKey(dataset.key);
      if (scroller) scroll(scroller, position);
      return !scroller || Math.abs(scroller.scrollTop - position[1]) > 2;
    });
    const again = active && byKey(active.dataset.key);
    if (again) {
      carried.focusAgain(again);
      carried.active = null;
    }
    sayNames("lost", lost);
  };

  // == Patches

  let broken = false; // what is on screen can no longer be patched
  let isRenewing = false; // from a fresh render's first part to its last
  let failures = 0;
  let stalled = []; // frames that wait for a composition to end

  const travel = ([, path]) => {
    const url = new URL(path, location.href);
    check(isOurs(url));
    leave(url.href);
  };
  const announce = ([, text]) => say(text, 10_000);
  const focusOn = ([, id, path]) => {
    check(isPath(path));
    find(known(nodes, id), path).focus();
  };

  const applyAll = (ops) => {
    const kinds = [define, setAll, insert, remove, move, address, null, travel, end, announce, focusOn, () => {}, () => {}];
    let scrolls;
    arrivals = [];
    for (const op of ops) {
      check(isCount(op[0]) && kinds[op[0]]);
      scrolls = kinds[op[0]](op) ?? scrolls;
      quiet = false;
    }
    arrivals = arrivals.filter((element) => element.isConnected);
    bringBack(arrivals.some((element) => element.localName === "dialog"));
    arrivals.forEach(greet);
    return scrolls;
  };

  const apply = (ops, afresh, isLast) => {
    // Asked only where it is needed: it costs a layout.
    const isPush = ops.some(([, mode]) => mode === "push");
    if (isPush) note();
    const position = isPush && [scrollX, scrollY];
    const hadModal = modals.length;
    const scrolls = afresh ? renderAfresh(ops.filter(([kind]) => kind !== 6), afresh[1]) : applyAll(ops);
    let target = arrivals.find((element) => element.hasAttribute("data-focus"));
    if (carried) {
      putBack(isLast);
      target = isLast && carried.active && mount.querySelector("[data-focus]");
    }
    if (target) {
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: Boolean(scrolls) });
    }
    returnFocus();
    // What comes up or goes above a screen leaves it where it is.
    const isNew = arrivals.some((element) => element.matches("[data-focus]") && !element.closest("dialog"));
    if (scrolls === toFragment && (hadModal || modals.length) && !isNew) {
      scrollBack(position);
      note();
    } else if (scrolls) scrolls();
    else if (wanted) scrollBack(wanted);
  };

  const receive = (text) => {
    let afresh;
    const before = last;
    try {
      const [number, ack, ...ops] = JSON.parse(text);
      check(isCount(number) && isCount(ack));
      afresh = ops.find(([kind]) => kind === 6);
      // A fresh render would end a composition, so it waits, and the rest behind it.
      if (composing?.isConnected && number && (afresh || stalled.length)) return void stalled.push(text);
      // Numbers of events whose place has gone: whoever acted while the line was down is told; an edit waits for the fresh
      // render, and is told again from its new place.
      for (const { number, kind, element, isLate, mark } of queue) {
        if (!ops.some(([kind, its]) => kind === 11 && its === number)) continue;
        if ((afresh || broken) && /input|change/.test(kind) && typed.delete(element)) {
          Object.assign(editOf(element), { dirty: true, held: [] });
        } else if (isLate && mark) sayNames("undone", [nameOf(mark)]);
      }
      acknowledge(ack);
      if (number && (number <= last || (broken && !afresh))) return;
      check(number ? afresh || number === last + 1 : ops.every(([kind]) => kind >= 7));
      const hasMore = !number || ops.some(([kind]) => kind === 12);
      isRenewing ||= afresh;
      if (isRenewing) last = number || last; // what it makes the page tell is about its own nodes
      apply(ops, afresh, !hasMore);
      last = number || last;
      if (afresh) broken = false;
      // More of a large frame comes when this part is there.
      if (!number) return;
      if (hasMore) return transmit(`[-3,${last}]`);
      if (isRenewing) failures = 0;
      isRenewing = carried = null;
    } catch (error) {
      last = before;
      quiet = false;
      console.warn("espalier: asking for a fresh render:", error);
      if (isRenewing && ++failures > 2) return end();
      if (afresh || !broken) transmit(`[-2,${last}]`);
      broken = true;
    }
  };

  // == The end of a session
  // Never a loop: a page reloaded so within a minute says so instead.

  let ended = false;

  const end = () => {
    if (ended) return;
    ended = true;
    hangUp();
    try {
      check(now() - sessionStorage.getItem("espalier-reloaded") > 60_000);
      sessionStorage.setItem("espalier-reloaded", now());
      leave();
    } catch {
      say(words("ended"));
    }
  };

  // == The connection

  const { classList, dataset } = document.documentElement;
  let socket = null;
  let joined = false;
  let attempts = 0;
  let heard = 0; // when the last frame came
  let away = false; // closed on purpose
  let latency = 0;

  // Each timer lets the oldest pass, so the order holds.
  const delayed = [];
  const echoes = [];
  const pass = (act) => {
    const from = socket;
    delayed.push(() => from === socket && act());
    const next = () => delayed.shift()();
    if (latency || delayed[1]) later(next, latency);
    else next();
  };
  // Everything that is told is answered.
  const transmit = (text, patience = 5000) => {
    if (!joined) return;
    pass(() => socket.send(text));
    if (!timers.has("answer")) after(patience, "answer", () => lost(socket));
  };

  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  // A frame too large for the server would break each line anew, so first the fields stay at home, then the largest event
  // goes. A field that is not told is still on screen, and put back from there.
  let isRefused = false;
  const sizeOf = (it) => new Blob([JSON.stringify(it)]).size;
  const bySize = (one, other) => sizeOf(one) - sizeOf(other);
  const fieldsThatFit = () => {
    let room = isRefused ? 0 : 48_000;
    const all = fields().map(({ key, value, before, known }) => [key, [value, before, known]]);
    return Object.fromEntries(all.sort(bySize).filter((one) => (room -= sizeOf(one)) > 0));
  };
  const refused = () => {
    const largest = isRefused && [...queue].sort(bySize).pop();
    isRefused = true;
    if (!largest) return;
    queue = queue.filter((event) => event !== largest);
    endWaiting(largest);
    sayNames("lost", [nameOf(largest.mark ?? largest.element)]);
  };

  const join = () => {
    const facts = { zone, version: meta("espalier-version"), hidden: document.hidden, fields: fieldsThatFit() };
    joined = true;
    transmit(JSON.stringify([0, token, last, placeOf(location), queue[0]?.number ?? count + 1, facts]));
    if (broken) transmit(`[-2,${last}]`);
    for (const event of queue) {
      event.isLate = true;
      sendEvent(event);
    }
    after(25_000, "beat", beat);
  };

  const arrived = (text) => {
    heard = now();
    stop("answer");
    stop("notice");
    attempts = 0;
    if (classList.contains("offline")) {
      classList.remove("offline");
      say(words("online"), 2000);
    }
    receive(text);
    if (!live) dataset.espalier = "live";
    live = true;
    for (const told of echoes.splice(0)) told();
  };

  // A hidden tab's timers are slow, so the clock is asked as well.
  const beat = (patience) => {
    if (now() - heard > 40_000) return lost(socket);
    transmit("[-1]", patience);
    if (broken) transmit(`[-2,${last}]`);
    after(25_000, "beat", beat);
  };

  const noticeLoss = () => {
    stop("notice");
    classList.add("offline");
    say(words("offline"));
  };

  const hangUp = () => {
    ["retry", "open", "beat", "answer"].forEach(stop);
    if (!ended && !timers.has("notice") && !classList.contains("offline")) after(1000, "notice", noticeLoss);
    const old = socket;
    socket = null;
    joined = false;
    stalled = [];
    old?.close();
  };

  const lost = (from) => {
    if (from !== socket) return;
    hangUp();
    after(Math.min(250 * 2 ** attempts++, 10_000) * (0.5 + random()), "retry", connect);
  };

  const connect = () => {
    hangUp();
    if (ended || away) return;
    const mine = (socket = new WebSocket(`${location.origin.replace("http", "ws")}${base}-/live`, "espalier-1"));
    after(5000, "open", () => lost(socket));
    mine.onopen = () => {
      stop("open");
      heard = now();
      join();
    };
    mine.onmessage = ({ data }) => mine === socket && pass(() => arrived(data));
    mine.onclose = ({ code }) => {
      lost(mine);
      if (code === 1009) refused();
    };
  };

  const look = () => (joined ? beat(2000) : socket ?? connect());
  on(window, "online", look);
  // Said at once, unless the line answers all the same: a server on the same machine needs no network.
  on(window, "offline", () => {
    if (!joined) return noticeLoss();
    beat(2000);
    after(250, "notice", noticeLoss);
  });
  on(document, "visibilitychange", () => {
    if (!document.hidden) look();
    transmit(`[-4,${+document.hidden}]`);
  });
  const goAway = (gone) => {
    away = gone;
    connect();
  };
  on(window, "pagehide", () => {
    flush();
    note();
    goAway(true);
  });
  on(window, "pageshow", ({ persisted }) => persisted && goAway(false));

  // == The beginning

  document.cookie = `espalier-zone=${zone}; SameSite=Lax; path=${base}`;
  history.scrollRestoration = "manual";
  begun = arrive().index;
  try {
    for (const element of mount.querySelectorAll("[data-e]")) {
      const [id, template] = element.dataset.e.split(".").map(Number);
      register(id, template, element, true);
    }
  } catch {
    broken = true;
  }
  mount.querySelectorAll(ARRIVING).forEach(greet);
  // What was typed before this script came is an edit too.
  for (const control of mount.querySelectorAll("input, textarea")) {
    const { checked, defaultChecked, value, defaultValue } = control;
    // There is no such attribute for a browser.
    if (control.hasAttribute("indeterminate")) control.indeterminate = true;
    if (checked !== defaultChecked || (isTyped(control) && value !== defaultValue)) retell(control);
  }
  // A form that was refused is looked at where it is wrong.
  if (document.activeElement === document.body) focus(mount.querySelector("main [aria-invalid=true]"));
  if (entryHere() === undefined) note();
  else if (!location.hash) restore();

  window.espalier = {
    simulateLatency: (milliseconds) => void (latency = milliseconds),
    disconnect: () => goAway(true),
    connect: () => goAway(false),
    // For tests: nothing waits to be sent or acknowledged; and a way to wait for what the server has sent.
    get isSettled() {
      return joined && live && !queue.length && !controls().some(isWaiting);
    },
    echo: () => new Promise((told) => (echoes.push(told), transmit("[-1]"))),
  };
  test.stop = () => {
    stopping.abort();
    sight.disconnect();
    hangUp();
  };

  connect();
})();
