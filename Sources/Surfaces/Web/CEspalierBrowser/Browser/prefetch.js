// Places that are prepared while a person points at their links, and shown in the frame of the tap until the app has answered.
// Loaded by `acts.js`, unless the app prepares none. The tap itself is an event as any other: the app handles it, and has the
// last word.
(() => {
  const mount = document.getElementById("espalier");
  if (!mount || navigator.connection?.saveData) return;
  const { base } = espalier;
  const FIELD = "X-Espalier-Prefetch";
  const REST = 60; // for so many milliseconds a pointer rests on a link that is meant
  const { fresh: FRESH = 5_000 } = window.__espalierTest ?? {}; // for so many, what was prepared is what the place shows
  const LATEST = 5_000; // after so many without an answer, the page that is there shows again
  const LOADING = 2_000; // for so many after the answer, what the place still loads is awaited
  const LEADING = 500; // for so many, the place itself is: the app may have led elsewhere
  const KEPT = 4;

  // == What is prepared
  // Whatever a person does may change what places show, so then all is forgotten.

  const prepared = new Map(); // by address: when it was asked for, its content once it is there, and what ends the request
  const drop = (address) => {
    prepared.get(address)?.request.abort();
    prepared.delete(address);
  };
  const urlOf = (link) => new URL(link.getAttribute("href"), document.baseURI);
  const addressOf = ({ pathname, search }) => pathname + search;
  const isWanted = (link) => {
    const url = urlOf(link);
    if (link.closest("[data-live=off], [data-prefetch=off], [aria-disabled=true], dialog")) return false;
    if (link.hasAttribute("download") || (link.getAttribute("target") || "_self") !== "_self" || url.hash) return false;
    if (!url.href.startsWith(location.origin + base) || url.href.startsWith(`${location.origin}${base}-/`)) return false;
    return addressOf(url) !== addressOf(location) && navigator.onLine && document.documentElement.dataset.espalier === "live";
  };
  const prepare = async (link) => {
    if (!link.isConnected || !isWanted(link)) return;
    const address = addressOf(urlOf(link));
    const [began, request] = [performance.now(), new AbortController()];
    if (began - prepared.get(address)?.began < FRESH) return;
    drop(address);
    const place = { began, request };
    prepared.set(address, place);
    if (prepared.size > KEPT) drop(prepared.keys().next().value);
    try {
      const answer = await fetch(address, { headers: { [FIELD]: "1" }, signal: request.signal, priority: "low", redirect: "error" });
      if (answer.headers.has(FIELD)) place.content = new DOMParser().parseFromString(await answer.text(), "text/html").body;
    } catch {
      // What cannot be prepared is opened as it would be without.
    }
  };

  // == What is meant

  const linkAt = (target) => target.closest?.("#espalier a[data-link][href]");
  let resting, timer;
  const restOn = (link) => {
    if (link === resting) return;
    clearTimeout(timer);
    resting = link;
    if (link) timer = setTimeout(() => {
      prepare(link);
      // Who still rests on it then, and moves, means it again.
      timer = setTimeout(() => (resting = undefined), FRESH);
    }, REST);
  };
  // A link that comes to stand under a pointer at rest is not pointed at, nor one on which a person begins to scroll.
  document.addEventListener("pointermove", ({ target, pointerType }) => pointerType !== "touch" && restOn(linkAt(target)), { passive: true });
  document.addEventListener("pointerdown", ({ target, pointerType }) => pointerType === "touch" && restOn(linkAt(target)), { passive: true });
  document.addEventListener("pointercancel", () => restOn());
  document.documentElement.addEventListener("pointerleave", () => restOn());
  document.addEventListener("focusin", ({ target }) => target.matches(":focus-visible") && restOn(linkAt(target)));

  // == What a tap shows
  // A copy over the page that does nothing by itself. What is tapped in it is tapped in the place, once that is there and has
  // the same control in the same row.

  let shown;
  const childrenOf = (root) => [...root.children].filter(({ localName }) => localName !== "dialog");
  const pathTo = (element, root) => {
    const path = [];
    for (let at = element; at !== root; at = at.parentElement) path.unshift(childrenOf(at.parentElement).indexOf(at));
    return path;
  };
  const rowOf = (element) => element.closest("li, tr, section, header")?.textContent;
  const keyOf = (element) => element.closest("[data-key]")?.dataset.key;
  const same = (element) => {
    const found = pathTo(element, shown.copy).reduce((at, index) => at && childrenOf(at)[index], mount);
    const isSame = (read) => read(found) === read(element);
    return found && [({ localName }) => localName, ({ textContent }) => textContent, rowOf, keyOf].every(isSame) ? found : null;
  };
  const isThere = () => addressOf(location) === shown.address && !document.querySelector("dialog[open]");
  const hide = () => {
    if (!shown) return;
    const { view, taps, number } = shown;
    const isReached = espalier.state.acknowledged >= number && isThere();
    const top = view.scrollTop;
    const again = isReached ? taps.map(same) : [];
    // It has arrived already.
    if (isReached) for (const element of mount.querySelectorAll("[data-arrives]")) element.style.animation = "none";
    clearInterval(shown.timer);
    document.documentElement.classList.remove("shows-prepared");
    view.remove();
    shown = undefined;
    if (isReached && top) scrollTo({ top, behavior: "instant" });
    for (const element of again) {
      if (!element) return;
      element.focus({ preventScroll: true });
      element.click();
    }
  };
  const look = () => {
    if (!shown) return;
    const now = performance.now();
    if (espalier.state.acknowledged >= shown.number) shown.answered ??= now;
    const since = now - shown.answered;
    const isLoading = mount.querySelector("main [aria-busy=true], main .skeleton") && since < LOADING;
    const isDone = isThere() ? !isLoading : since > LEADING || document.querySelector("dialog[open]");
    if (shown.answered ? isDone : now - shown.began > LATEST) hide();
  };
  const lookAgain = () => {
    look();
    if (shown) espalier.echoes.push(lookAgain);
  };
  const tapIn = (event) => {
    event.preventDefault();
    event.stopPropagation();
    const { copy, taps } = shown;
    copy.inert = false;
    const control = document.elementFromPoint(event.clientX, event.clientY)?.closest("a, button, input, select, textarea, summary, label");
    copy.inert = true;
    if (control && copy.contains(control) && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) taps.push(control);
  };
  const show = (content, address, number) => {
    const [view, copy] = [document.createElement("div"), document.createElement("div")];
    view.className = "prepared";
    view.ariaHidden = "true";
    copy.inert = true;
    copy.append(...content.childNodes);
    const [beside, own] = [mount, copy].map((root) => root.querySelector("[data-look~=beside]"));
    // The list beside stays as the person has it.
    if (beside && own) own.replaceWith(beside.cloneNode(true));
    for (const element of copy.querySelectorAll("[id], [name], [data-style]")) {
      element.removeAttribute("id");
      element.removeAttribute("name");
      if (element.dataset.style) element.style.cssText = element.dataset.style;
    }
    view.append(copy);
    view.addEventListener("click", tapIn);
    // The focus stays where it is.
    view.addEventListener("mousedown", (event) => event.preventDefault());
    document.body.append(view);
    if (beside && own) copy.querySelector("[data-look~=beside]").scrollTop = beside.scrollTop;
    document.documentElement.classList.add("shows-prepared");
    shown = { view, copy, address, number, taps: [], began: performance.now(), timer: setInterval(look, 100) };
    lookAgain();
  };
  const PASSING = /^(focus|blur|seen|appear|disappear)$/;
  addEventListener("espalier-act", ({ detail: { kind, number, rest } }) => {
    if (PASSING.test(kind)) return;
    const place = kind === "go" ? prepared.get(rest[0]) : undefined;
    const isFresh = place?.content && performance.now() - place.began < FRESH;
    const isBelow = document.querySelector("dialog[open], :popover-open, html.offline");
    for (const address of [...prepared.keys()]) drop(address);
    hide();
    // What is still loading, or asks something first, is waited for.
    if (isFresh && !isBelow && !place.content.querySelector("dialog, [aria-busy=true], .skeleton")) show(place.content, rest[0], number);
  });
})();
