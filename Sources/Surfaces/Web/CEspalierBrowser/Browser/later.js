// What every page has and none needs for its first sight: what was done outlives a reload of the page, a page goes on over
// a change of version, and texts that are cut can be read whole. Loaded behind everything else (`data-module` of the window).

import * as wire from "./Script/wire.js";

(() => {
  // == What was done outlives a reload
  // A page that goes leaves what is not stored yet with the tab: never a secret, nor what was done behind one, which would
  // be done without it. The next page sends it again over a line of its own, in the name of the page that has gone, until the
  // server has stored it. Numbers and names are the old page's, so nothing counts twice. What cannot be left is told by name.

  const KEY = "espalier-left";
  const MAXIMUM_PAGES = 5;
  const MAXIMUM_TRIES = 20;
  // Where one goes, the address says; what one looks at is nothing that anybody did.
  const PASSING = /^(go|pop|focus|blur|seen|appear|disappear)$/;

  // A tab may be forbidden to keep anything.
  const left = () => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY)) ?? [];
    } catch {
      return [];
    }
  };
  const leave = (pages) => {
    try {
      if (pages.length) sessionStorage.setItem(KEY, JSON.stringify(pages));
      else sessionStorage.removeItem(KEY);
    } catch {
      // What cannot be kept is lost with the page, as everything is on a page whose tab is closed.
    }
  };

  const holdsSecret = (element) => [element, ...(element?.elements ?? [])].some((one) => one && espalier.isSecret(one));
  const canBeLeft = ({ kind, names }) => names && !PASSING.test(kind);
  const nameOf = ({ mark, element }) => (mark ?? element ? espalier.nameOf(mark ?? element) : "");

  const byKey = (key) => document.querySelector(`#espalier [data-key="${CSS.escape(key)}"]`);
  const own = ({ token }) => token === espalier.token;
  const others = () => left().filter((page) => !own(page));
  addEventListener("pagehide", () => {
    const { token, self, state: { last, count, acknowledged, queue: all, ended, entered, fields } } = espalier;
    // Who comes after somebody that has signed out is told nothing of them.
    if (ended === "signed-out") return leave([]);
    const secret = all.findIndex((event) => event.holdsSecret || holdsSecret(event.element));
    const isBehind = (event) => secret >= 0 && all.indexOf(event) >= secret;
    const queue = all.filter((event) => canBeLeft(event) && !isBehind(event));
    const isLost = (event) => event.mark && (event.number > acknowledged || isBehind(event));
    const gone = all.filter((event) => isLost(event) && !queue.includes(event)).map(nameOf);
    const files = [];
    dispatchEvent(new CustomEvent("espalier-leave", { detail: files }));
    const events = queue.map((event) => {
      const { number, last, kind, rest: [node, handler, value = null], names } = event;
      return { frame: [number, last, kind, node, handler, value, ...names], name: nameOf(event) };
    });
    const isNews = events[0] ?? gone[0] ?? files[0];
    leave(isNews ? [...others(), { token, self, last, path: location.pathname + location.search, events, gone, files }] : others());
    // Where the server has asked for this, because it has another version by now, this page goes on.
    if (ended !== "version") return;
    const texts = entered.map(({ control, key, value, before, known }) => [key, value, before, known, espalier.nameOf(control)]);
    const again = queue.map((event) => {
      const { number, last, kind, rest, names, mark } = event;
      const element = { ariaLabel: nameOf(event) };
      return { number, last, kind, rest, names, isLate: true, element, ...(mark && { mark: element }) };
    });
    try {
      sessionStorage.setItem("espalier-former", JSON.stringify({ token, self, last, count, queue: again, fields, texts, gone, files }));
    } catch {
      // As above.
    }
  });
  // It has come back by itself, with all that it kept.
  addEventListener("pageshow", ({ persisted }) => persisted && leave(others()));

  // Where this page goes on as one of an earlier version, a text that the server knows nothing of is put back as soon as
  // the page is there again; one that finds no place within some seconds is told by its name, and so is what was done and
  // could not be left.
  const TRIES = 40;
  // Radio buttons of one field are one control, under the key of the field or of one of them.
  const radiosOf = (control) => {
    if (espalier.isChooser(control)) return [];
    const place = control.type === "radio" ? control.form ?? document : control.closest(".field");
    const all = [...(place?.querySelectorAll("[type=radio]") ?? [])];
    return control.type === "radio" ? all.filter(({ name }) => name === control.name) : control.hidden ? all : [];
  };
  const isBack = ([key, text, before, known]) => {
    const control = byKey(key);
    if (!control || espalier.isDraft(control)) return control;
    const radios = radiosOf(control);
    const isCheckbox = control.type === "checkbox" || espalier.isChooser(control);
    const shown = isCheckbox ? `${control.checked}` : (radios.length ? radios.find(({ checked }) => checked)?.value : control.value) ?? "";
    if (shown === text) return control;
    // A stepper's number is the server's.
    if (control.type === "hidden") return null;
    // The app's own value has the say where it is another one by now.
    if (![before, known].includes(shown)) return null;
    const radio = radios.find(({ value }) => value === text);
    if (radios.length && !radio) return null;
    if (radio) radio.checked = true;
    else if (isCheckbox) control.checked = text === "true";
    else control.value = text;
    // Half-typed text is not given yet.
    const isTyped = !radio && !isCheckbox && control.localName !== "select";
    for (const kind of isTyped ? ["input"] : ["input", "change"]) (radio ?? control).dispatchEvent(new Event(kind, { bubbles: true }));
    return control;
  };
  const putBack = (texts, tries) => {
    const isThere = espalier.former.fields === null;
    const left = isThere ? texts.filter((one) => !isBack(one)) : texts;
    if (left.length && tries < TRIES) setTimeout(() => putBack(left, tries + isThere), 100);
    else espalier.sayNames("lost", left.map((one) => one.at(-1)));
  };
  const tellLost = ({ gone = [], files = [] }) => {
    espalier.sayNames("undone", gone);
    espalier.sayNames("lost", files);
  };
  if (window.espalier?.former.texts) {
    tellLost(espalier.former);
    putBack(espalier.former.texts, 0);
  }

  // The tries go on over a reload of this page too.
  const sendAgain = (page) => {
    let { events, tries = 0 } = page;
    const undone = [];
    const socket = espalier.dial(tries);
    const note = () => leave(left().flatMap((one) => (one.token !== page.token ? one : events.length ? { ...page, events, tries } : [])));
    const giveUp = (which) => {
      undone.push(...events.filter(which).map(({ name }) => name));
      events = events.filter((event) => !which(event));
    };
    socket.onopen = () => {
      const facts = { version: document.querySelector('meta[name="espalier-version"]')?.content, hidden: true, events: events.length, document: page.self };
      socket.send(JSON.stringify([wire.join, page.token, page.last, page.path, events[0].frame[0], facts]));
      for (const { frame } of events) socket.send(JSON.stringify(frame));
    };
    socket.onmessage = ({ data }) => {
      const [number, , ...steps] = JSON.parse(data);
      for (const [kind, ...rest] of steps) {
        // The next document, of the server's version, sends it again.
        if (kind === wire.end && rest[0] !== "version") giveUp(() => true);
        if (kind === wire.undone) giveUp(({ frame }) => frame[0] === rest[0]);
        if (kind === wire.more) socket.send(`[${wire.applied},${number}]`);
        if (kind === wire.durable) events = events.filter(({ frame: [own] }) => own > rest[0] || rest.includes(own, 1));
      }
      note();
      espalier.sayNames("undone", undone.splice(0));
      if (!events.length) socket.close();
    };
    socket.onclose = () => {
      if (!events.length) return;
      const pause = Math.min(500 * 2 ** tries, 10_000);
      tries += 1;
      if (tries <= MAXIMUM_TRIES) {
        note();
        return setTimeout(() => sendAgain({ ...page, events, tries }), pause);
      }
      giveUp(() => true);
      note();
      espalier.sayNames("undone", undone);
    };
  };
  const pages = others();
  pages.forEach(tellLost);
  // Of very many pages that were left the oldest are not tried any longer, and told.
  const waiting = pages.filter(({ events }) => events[0]).map((page) => ({ ...page, gone: [], files: [] }));
  leave(waiting);
  const given = waiting.splice(0, Math.max(0, waiting.length - MAXIMUM_PAGES));
  if (given.length) {
    leave(waiting);
    espalier.sayNames("undone", given.flatMap(({ events }) => events.map(({ name }) => name)));
  }
  waiting.forEach(sendAgain);

  // == Where no WebSocket gets through, the page goes on over plain requests
  // The script brings a `dial` of its own. An import that has failed may fail for good, so each has another address.

  const needsLine = (attempts) => {
    const hasBeenLive = document.documentElement.dataset.espalier === "live";
    if (attempts > (hasBeenLive ? 3 : 0)) import(`./line.js?${attempts}`).catch(() => {});
  };
  const direct = window.espalier?.dial;
  if (direct) espalier.dial = (attempts) => (needsLine(attempts), direct());
  try {
    if (sessionStorage["espalier-line"]) needsLine(9);
  } catch {
    // A tab may be forbidden to keep anything.
  }

  // == A tap ends a composition
  // A phone's keyboard goes on composing while something is tapped: what stands there by then is what is meant.

  let composing;
  addEventListener("compositionstart", ({ target }) => (composing = target), true);
  addEventListener("compositionend", () => (composing = null), true);
  addEventListener("click", ({ target }) => {
    const field = composing;
    if (!field || field === target) return;
    field.blur();
    if (composing) field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  }, true);

  // == A double click on a row or control

  const heeding = (element) => element?.closest("[data-on*=doubleTap]");
  document.addEventListener("dblclick", ({ target }) => {
    const place = heeding(target) ?? heeding(target.closest("label")?.control);
    place?.dispatchEvent(new CustomEvent("espalier", { bubbles: true, detail: { kind: "doubleTap" } }));
  });

  // == What is shortened has the whole of it in reach

  document.addEventListener("pointerover", ({ target }) => {
    const cut = target.closest?.("[data-look*=lines-], [data-look~=truncates]");
    if (!cut) return;
    const isCut = cut.scrollWidth > cut.clientWidth + 1 || cut.scrollHeight > cut.clientHeight + 1;
    if (isCut) cut.title ||= cut.textContent;
    else if (cut.title === cut.textContent) cut.removeAttribute("title");
  }, true);

  // == Colours and sizes of words
  // The policy of the page allows no style in markup. The head has those of the first response; later ones are set here.
  const mount = document.getElementById("espalier");
  const dress = (changes) => {
    for (const target of new Set(changes.map(({ target }) => target))) {
      for (const part of target.querySelectorAll("[data-style]")) {
        part.style = part.dataset.style;
        part.removeAttribute("data-style");
      }
    }
  };
  dress([{ target: mount }]);
  new MutationObserver(dress).observe(mount, { childList: true, subtree: true });
})();
