// What the browser script promises, told to a fake server and checked in a real browser.
//
// Open harness.html (as a file, or served; `?script=URL` names the script where it is served from elsewhere, and
// `?only=TEXT` runs the behaviours whose names contain it). Each behaviour gets a page of its own: markup, the script
// started anew, a clock that stands still until told, and sockets that do what the test says.
(() => {
  "use strict";

  // ---- The runner ---------------------------------------------------------------------------------------------------

  const behaviours = [];
  const test = (name, act) => behaviours.push({ name, act });
  const show = (value) => (value instanceof Node ? value.nodeName : JSON.stringify(value) ?? String(value));
  const fail = (text) => {
    throw new Error(text);
  };
  const equal = (actual, expected, what = "value") => {
    if (show(actual) !== show(expected)) fail(`${what}: ${show(actual)}, expected ${show(expected)}`);
  };
  const same = (actual, expected, what = "object") => {
    if (actual !== expected) fail(`${what}: ${show(actual)} is not ${show(expected)} itself`);
  };
  const holds = (condition, what) => condition || fail(`does not hold: ${what}`);

  const home = location.href;
  const parameters = new URLSearchParams(location.search);
  const scriptURL = parameters.get("script") ?? "../../../Sources/Surfaces/Web/CEspalierBrowser/Browser/espalier.js";
  const scriptAddress = new URL(scriptURL, location.href).href;

  const happens = (target, type, act = () => {}) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${type} event came`)), 3000);
      target.addEventListener(type, (event) => (clearTimeout(timer), resolve(event)), { once: true });
      act();
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const until = async (condition, what) => {
    for (let tries = 0; !condition(); tries++) {
      if (tries > 180) fail(`never came true: ${what}`);
      await frame();
    }
  };

  const violations = [];
  document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
  const errors = [];
  window.addEventListener("error", (event) => errors.push(event.message));

  // What would leave the page is stopped here, after everybody else has seen it.
  let plain = [];
  for (const type of ["click", "submit"]) {
    window.addEventListener(type, (event) => {
      if (event.defaultPrevented) return;
      if (type === "submit" || event.target.closest?.("a[href]:not([href^='#'])")) {
        plain.push(type);
        event.preventDefault();
      }
    });
  }

  // ---- The world of one test ----------------------------------------------------------------------------------------

  class Clock {
    time = 1_000_000;
    timers = new Map();
    numbers = 0;
    setTimeout = (act, wait = 0) => (this.timers.set(++this.numbers, { act, at: this.time + wait }), this.numbers);
    clearTimeout = (number) => this.timers.delete(number);
    now = () => this.time;
    advance(milliseconds) {
      const end = this.time + milliseconds;
      for (;;) {
        const due = [...this.timers].filter(([, { at }]) => at <= end);
        const next = due.sort(([m, a], [n, b]) => a.at - b.at || m - n)[0];
        if (!next) break;
        this.timers.delete(next[0]);
        this.time = Math.max(this.time, next[1].at);
        next[1].act();
      }
      this.time = end;
    }
  }

  let sockets = [];
  class FakeSocket {
    readyState = 0;
    sent = [];
    constructor(url, protocol) {
      Object.assign(this, { url, protocol });
      sockets.push(this);
    }
    send(text) {
      if (this.readyState === 0) fail("sent on a socket that is not open yet");
      if (this.readyState === 1) this.sent.push(JSON.parse(text));
    }
    close() {
      this.readyState = 3;
    }
    open() {
      this.readyState = 1;
      this.onopen?.({});
    }
    drop() {
      this.readyState = 3;
      this.onclose?.({});
    }
    receive(data) {
      this.onmessage?.({ data: typeof data === "string" ? data : JSON.stringify(data) });
    }
    take() {
      return this.sent.splice(0);
    }
  }

  let requests = [];
  class FakeRequest {
    upload = {};
    headers = {};
    status = 0;
    constructor() {
      requests.push(this);
    }
    open(method, url) {
      Object.assign(this, { method, url: String(url) });
    }
    setRequestHeader(name, value) {
      this.headers[name] = value;
    }
    send(body) {
      this.body = body;
    }
    abort() {
      this.aborted = true;
      this.onloadend();
    }
    answer(status, text) {
      this.status = status;
      try {
        this.response = JSON.parse(text);
      } catch {
        this.response = null;
      }
      this.onloadend();
    }
    fail() {
      this.onloadend();
    }
  }

  const real = { WebSocket, XMLHttpRequest, fetch: window.fetch };
  let served = null; // the answer of the server to a plain request; null while it cannot be reached
  let current = null;
  const at = (query) => location.pathname + query;

  class Page {
    clock = new Clock();
    left = [];
    chance = 0.5;
    patches = 0;

    get socket() {
      return sockets.at(-1);
    }
    // Frames to the browser: a numbered patch, and a mere acknowledgement.
    patch(ack, ...ops) {
      this.socket.receive([++this.patches, ack, ...ops]);
    }
    acknowledge(number, ...ops) {
      this.socket.receive([0, number, ...ops]);
    }
    take() {
      return this.socket.take();
    }
    // The events among what was sent, without number and last patch.
    events() {
      return this.take().filter(([number]) => number > 0).map(([, , ...rest]) => rest);
    }
    reconnect() {
      this.socket.drop();
      this.clock.advance(400);
      this.socket.open();
    }
  }

  const by = (selector) => document.querySelector(selector);
  const status = () => by("#espalier-status").textContent;

  const tearDown = () => {
    current?.stop?.();
    current = null;
    delete window.__espalierTest;
    delete window.espalier;
    by("#stage").replaceChildren();
    for (const element of document.querySelectorAll("meta[name^=espalier], script[data-tested]")) element.remove();
    document.documentElement.classList.remove("offline");
    delete document.documentElement.dataset.espalier;
    Object.assign(window, real);
    sessionStorage.clear();
    for (const request of requests) request.onloadend?.(); // what waits for it goes on, and finds nothing
    sockets = [];
    requests = [];
    served = null;
    plain = [];
    window.scrollTo(0, 0);
  };

  const load = async () => {
    const script = document.createElement("script");
    script.dataset.tested = "";
    script.src = scriptAddress;
    await happens(script, "load", () => document.head.append(script));
  };

  const WORDS = Object.entries({
    offline: "Not connected. What you do is kept and sent later.", online: "Connected again",
    full: "Too much is waiting. What you did last was not kept.", "upload-failed": "was not sent. Please choose it again.",
    upload: "Upload", "stop-upload": "Cancel", ended: "This page has ended. Please reload it.", lost: "Not kept:",
    undone: "Perhaps not done:",
  }).map(([name, text]) => ` data-${name}="${text}"`).join("");

  /// Puts the markup on stage and starts the script; unless told otherwise, joins and sends patch 1 with the templates.
  const start = async (body, templates = [], { joined = true, token = "TOKEN", base = null, prepare, around } = {}) => {
    for (const [name, content] of [["espalier", token], ["espalier-version", "7"], ["espalier-base", base]]) {
      if (content === null) continue;
      const meta = document.createElement("meta");
      Object.assign(meta, { name, content });
      document.head.append(meta);
    }
    const stage = around ?? `<div id="espalier">${body}</div><div id="espalier-status" role="status"${WORDS}></div>`;
    by("#stage").innerHTML = stage;
    const page = new Page();
    const { setTimeout, clearTimeout, now } = page.clock;
    const random = () => page.chance;
    current = { setTimeout, clearTimeout, now, random, leave: (url) => page.left.push(url ?? "reload") };
    window.__espalierTest = current;
    window.WebSocket = FakeSocket;
    window.XMLHttpRequest = FakeRequest;
    window.fetch = async () => {
      if (!served) throw new TypeError("The server cannot be reached");
      return served;
    };
    prepare?.();
    await load();
    page.templates = templates.map((template) => [0, ...template]);
    if (joined) {
      page.socket.open();
      page.take();
      page.patch(0, ...page.templates);
    }
    return page;
  };

  // What a user does. `insertText` goes through the browser's own editing, so its events are the real ones.
  const type = (control, text) => {
    if (document.activeElement !== control) control.focus();
    holds(document.execCommand("insertText", false, text), "the browser takes typed text");
  };
  const click = (element, init = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    element.dispatchEvent(event);
    return event;
  };
  const press = (element, key, init = {}) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    element.dispatchEvent(event);
    return event;
  };
  const back = () => happens(window, "popstate", () => history.back());
  const forward = () => happens(window, "popstate", () => history.forward());
  const styles = new CSSStyleSheet();
  styles.replaceSync(`.tall { height: 5000px } .short { height: 10px } .box { height: 50px; overflow: auto }
    .far { margin-top: 9000px; height: 10px } dialog::backdrop { background: rgb(0 0 0 / 0.2) }`);
  document.adoptedStyleSheets = [styles];

  // ---- Templates that many tests share ------------------------------------------------------------------------------

  const MAIN = [1, "<main><h1></h1><section></section></main>", [[1]], [[[0], "t"]]];
  const LINE = [2, "<p></p>", [], [[[], "t"]]];
  const FIELD = [3, '<label>Name <input data-key="name" data-on="input:4"></label>', [], [[[0], "p", "value"]]];
  const main = (inside = "", title = "Hello") =>
    `<main data-e="1.1"><h1>${title}</h1><section>${inside}</section></main>`;
  const field = (attributes = 'data-key="name" data-on="input:4"') =>
    `<label data-e="2.3">Name <input ${attributes}></label>`;
  const withField = async (attributes, options) => {
    const page = await start(main(field(attributes)), [MAIN, LINE, FIELD], options);
    return [page, by("input")];
  };
  const section = () => by("section");
  const texts = (selector = "section > *") =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);

  // ---- Adoption -----------------------------------------------------------------------------------------------------

  test("the tests' page has focus, as the tests of focus need", async () => holds(document.hasFocus(), "hasFocus"));

  test("the first HTML is adopted without touching the DOM", async () => {
    const seen = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    let heading;
    await start(main('<p data-e="2.2">one</p>'), [MAIN, LINE], {
      prepare: () => {
        heading = by("h1");
        observer.observe(by("#espalier"), { subtree: true, childList: true, attributes: true, characterData: true });
      },
    });
    seen.push(...observer.takeRecords());
    observer.disconnect();
    equal(seen.length, 0, "changes");
    same(by("h1"), heading);
  });

  test("adopted nodes are patched with templates that are defined later", async () => {
    const page = await start(main('<p data-e="2.2">one</p>'), [MAIN, LINE]);
    const text = by("h1").firstChild;
    page.patch(0, [1, 1, 0, "Bye"], [1, 2, 0, "two"]);
    equal([by("h1").textContent, ...texts()], ["Bye", "two"]);
    same(by("h1").firstChild, text, "text node");
  });

  test("first HTML with a node number twice is rendered afresh", async () => {
    const page = await start(main('<p data-e="1.2">twin</p>'), [MAIN, LINE], { joined: false });
    page.socket.open();
    equal(page.take().slice(1), [[-2, 0]]);
    page.patch(0, [1, 1, 0, "not applied"]);
    equal(texts("h1"), ["Hello"]);
    page.patch(0, [6], ...[MAIN, LINE].map((template) => [0, ...template]), [2, 0, 0, 1, 11, ["Fresh"]]);
    equal(texts("h1"), ["Fresh"]);
  });

  test("places in adopted nodes are found though an extension has put elements among them", async () => {
    const template = [5, "<div><b></b><i></i><u></u></div>", [], [[[0], "t"], [[1], "t"], [[2], "t"]]];
    const markup = '<div data-e="2.5"><b>1</b><ext-icon></ext-icon><i>2</i><ext-icon></ext-icon><u>3</u></div>';
    const page = await start(main(markup), [MAIN, template]);
    page.patch(0, [1, 2, 0, "a", 1, "b", 2, "c"]);
    equal([texts("section b"), texts("section i"), texts("section u")], [["a"], ["b"], ["c"]]);
  });

  test("places in inserted nodes are found though an extension has put elements among them", async () => {
    const template = [5, "<div><b></b><i></i></div>", [], [[[0], "t"], [[1], "t"]]];
    const page = await start(main(), [MAIN, template]);
    page.patch(0, [2, 1, 0, 5, 2, ["1", "2"]]);
    by("section b").before(document.createElement("i"), document.createElement("b"));
    page.patch(0, [1, 2, 1, "new"]);
    equal(texts("section i"), ["", "new"]);
  });

  test("a page without a token, or without a place for it, is left alone", async () => {
    await start(main(), [], { joined: false, token: null });
    equal([sockets.length, Object.hasOwn(window, "espalier")], [0, false], "without a token");
    await start("", [], { joined: false, around: "<p>An error page</p>" });
    equal([sockets.length, Object.hasOwn(window, "espalier")], [0, false], "without #espalier");
  });

  test("nothing global is left but window.espalier, with what developers and tests need", async () => {
    let before;
    await start(main(), [MAIN], { prepare: () => (before = new Set(Object.getOwnPropertyNames(window))) });
    equal(Object.getOwnPropertyNames(window).filter((name) => !before.has(name)), ["espalier"]);
    equal(Object.keys(window.espalier).sort(), ["base", "connect", "dial", "disconnect", "echo", "echoes", "former", "isChooser", "isDraft", "isSecret",
      "isSettled", "isStored", "keyOf", "nameOf", "nodeOf", "positionHere", "record", "say", "sayNames", "self", "simulateLatency", "sizeOf", "state",
      "token", "typed", "wasTold", "words"]);
  });

  test("a page is settled when it is live, nothing waits to be sent, and all is acknowledged", async () => {
    const [page, input] = await withField(undefined, { joined: false });
    const { dataset } = document.documentElement;
    equal([window.espalier.isSettled, dataset.espalier], [false, undefined]);
    page.socket.open();
    equal(window.espalier.isSettled, false, "joined and not answered");
    page.patch(0, ...page.templates);
    equal([window.espalier.isSettled, dataset.espalier], [true, "live"]);
    type(input, "a");
    equal(window.espalier.isSettled, false, "typed");
    page.clock.advance(120);
    equal(window.espalier.isSettled, false, "sent");
    page.acknowledge(1);
    equal([window.espalier.isSettled, window.espalier.isStored], [true, false], "acknowledged");
    page.patch(0, [13, 1]);
    equal(window.espalier.isStored, true, "stored");
    page.socket.drop();
    equal(window.espalier.isSettled, false, "the line is down");
  });

  test("an echo comes back with the next frame of the server", async () => {
    const page = await start(main(), [MAIN]);
    let isBack = false;
    const echo = window.espalier.echo().then(() => (isBack = true));
    equal(page.take(), [[-1]]);
    await frame();
    equal(isBack, false);
    page.acknowledge(0);
    await echo;
  });

  // ---- Inserting and removing ---------------------------------------------------------------------------------------

  test("rows go into a table with their cells filled, and no tbody is made up", async () => {
    const table = [5, "<table><tbody></tbody></table>", [[0]], []];
    const row = [6, "<tr><td></td><td></td></tr>", [], [[[0], "t"], [[1], "t"]]];
    const page = await start(main(), [MAIN, table, row]);
    page.patch(0, [2, 1, 0, 5, 2, []], [2, 2, 0, 6, 3, ["a", 1], 6, 4, ["b", null]]);
    equal(by("section").innerHTML.replace(/ data-\w+="[^"]*"/g, ""),
      "<table><tbody><tr><td>a</td><td>1</td></tr><tr><td>b</td><td></td></tr></tbody></table>");
  });

  test("options go into a select, and its value chooses among them", async () => {
    const select = [5, "<select></select>", [[]], [[[], "p", "value"]]];
    const option = [6, "<option></option>", [], [[[], "t"], [[], "a", "value"]]];
    const page = await start(main(), [MAIN, select, option]);
    page.patch(0, [2, 1, 0, 5, 2, []], [2, 2, 0, 6, 3, ["A", "a"], 6, 4, ["B", "b"]], [1, 2, 0, "b"]);
    equal([by("select").options.length, by("select").value], [2, "b"]);
  });

  test("shapes go into a drawing with its namespace, links among them, and text beside it without", async () => {
    const svg = [5, "<svg><title></title><g></g></svg>", [[1]], [[[0], "t"]]];
    const link = [6, "<a><circle></circle></a>", [], [[[0], "a", "r"]]];
    const page = await start(main(), [MAIN, svg, link]);
    page.patch(0, [2, 1, 0, 5, 2, ["Chart"]], [2, 2, 0, 6, 3, ["4"]], [2, 1, 0, 6, 4, ["5"]]);
    const circle = by("g > a > circle");
    holds(circle instanceof SVGCircleElement && circle.parentNode instanceof SVGAElement, "drawn elements");
    equal(circle.getAttribute("r"), "4");
    holds(by("section > a") instanceof HTMLAnchorElement, "the same template as HTML");
  });

  test("nodes are inserted before the node named, in order, and at the end", async () => {
    const page = await start(main('<p data-e="2.2">b</p>'), [MAIN, LINE]);
    page.patch(0, [2, 1, 2, 2, 3, ["a1"], 2, 4, ["a2"]], [2, 1, 0, 2, 5, ["c"]]);
    equal(texts(), ["a1", "a2", "b", "c"]);
  });

  test("rows that follow each other say neither template nor number, and go as a run", async () => {
    const page = await start(main(), [MAIN, LINE]);
    page.patch(0, [2, 1, 0, 2, [10, "a"], ["A"], "b", ["B"], ["C"], 2, 20, ["D"], ["E"]]);
    equal(texts(), ["A", "B", "C", "D", "E"]);
    page.patch(0, [1, 11, 0, "second"], [1, 21, 0, "last"]);
    equal(texts(), ["A", "second", "C", "D", "last"]);
    page.patch(0, [3, [10, 12], 21]);
    equal(texts(), ["D"]);
  });

  test("a row begins as the one above it, and one of another template or number as its template", async () => {
    const row = [5, '<p title="own"><b></b></p>', [], [[[0], "t"], [[], "a", "title"], [[0], "c", "ink-"]]];
    const page = await start(main(), [MAIN, LINE, row]);
    page.patch(0, [2, 1, 0, 5, 10, ["a", "first", "ink-red"], ["b"], [0, "third"], ["d", null, null], [], 5, 20, ["e"], 2, 30, ["f"], 5, 31, []]);
    const read = (p) => [p.textContent, p.title, p.querySelector("b")?.className ?? null];
    equal([...section().children].map(read), [
      ["a", "first", "ink-red"], ["b", "first", "ink-red"], ["b", "third", "ink-red"], ["d", "", ""], ["d", "", ""],
      ["e", "own", ""], ["f", "", null], ["", "own", ""],
    ]);
    page.patch(0, [1, 11, 0, "B"]);
    equal([...section().children].slice(0, 3).map((p) => p.textContent), ["a", "B", "b"], "each is a node of its own");
  });

  test("a thousand rows are one change to the document", async () => {
    const page = await start(main(), [MAIN, LINE]);
    const seen = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(section(), { childList: true });
    const rows = Array.from({ length: 1000 }, (_, index) => [2, index + 10, [`row ${index}`]]).flat();
    page.patch(0, [2, 1, 0, ...rows]);
    seen.push(...observer.takeRecords());
    observer.disconnect();
    equal([seen.length, section().childElementCount, section().lastChild.textContent], [1, 1000, "row 999"]);
  });

  test("values missing at the end of an insertion leave the template's own", async () => {
    const template = [5, '<p title="own" class="x"></p>', [], [[[], "t"], [[], "a", "title"]]];
    const page = await start(main(), [MAIN, template]);
    page.patch(0, [2, 1, 0, 5, 2, ["text"]]);
    equal(by("section p").title, "own");
  });

  test("a removed node goes with all that it holds, and its numbers are known no more", async () => {
    const group = [5, "<div><ul></ul></div>", [[0]], []];
    const page = await start(main('<div data-e="2.5"><ul><p data-e="3.2">in</p></ul></div>'), [MAIN, LINE, group]);
    page.patch(0, [3, 2]);
    equal(section().childElementCount, 0);
    page.patch(0, [1, 3, 0, "still there?"]);
    equal(page.take(), [[-2, 2]], "asks for a fresh render");
  });

  test("a node holds others in each of its containers", async () => {
    const two = [5, "<div><b></b><ul></ul><ol></ol></div>", [[1], [2]], [[[0], "t"]]];
    const page = await start(
      main('<div data-e="2.5"><b>Two</b><ul><p data-e="3.2">in</p></ul><ol></ol></div>'), [MAIN, LINE, two]);
    page.patch(0, [2, [2, 1], 0, 2, 4, ["other"]], [2, 2, 3, 2, 5, ["first"]]);
    equal([by("ul").textContent, by("ol").textContent], ["firstin", "other"]);
    page.patch(0, [4, 3, 5], [2, [2, 1], 4, 2, 6, ["before"]], [1, 2, 0, "Again"]);
    equal([by("b").textContent, by("ul").textContent, by("ol").textContent], ["Again", "infirst", "beforeother"]);
    page.patch(0, [3, 2]);
    page.patch(0, [1, 4, 0, "still there?"]);
    equal(page.take(), [[-2, 4]], "what both held went with it");
  });

  test("a template that is defined again counts from then on, also for adopted templates", async () => {
    const page = await start(main('<p data-e="2.2">old</p>'), [MAIN, LINE]);
    page.patch(0, [1, 2, 0, "older"]);
    page.patch(0, [0, 2, "<em></em>", [], [[[], "t"]]], [2, 1, 0, 2, 3, ["new"]], [1, 2, 0, "oldest"]);
    equal([...section().children].map((child) => `${child.localName} ${child.textContent}`), ["p oldest", "em new"]);
  });

  // ---- Slots --------------------------------------------------------------------------------------------------------

  const slotted = async (markup, slots) => {
    const page = await start(main(), [MAIN, [5, markup, [], slots]]);
    return {
      page,
      insert: (...values) => (page.patch(0, [2, 1, 0, 5, 2, values]), section().firstElementChild),
      set: (...pairs) => page.patch(0, [1, 2, ...pairs]),
    };
  };

  test("a text slot sets the one text node, and takes markup as text", async () => {
    const { insert, set } = await slotted("<p></p>", [[[], "t"]]);
    const element = insert("one");
    const node = element.firstChild;
    set(0, "<b>&amp;");
    equal([element.textContent, element.childElementCount], ["<b>&amp;", 0]);
    same(element.firstChild, node, "text node");
    set(0, null);
    equal(element.textContent, "");
  });

  test("a text slot whose text a page translator has wrapped is set all the same", async () => {
    const { insert, set } = await slotted("<p></p>", [[[], "t"]]);
    const element = insert("one");
    element.innerHTML = "<font>eins</font>";
    set(0, "two");
    equal(element.textContent, "two");
  });

  test("an attribute slot sets and removes, and style goes through the CSSOM", async () => {
    const { insert, set } = await slotted('<a title="x"></a>',
      [[[], "a", "href"], [[], "a", "title"], [[], "a", "style"]]);
    const element = insert("/one", "t", "width: 10px");
    equal([element.getAttribute("href"), element.title, element.style.width], ["/one", "t", "10px"]);
    set(0, null, 1, null, 2, null);
    equal([element.hasAttribute("href"), element.hasAttribute("title"), element.style.width], [false, false, ""]);
  });

  test("property slots set properties, not attributes", async () => {
    const slots = [[[0], "p", "value"], [[1], "p", "checked"], [[1], "p", "indeterminate"], [[2], "p", "disabled"],
      [[3], "p", "open"], [[4, 1], "p", "selected"]];
    const { insert, set } = await slotted(
      '<div><input value="own"><input type="checkbox"><button></button><details></details>' +
        "<select><option>a</option><option>b</option></select></div>", slots);
    const [text, box, button, details, select] = insert("typed", true, true, true, true, true).children;
    equal([text.value, text.getAttribute("value"), box.checked, box.hasAttribute("checked"), box.indeterminate],
      ["typed", "own", true, false, true]);
    equal([button.disabled, details.open, select.value], [true, true, "b"]);
    set(0, null, 1, false, 2, false, 3, false, 4, false);
    equal([text.value, box.checked, box.indeterminate, button.disabled, details.open],
      ["", false, false, false, false]);
  });

  test("a property that the server does not set stays the user's", async () => {
    const slots = [[[0], "p", "checked"], [[1], "t"], [[2], "p", "open"]];
    const { insert, set } = await slotted('<div><input type="checkbox"><b></b><details></details></div>', slots);
    const [box, text, details] = insert(false, "1", false).children;
    box.checked = true;
    details.open = true;
    set(1, "2");
    equal([box.checked, details.open, text.textContent], [true, true, "2"]);
  });

  test("a class slot replaces the class with its prefix, and classes of others stay", async () => {
    const { insert, set } = await slotted('<p class="card"></p>', [[[], "c", "tone-"], [[], "c", "size-"]]);
    const element = insert("tone-red", "size-s");
    element.classList.add("by-extension", "tone");
    set(0, "tone-blue");
    equal([...element.classList].sort(), ["by-extension", "card", "size-s", "tone", "tone-blue"]);
    set(0, null, 1, null);
    equal([...element.classList].sort(), ["by-extension", "card", "tone"]);
  });

  test("a markup slot replaces the content, and in a drawing it draws", async () => {
    const { insert, set } = await slotted("<div><b></b><svg></svg></div>", [[[0], "m"], [[1], "m"]]);
    const [bold, svg] = insert("<i>1</i>", '<rect width="1"></rect>').children;
    set(0, "<i>2</i><i>3</i>");
    equal(bold.innerHTML, "<i>2</i><i>3</i>");
    holds(svg.firstChild instanceof SVGRectElement, "a drawn rect");
  });

  test("a hidden slot hides and shows", async () => {
    const { insert, set } = await slotted("<div><p></p><svg></svg></div>", [[[0], "h"], [[1], "h"]]);
    const [text, svg] = insert(true, true).children;
    equal([text.hidden, svg.hasAttribute("hidden")], [true, true]);
    set(0, false, 1, false);
    equal([text.hidden, svg.hasAttribute("hidden")], [false, false]);
  });

  test("a zone to be kept is filled once and then left alone", async () => {
    const slots = [[[0], "m"], [[0], "a", "title"]];
    const { insert, set } = await slotted('<div><div data-keep=""></div></div>', slots);
    const zone = insert("<b>map</b>", "one").firstChild;
    zone.firstChild.append(document.createElement("canvas"));
    set(0, "<b>other</b>", 1, "two");
    equal([zone.innerHTML, zone.title], ["<b>map<canvas></canvas></b>", "two"]);
  });

  test("a select that gets other options keeps its choice, or takes the one marked", async () => {
    const { insert, set } = await slotted("<select></select>", [[[], "m"]]);
    const select = insert("<option>a<option>b<option>c");
    select.value = "b";
    set(0, "<option>x<option>b");
    equal(select.value, "b", "kept");
    set(0, "<option>x<option selected>y<option>b");
    equal(select.value, "y", "marked");
    set(0, "<option>p<option>q");
    equal(select.value, "p", "gone");
  });

  // ---- Moving -------------------------------------------------------------------------------------------------------

  const three = '<p data-e="2.2">a</p><p data-e="3.2">b</p><p data-e="4.2">c</p>';

  test("nodes are moved before others and to the end, one after the other", async () => {
    const page = await start(main(three), [MAIN, LINE]);
    page.patch(0, [4, 4, 2, 2, 0]);
    equal(texts(), ["c", "b", "a"]);
  });

  for (const native of [true, false]) {
    const how = native ? "with moveBefore" : "without moveBefore";
    test(`a moved node keeps focus, caret and scroll, and nobody hears of a blur, ${how}`, async () => {
      const original = Element.prototype.moveBefore;
      holds(original, "this browser has moveBefore");
      let moves = 0;
      Element.prototype.moveBefore = native ? function (...nodes) {
        moves += 1;
        original.apply(this, nodes);
      } : undefined;
      const heard = [];
      const hear = (event) => heard.push(event.type);
      const types = ["blur", "focus", "focusin", "focusout", "change"];
      try {
        const box = '<div class="box" data-e="3.6"><div class="tall"><input data-on="change:1" value="hello"></div>' +
          '</div>';
        const page = await start(main('<p data-e="2.2">a</p>' + box),
          [MAIN, LINE, [6, '<div class="box"></div>', [], []]]);
        const input = by("input");
        type(input, "!");
        input.setSelectionRange(2, 4);
        by(".box").scrollTop = 33;
        await frame();
        for (const name of types) document.addEventListener(name, hear, true);
        page.patch(0, [4, 3, 2]);
        equal(texts().length, 2);
        same(section().firstElementChild, by(".box"), "moved");
        same(document.activeElement, input, "focus");
        equal([input.selectionStart, input.selectionEnd, by(".box").scrollTop], [2, 4, 33]);
        equal([heard, page.events(), moves], [[], [], native ? 1 : 0]);
      } finally {
        Element.prototype.moveBefore = original;
        for (const name of types) document.removeEventListener(name, hear, true);
      }
    });
  }

  test("a frame in a node that is moved is not loaded anew", async () => {
    const box = '<div class="box" data-e="3.6"><div data-keep><iframe></iframe></div></div>';
    const page = await start(main('<p data-e="2.2">a</p>' + box), [MAIN, LINE, [6, '<div class="box"></div>', [], []]]);
    const { contentWindow } = by("iframe");
    contentWindow.mark = "as it was";
    page.patch(0, [4, 3, 2]);
    same(section().firstElementChild, by(".box"), "moved");
    equal(by("iframe").contentWindow.mark, "as it was");
  });

  test("a video in a node that is moved goes on playing", async () => {
    const box = '<div class="box" data-e="3.6"><div data-keep><video muted playsinline></video></div></div>';
    const page = await start(main('<p data-e="2.2">a</p>' + box), [MAIN, LINE, [6, '<div class="box"></div>', [], []]]);
    const canvas = document.createElement("canvas");
    const brush = canvas.getContext("2d");
    let frames = 0;
    // A canvas that is not drawn on has no next picture.
    const draw = () => {
      brush.fillStyle = ++frames % 2 ? "black" : "white";
      brush.fillRect(0, 0, canvas.width, canvas.height);
    };
    const video = by("video");
    const stream = canvas.captureStream();
    let isPlaying = false;
    const heard = [];
    try {
      Object.assign(video, { muted: true, srcObject: stream });
      video.addEventListener("playing", () => (isPlaying = true));
      draw();
      video.play().catch((error) => heard.push(String(error)));
      await until(() => (draw(), isPlaying && video.currentTime > 0), "the video plays");
      for (const name of ["pause", "emptied"]) video.addEventListener(name, () => heard.push(name));
      page.patch(0, [4, 3, 2]);
      same(section().firstElementChild, by(".box"), "moved");
      same(by("video"), video, "video");
      const { currentTime } = video;
      await until(() => (draw(), video.currentTime > currentTime), "it goes on");
      equal([heard, video.paused], [[], false]);
    } finally {
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    }
  });

  test("a focused control that is removed raises nothing", async () => {
    const [page, input] = await withField('data-on="change:1"');
    type(input, "half");
    page.patch(0, [3, 2]);
    page.clock.advance(1000);
    equal(page.events(), []);
    tearDown();
    const [another, field] = await withField();
    type(field, "half");
    another.patch(0, [3, 2]);
    another.clock.advance(1000);
    equal(another.events(), [], "nor does what waited");
  });

  // ---- Edits --------------------------------------------------------------------------------------------------------

  test("typing is told once, when it pauses", async () => {
    const [page, input] = await withField();
    type(input, "a");
    page.clock.advance(119);
    type(input, "b");
    page.clock.advance(119);
    equal(page.events(), []);
    page.clock.advance(1);
    equal(page.events(), [["input", 2, 4, "ab"]]);
  });

  test("a secret is told with what sends it, not while it is typed, nor when its field is left", async () => {
    const inside = '<input data-on="input:4 change:4" type="password"><button data-on="tap:1"></button>';
    const page = await linked(inside);
    const input = by("input");
    type(input, "half");
    page.clock.advance(10_000);
    input.dispatchEvent(new Event("change", { bubbles: true }));
    input.blur();
    page.clock.advance(10_000);
    equal(page.events(), []);
    input.focus();
    type(input, "+whole");
    click(by("button"));
    equal(page.events(), [["input", 2, 4, "half+whole"], ["tap", 2, 1]]);
  });

  test("a secret goes only with what is sent from where it stands, and never with a join, shown or not", async () => {
    const inside = '<form><input data-key="p" data-on="input:4" type="password" autocomplete="current-password">' +
      '<button type="button" id="inside" data-on="tap:1"></button></form><button id="outside" data-on="tap:2"></button>' +
      '<input data-key="q" data-on="input:5" type="password">';
    const page = await linked(inside);
    const [secret, other] = document.querySelectorAll("input");
    type(secret, "rosebud");
    click(by("#outside"));
    equal(page.events().map(([kind]) => kind), ["tap"]);
    secret.type = "text";
    type(secret, "!");
    other.type = "text";
    type(other, "shown");
    other.type = "password";
    page.clock.advance(0);
    page.reconnect();
    equal(page.take()[0][5].fields, {});
    click(by("#inside"));
    holds(page.events().some(([kind, , element, value]) => kind === "input" && element === 4 && value === "rosebud!"),
      "told inside");
  });

  test("data-debounce sets the pause, and 0 is at once", async () => {
    const [page, input] = await withField('data-on="input:4" data-debounce="500"');
    type(input, "a");
    page.clock.advance(499);
    equal(page.events(), []);
    page.clock.advance(1);
    equal(page.events().length, 1);
    input.dataset.debounce = "0";
    type(input, "b");
    equal(page.events(), [["input", 2, 4, "ab"]]);
  });

  test("input and the change that follows are one edit and one event", async () => {
    const [page, input] = await withField();
    type(input, "a");
    input.blur();
    page.clock.advance(1000);
    equal(page.events(), [["input", 2, 4, "a"]], "typed and left");
    type(input, "b");
    page.clock.advance(1000);
    input.blur();
    equal(page.events(), [["input", 2, 4, "ab"]], "typed, paused and left");
  });

  test("leaving a field is told where it asks for it, and behind what was typed", async () => {
    const [page, input] = await withField('data-on="input:4 blur:7"');
    type(input, "a");
    input.blur();
    equal(page.events(), [["input", 2, 4, "a"], ["blur", 2, 7]]);
    input.focus();
    page.patch(0, [3, 2]);
    equal(page.events(), [], "removed");
  });

  test("leaving a field is told after the click on the button that it was left for", async () => {
    const [page, input] = await withField('data-on="blur:7"');
    by("#stage").insertAdjacentHTML("beforeend", '<button>Go</button>');
    const button = by("#stage").lastElementChild;
    input.focus();
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    button.focus();
    equal(page.events(), [], "a message at the field could move the button away");
    button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    await new Promise((done) => setTimeout(done));
    equal(page.events(), [["blur", 2, 7]]);
  });

  test("a control that tells input and commit tells the commit in place of what waits", async () => {
    const [page, input] = await withField('data-on="input:4 change:5"');
    type(input, "a");
    input.blur();
    page.clock.advance(1000);
    equal(page.events(), [["change", 2, 5, "a"]]);
    type(input, "b");
    page.clock.advance(1000);
    equal(page.events(), [["input", 2, 4, "ab"]]);
    input.blur();
    equal(page.events(), [["change", 2, 5, "ab"]]);
  });

  test("a control that tells only its commit tells nothing while it is typed in", async () => {
    const [page, input] = await withField('data-on="change:5"');
    type(input, "a");
    page.clock.advance(1000);
    equal(page.events(), []);
    input.blur();
    equal(page.events(), [["change", 2, 5, "a"]]);
  });

  test("a checkbox is told once at each click, with true and false, whatever it listens to", async () => {
    for (const [kinds, expected] of [["input:4", "input"], ["change:4", "change"], ["input:3 change:4", "change"]]) {
      const [page, box] = await withField(`type="checkbox" data-on="${kinds}"`);
      box.click();
      box.click();
      equal(page.events(), [[expected, 2, 4, true], [expected, 2, 4, false]], kinds);
      tearDown();
    }
  });

  test("a select tells its value", async () => {
    const select = '<select data-e="2.5" data-on="change:1"><option>a<option>b<option>c</select>';
    const page = await start(main(select), [MAIN, [5, "<select></select>", [], []]]);
    by("select").value = "b";
    for (const name of ["input", "change"]) by("select").dispatchEvent(new Event(name, { bubbles: true }));
    equal(page.events(), [["change", 2, 1, "b"]]);
  });

  test("what waits is told before a click, a submit, a link, a dismissal and leaving, in this order", async () => {
    const acts = {
      tap: () => click(by("button")),
      submit: () => by("form").requestSubmit(),
      go: () => click(by("a")),
      dismiss: () => press(by("input"), "Escape"),
    };
    for (const [kind, act] of Object.entries(acts)) {
      const inside = `<form data-e="2.5" data-on="submit:1 dismiss:2"><input data-on="input:3">` +
        `<a data-link href="${at("?x")}">x</a>` +
        '<button type="button" data-on="tap:4"></button></form>';
      const page = await start(main(inside), [MAIN, [5, "<form></form>", [], []]]);
      type(by("input"), "a");
      act();
      page.clock.advance(1000);
      equal(page.events().map(([name]) => name), ["input", kind]);
      tearDown();
    }
    const [page, input] = await withField();
    type(input, "a");
    const { socket } = page;
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    equal(socket.take().map(([, , kind]) => kind), ["input"], "leaving");
  });

  test("what was typed before a step back is told before the step", async () => {
    const page = await linked('<input data-on="input:3">');
    page.patch(0, [5, "push", at("?1"), "1"]);
    type(by("input"), "a");
    equal(page.events(), [], "it waits for a pause");
    await back();
    equal(window.espalier.state.queue.map(({ kind }) => kind), ["input", "pop"], "queue");
    equal(page.events().map(([kind]) => kind), ["input", "pop"], "told");
    page.clock.advance(1000);
    equal(page.events(), [], "once");
  });

  test("a secret is not told while it is typed, and in a form that is posted never", async () => {
    const inside = '<div data-e="2.5"><input type="password" data-on="input:1"><button data-on="tap:2">x</button>' +
      '<form data-live="off"><input type="password" data-on="input:3" id="posted"></form></div>';
    const page = await start(main(inside), [MAIN, [5, "<div></div>", [], []]]);
    type(by("#posted"), "xanadu");
    type(by("input"), "rosebud");
    page.clock.advance(5000);
    equal(page.events(), []);
    click(by("button"));
    equal(page.events(), [["input", 2, 1, "rosebud"], ["tap", 2, 2]]);
    by("#posted").dispatchEvent(new Event("change", { bubbles: true }));
    equal(page.events(), []);
  });

  test("bad input in a number field is neither told nor overwritten", async () => {
    const [page, input] = await withField('type="number" data-on="input:4"');
    type(input, "1e");
    holds(input.validity.badInput, "the browser calls it bad input");
    page.clock.advance(1000);
    page.patch(0, [1, 2, 0, "5"]);
    input.blur();
    holds(input.validity.badInput, "bad input is still there");
    equal(page.events(), []);
    type(input, "3");
    page.clock.advance(1000);
    equal(page.events(), [["input", 2, 4, "1e3"]]);
  });

  test("what was typed before the script came is told once the page is live", async () => {
    const [page, input] = await withField(undefined, {
      joined: false,
      prepare: () => (by("input").value = "early"),
    });
    page.clock.advance(1000);
    page.socket.open();
    equal(page.events(), [["input", 2, 4, "early", "", ""]]);
    page.patch(0, ...page.templates);
    equal(input.value, "early");
  });

  // ---- Who has the last word ----------------------------------------------------------------------------------------

  test("the value of the control in use is never overwritten, and set when the user leaves it", async () => {
    const [page, input] = await withField();
    input.focus();
    page.patch(0, [1, 2, 0, "older"]);
    page.patch(0, [1, 2, 0, "server"]);
    equal(input.value, "");
    input.blur();
    equal(input.value, "server");
  });

  test("of the values held back only the latest is kept", async () => {
    const [page, input] = await withField();
    input.focus();
    for (const value of ["1", "2", "3"]) page.patch(0, [1, 2, 0, value]);
    const written = [];
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    Object.defineProperty(input, "value", { get, set: (value) => (written.push(value), set.call(input, value)) });
    input.blur();
    equal(written, ["3"]);
  });

  test("a value that was held back is dropped once the user edits", async () => {
    const [page, input] = await withField();
    input.focus();
    page.patch(0, [1, 2, 0, "server"]);
    type(input, "mine");
    page.clock.advance(200);
    page.acknowledge(1);
    input.blur();
    equal(input.value, "mine");
  });

  test("the answer to an earlier edit does not win over a later one", async () => {
    const [page, input] = await withField();
    type(input, "ab");
    page.clock.advance(200);
    type(input, "c");
    page.clock.advance(200);
    input.blur();
    page.patch(1, [1, 2, 0, "AB"]);
    equal(input.value, "abc", "event 2 is not acknowledged");
    page.patch(2, [1, 2, 0, "ABC"]);
    equal(input.value, "ABC");
  });

  test("a value that came before its acknowledgement is set with that", async () => {
    const [page, input] = await withField();
    type(input, "ab");
    input.blur();
    page.patch(0, [1, 2, 0, "AB"]);
    equal(input.value, "ab");
    page.acknowledge(1);
    equal(input.value, "AB");
  });

  test("a checkbox that was clicked waits for the answer to that click", async () => {
    const page = await start(main('<p data-e="2.5"><input type="checkbox" data-on="change:1"></p>'), [
      MAIN, [5, '<p><input type="checkbox"></p>', [], [[[0], "p", "checked"]]]]);
    by("input").click();
    page.patch(0, [1, 2, 0, false]);
    equal(by("input").checked, true);
    page.acknowledge(1);
    equal(by("input").checked, false);
  });

  test("an old acknowledgement guards nothing again", async () => {
    const [page, input] = await withField();
    type(input, "ab");
    page.clock.advance(120);
    page.patch(1);
    page.patch(0, [1, 2, 0, "server"]);
    input.blur();
    equal(input.value, "server");
  });

  test("radio buttons of one name wait together", async () => {
    const radio = '<input type="radio" name="r" data-on="change:1" value=';
    const page = await start(main(`<p data-e="2.5">${radio}"a">${radio}"b"></p>`), [
      MAIN, [5, `<p>${radio}"a">${radio}"b"></p>`, [], [[[0], "p", "checked"], [[1], "p", "checked"]]]]);
    const [first, second] = document.querySelectorAll("input");
    first.click();
    page.patch(0, [1, 2, 1, true]);
    equal([first.checked, second.checked], [true, false]);
    page.acknowledge(1);
    equal([first.checked, second.checked], [false, true]);
  });

  test("after a value was given away by Enter, the server may clear the field though it has focus", async () => {
    const inside = '<form data-e="2.5" data-on="submit:1"><input name="text"></form>';
    const page = await start(main(inside), [MAIN, [5, '<form><input></form>', [], [[[0], "p", "value"]]]]);
    const input = by("input");
    type(input, "hello");
    by("form").requestSubmit();
    page.patch(0, [1, 2, 0, ""]);
    equal(input.value, "hello", "before the answer");
    page.patch(1, [1, 2, 0, ""]);
    equal(input.value, "", "with the answer");
    type(input, "n");
    page.patch(1, [1, 2, 0, "x"]);
    equal(input.value, "n", "the user goes on typing");
  });

  test("after a commit by Enter, the server may clear the field though it has focus", async () => {
    const [page, input] = await withField('data-on="change:5"');
    type(input, "hello");
    input.dispatchEvent(new Event("change", { bubbles: true }));
    page.patch(1, [1, 2, 0, ""]);
    equal([page.events(), input.value], [[["change", 2, 5, "hello"]], ""]);
  });

  test("data-overwrite lets the server set the control in use, and the caret stays", async () => {
    const [page, input] = await withField('data-overwrite value="hello"');
    input.focus();
    input.setSelectionRange(1, 3);
    page.patch(0, [1, 2, 0, "HELLO"]);
    equal([input.value, input.selectionStart, input.selectionEnd], ["HELLO", 1, 3]);
  });

  test("an edit that was told is not told again on leaving, though the server answered meanwhile", async () => {
    const [page, input] = await withField();
    type(input, "ab");
    page.clock.advance(120);
    page.patch(1, [1, 2, 0, "AB"]);
    equal(input.value, "ab");
    input.blur();
    equal([input.value, page.events().length], ["AB", 1]);
  });

  test("what waits is told on leaving also where the browser sees no change", async () => {
    const [page, input] = await withField();
    type(input, "a");
    document.execCommand("delete");
    input.blur();
    equal(page.events(), [["input", 2, 4, ""]]);
  });

  test("a value that the user typed again after the server had changed it is told again", async () => {
    const [page, input] = await withField();
    type(input, "x");
    page.clock.advance(200);
    input.blur();
    page.events();
    page.patch(1, [1, 2, 0, ""]);
    type(input, "x");
    page.clock.advance(200);
    equal(page.events(), [["input", 2, 4, "x"]]);
  });

  test("an open picker keeps its options until it closes", async () => {
    const select = '<select data-e="2.5"><option>a<option>b</select>';
    const page = await start(main(select), [MAIN, [5, "<select></select>", [], [[[], "m"]]]]);
    const element = by("select");
    const { matches } = element;
    element.matches = (selector) => selector === ":open" || matches.call(element, selector);
    element.focus();
    page.patch(0, [1, 2, 0, "<option>c<option>b"]);
    equal(texts("option"), ["a", "b"], "open");
    delete element.matches;
    element.blur();
    equal(texts("option"), ["c", "b"], "closed");
  });

  test("a picker that has closed gets the latest options, and no older ones that were held", async () => {
    const inside = '<p data-e="2.5"><select><option>a</select><button data-on="tap:1"></button></p>';
    const page = await start(main(inside),
      [MAIN, [5, "<p><select></select><button></button></p>", [], [[[0], "m"]]]]);
    const element = by("select");
    const { matches } = element;
    element.matches = (selector) => selector === ":open" || matches.call(element, selector);
    element.focus();
    page.patch(0, [1, 2, 0, "<option>held"]);
    delete element.matches;
    page.patch(0, [1, 2, 0, "<option>latest"]);
    click(by("button"));
    page.acknowledge(1);
    equal(texts("option"), ["latest"]);
  });

  test("a select gets its options though its own event is not answered yet", async () => {
    const select = '<select data-e="2.5" data-on="change:1"><option>a<option>b</select>';
    const page = await start(main(select), [MAIN, [5, "<select></select>", [], [[[], "m"]]]]);
    by("select").value = "b";
    by("select").dispatchEvent(new Event("change", { bubbles: true }));
    page.patch(0, [1, 2, 0, "<option>b<option>c"]);
    equal([texts("option"), by("select").value], [["b", "c"], "b"]);
  });

  // ---- Composition --------------------------------------------------------------------------------------------------

  const compose = (input, text) => {
    input.focus();
    input.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
  };
  const composed = (input) => input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));

  test("a composition raises nothing until it ends, and then one event", async () => {
    const [page, input] = await withField();
    type(input, "a");
    compose(input, "ak");
    page.clock.advance(1000);
    equal(page.events(), []);
    input.value = "aか";
    composed(input);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    page.clock.advance(1000);
    equal(page.events(), [["input", 2, 4, "aか"]]);
  });

  test("a composition is told though the browser raises no input after its end", async () => {
    const [page, input] = await withField();
    compose(input, "k");
    page.clock.advance(1000);
    composed(input);
    page.clock.advance(120);
    equal(page.events(), [["input", 2, 4, "k"]]);
  });

  test("a composition ends with one event also where typing is told at once", async () => {
    const [page, input] = await withField('data-on="input:4" data-debounce="0"');
    compose(input, "k");
    composed(input);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    equal(page.events(), [["input", 2, 4, "k"]]);
  });

  test("a search tells what is there while it is composed, and nothing is written into it", async () => {
    const [page, input] = await withField('type="search" data-key="name" data-on="input:4"');
    compose(input, "ren");
    page.clock.advance(120);
    equal(page.events(), [["input", 2, 4, "ren"]]);
    page.patch(1, [1, 2, 0, "server"]);
    equal(input.value, "ren");
    input.value = "rent";
    input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    page.clock.advance(120);
    composed(input);
    page.clock.advance(1000);
    equal(page.events(), [["input", 2, 4, "rent"]], "its end is no edit");
  });

  test("no patch goes into a composing field, not even by data-overwrite", async () => {
    const [page, input] = await withField("data-overwrite");
    compose(input, "k");
    page.patch(0, [1, 2, 0, "server"]);
    equal(input.value, "k");
  });

  test("the Enter that ends a composition submits nothing", async () => {
    const inside = '<form data-e="2.5" data-on="submit:1"><input name="text"></form>';
    const page = await start(main(inside), [MAIN, [5, "<form></form>", [], []]]);
    const input = by("input");
    compose(input, "k");
    by("form").requestSubmit();
    equal(press(input, "Enter", { isComposing: true }).defaultPrevented, true, "while composing");
    composed(input);
    equal(press(input, "Enter", { keyCode: 229 }).defaultPrevented, true, "just after, as Safari has it");
    equal(press(input, "Enter").defaultPrevented, false, "an Enter of its own");
    equal(page.events(), []);
    by("form").requestSubmit();
    equal(page.events().length, 1);
  });

  test("a fresh render waits for the end of a composition, and what follows waits behind it", async () => {
    const [page, input] = await withField();
    compose(input, "k");
    page.patch(0, [6], [2, 0, 0, 1, 11, ["Fresh"]]);
    page.patch(0, [1, 11, 0, "Fresher"]);
    same(by("input"), input);
    composed(input);
    page.patch(0, [1, 11, 0, "Freshest"]);
    page.clock.advance(120);
    equal(texts("h1"), ["Freshest"]);
  });

  test("a tap on a button while a phone's keyboard composes sends what stands there, once", async () => {
    const inside = '<form data-e="2.5" data-on="submit:1"><input name="text" data-key="t" data-on="input:2"><button>Send</button></form>';
    const page = await start(main(inside), [MAIN, [5, "<form></form>", [], []]]);
    compose(by("input"), "にほん");
    by("button").click();
    equal(page.events(), [["input", 2, 2, "にほん"], ["submit", 2, 1, { text: "にほん" }]]);
    page.clock.advance(1000);
    equal(page.events(), [], "nothing of it comes again");
  });

  test("a tap outside of a form ends a composition too, and a fresh render waits until the tap is told", async () => {
    const inside = '<div data-e="2.5"><input data-key="t" data-on="input:2"><button type="button" data-on="tap:3">Send</button></div>';
    const page = await start(main(inside), [MAIN, ROW, FIELD]);
    compose(by("input"), "k");
    page.patch(0, [6], [2, 0, 0, 1, 11, ["Fresh"]]);
    by("button").click();
    equal(page.events(), [["input", 2, 2, "k"], ["tap", 2, 3]]);
    page.clock.advance(120);
    equal(texts("h1"), ["Fresh"]);
  });

  test("a tap in the field itself leaves a composition alone", async () => {
    const [page, input] = await withField();
    compose(input, "k");
    click(input);
    page.clock.advance(1000);
    equal([page.events(), document.activeElement === input], [[], true]);
  });

  // ---- Taps, menus, focus, forms -------------------------------------------------------------------------------------

  const ROW = [5, "<div></div>", [], []];

  test("a tap is told by the innermost element that listens, and controls do not tap what is around them", async () => {
    const inside = '<div data-e="2.5" data-on="tap:1"><span></span><b data-on="tap:2"><i></i></b>' +
      '<input type="checkbox">' +
      '<label class="own">x<input type="radio"></label><label class="bare">x</label><button>plain</button></div>';
    const page = await start(main(inside), [MAIN, ROW]);
    for (const name of ["span", "i", "input", ".own", "button"]) click(by(`section ${name}`));
    equal(page.events(), [["tap", 2, 1], ["tap", 2, 2]]);
    click(by("section .bare"));
    equal(page.events().at(-1), ["tap", 2, 1], "a label without a control does nothing by itself");
  });

  test("each tap of a button counts, and taps have the numbers 1, 2, 3 and name the last patch", async () => {
    const page = await start(main('<button data-e="2.5" data-on="tap:9">+</button>'), [MAIN, ROW]);
    click(by("button"));
    page.patch(0);
    click(by("button"));
    click(by("button"));
    equal(page.take(), [[1, 1, "tap", 2, 9], [2, 2, "tap", 2, 9], [3, 2, "tap", 2, 9]]);
  });

  test("a link that is tapped is a link until the page is live, and with a modifier key", async () => {
    const link = `<a data-e="2.5" href="${at("?b")}" data-on="tap:1">x</a>`;
    const page = await start(main(link), [MAIN, ROW], { joined: false });
    click(by("a"));
    page.socket.open();
    page.patch(0, ...page.templates);
    click(by("a"), { ctrlKey: true });
    equal([plain.length, page.events()], [2, []]);
    click(by("a"));
    equal([plain.length, page.events()], [2, [["tap", 2, 1]]]);
  });

  test("Enter in a field without a form submits the field, and the server may clear it", async () => {
    const [page, input] = await withField('data-on="input:4 submit:4"');
    type(input, "find");
    press(input, "Enter");
    press(input, "Enter");
    equal(page.events(), [["input", 2, 4, "find"], ["submit", 2, 4, "find"]]);
    page.patch(2, [1, 2, 0, ""]);
    equal(input.value, "");
    tearDown();
    const inside = '<form data-e="2.5" data-on="submit:1"><input data-on="submit:2"></form>';
    const another = await start(main(inside), [MAIN, [5, "<form></form>", [], []]]);
    press(by("input"), "Enter");
    equal(another.events(), [], "one in a form is the form's");
  });

  test("an element with aria-disabled takes no tap", async () => {
    const page = await start(main('<p data-e="2.5" aria-disabled="true"><b data-on="tap:1"></b></p>'), [MAIN, ROW]);
    click(by("b"));
    equal(page.events(), []);
    by("p").removeAttribute("aria-disabled");
    click(by("b"));
    equal(page.events().length, 1);
  });

  const busyButton = () => main('<p data-e="2.5"><button data-on="tap:1" data-busy>Go</button></p>');
  const BUSY = [5, "<p><button></button></p>", [], []];

  test("a button whose work takes its time takes no second tap before the first is acknowledged", async () => {
    const page = await start(busyButton(), [MAIN, BUSY]);
    click(by("button"));
    click(by("button"));
    equal(page.events().length, 1);
    page.acknowledge(1);
    click(by("button"));
    equal(page.events().length, 1, "again");
  });

  test("a tap tells the value of its button, and one in a popover closes it", async () => {
    const inside = '<p data-e="2.5"><button popovertarget="list">More</button>' +
      '<span popover id="list"><button data-on="tap:1" value="delete">Delete</button></span></p>';
    const page = await start(main(inside), [MAIN, ROW]);
    click(by("button"));
    holds(by("#list").matches(":popover-open"), "open");
    click(by("#list button"));
    equal([page.events(), by("#list").matches(":popover-open")], [[["tap", 2, 1, "delete"]], false]);
  });

  test("Escape closes a popover, and not the modal below it", async () => {
    const inside = '<dialog open data-e="2.6" data-modal data-on="dismiss:0"><button popovertarget="list">More</button>' +
      '<span popover id="list">x</span></dialog>';
    const page = await start(main(inside), [MAIN, DIALOG]);
    click(by("button"));
    press(by("button"), "Escape");
    equal(page.events(), []);
    by("#list").hidePopover();
    press(by("button"), "Escape");
    equal(page.events(), [["dismiss", 2, 0]]);
  });

  test("a field that empties itself on Enter takes the next thing at once, however slow the line is", async () => {
    const [page, input] = await withField('data-key="name" data-on="input:4 submit:4" data-clears');
    for (const wish of ["milk", "bread"]) {
      type(input, wish);
      press(input, "Enter");
      equal(input.value, "");
    }
    const told = [["input", "milk"], ["submit", "milk"], ["input", "bread"], ["submit", "bread"]];
    equal(page.events(), told.map(([kind, text]) => [kind, 2, 4, text]));
    type(input, "eg");
    page.acknowledge(4, [1, 2, 0, ""]);
    equal(input.value, "eg", "the app's answer comes too late to take what is being typed");
  });

  test("a field keeps what was not taken, because too much is waiting", async () => {
    const [page, input] = await withField('data-key="name" data-on="submit:4" data-clears');
    page.socket.drop();
    for (let count = 0; count < 100; count++) {
      type(input, "x");
      press(input, "Enter");
    }
    type(input, "one too many");
    press(input, "Enter");
    equal([input.value, status().startsWith("Too much is waiting")], ["one too many", true]);
  });

  test("what a field that emptied itself is given back stands in it again", async () => {
    const [page, input] = await withField('data-key="name" data-on="input:4 submit:4" data-clears');
    type(input, "milk");
    press(input, "Enter");
    page.patch(2, [1, 2, 0, "milk"]);
    equal(input.value, "milk");
  });

  test("a control is told the keys that it asks for, and the browser does nothing with them", async () => {
    const [page, input] = await withField('data-on="input:4 key:4" data-keys="ArrowUp Control+k Shift+Enter Space"');
    type(input, "a");
    const pressed = [
      press(input, "ArrowUp"), press(input, "ArrowDown"), press(input, "k"), press(input, "k", { ctrlKey: true }),
      press(input, "k", { metaKey: true }), press(input, "Enter", { shiftKey: true }), press(input, "Enter"),
      press(input, " "),
    ];
    equal(pressed.map((event) => event.defaultPrevented), [true, false, false, true, true, true, false, true]);
    const keys = ["ArrowUp", "Control+k", "Control+k", "Shift+Enter", "Space"];
    equal(page.events(), [["input", 2, 4, "a"], ...keys.map((key) => ["key", 2, 4, key])]);
  });

  test("Escape in a control that gives up what is entered closes nothing around it, and takes the app's value", async () => {
    const inside = '<dialog data-e="2.6" data-modal data-on="dismiss:3"><input data-on="input:1 cancel:1"></dialog>';
    const template = [6, "<dialog><input></dialog>", [], [[[0], "p", "value"]]];
    const page = await start(main(inside), [MAIN, template]);
    type(by("input"), "a");
    holds(press(by("input"), "Escape").defaultPrevented, "the browser would close the dialog by itself");
    equal(page.events(), [["input", 2, 1, "a"], ["cancel", 2, 1]]);
    holds(by("dialog").open, "the dialog stays");
    page.patch(2, [1, 2, 0, "before"]);
    equal(by("input").value, "before");
  });

  test("two taps in quick succession are told of the row that hears of them", async () => {
    const page = await start(main('<p data-e="2.2" data-on="doubleTap:65535"><b>x</b></p><i>y</i>'), [MAIN, LINE]);
    for (const name of ["b", "i"]) by(name).dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
    equal(page.events(), [["doubleTap", 2, 65535]]);
  });

  test("what asks for the focus has it, and not the heading that comes with it", async () => {
    const template = [6, "<div><h2 data-focus></h2><input></div>", [], []];
    const page = await start(main("<button>x</button>"), [MAIN, template]);
    by("button").focus();
    page.patch(0, [2, 1, 0, 6, 2, []], [10, 2, [1]]);
    same(document.activeElement, by("input"));
  });

  test("whoever has begun before the page is live keeps the focus", async () => {
    const template = [6, "<div><input><textarea></textarea></div>", [], []];
    for (const hasBegun of [false, true]) {
      const inside = '<div data-e="2.6"><input><textarea></textarea></div>';
      const page = await start(main(inside), [MAIN, template], { joined: false });
      if (hasBegun) by("textarea").focus();
      page.socket.open();
      page.patch(0, ...page.templates, [10, 2, [0]]);
      same(document.activeElement, by(hasBegun ? "textarea" : "input"));
      tearDown();
    }
  });

  test("focus and blur are told where they are listened for", async () => {
    const inside = '<p data-e="2.5"><input data-on="input:1 focus:1 blur:1"><textarea></textarea></p>';
    const page = await start(main(inside), [MAIN, ROW]);
    by("input").focus();
    type(by("input"), "a");
    by("textarea").focus();
    equal(page.events(), [["focus", 2, 1], ["input", 2, 1, "a"], ["blur", 2, 1]]);
  });

  test("a group of radio buttons has the value of the chosen one, and waits for its acknowledgement", async () => {
    const radio = (value) => `<input type="radio" name="r" data-on="change:1" value="${value}">`;
    const page = await start(main(`<fieldset data-e="2.5">${radio("a")}${radio("b")}</fieldset>`),
      [MAIN, [5, "<fieldset></fieldset>", [], [[[], "p", "value"]]]]);
    const chosen = () => document.querySelector("input:checked")?.value;
    page.patch(0, [1, 2, 0, "b"]);
    equal(chosen(), "b");
    click(by("input"));
    equal(page.events(), [["change", 2, 1, "a"]]);
    page.patch(0, [1, 2, 0, "b"]);
    equal(chosen(), "a", "the answer to the choice is still to come");
    page.acknowledge(1);
    equal(chosen(), "b", "it was not taken");
  });

  const FORM = [5, "<form></form>", [], []];

  test("a submit tells the form's values with the button's own, and is told once until acknowledged", async () => {
    const inside = '<form data-e="2.5" data-on="submit:1"><input name="a" value="1"><input name="b" value="x">' +
      '<input name="b" value="y">' +
      '<input name="__proto__" value="p"><input type="checkbox" name="c"><input type="file" name="f">' +
        '<button name="go" value="now"></button></form>';
    const page = await start(main(inside), [MAIN, FORM]);
    by("button").click();
    equal(page.take(), [[1, 1, "submit", 2, 1, JSON.parse('{"a":"1","b":["x","y"],"__proto__":"p","go":"now"}')]]);
    by("form").requestSubmit();
    equal(page.events(), []);
    page.acknowledge(1);
    by("form").requestSubmit();
    equal(page.events().length, 1);
  });

  test("a number field with bad input is left out of what a form submits", async () => {
    const inside = '<form novalidate data-e="2.5" data-on="submit:1"><input type="number" name="n"><input name="a">' +
      '</form>';
    const page = await start(main(inside), [MAIN, FORM]);
    type(by("input"), "1e");
    by("form").requestSubmit();
    equal(page.events(), [["submit", 2, 1, { a: "" }]]);
  });

  test("forms without a handler, and with data-live off, are left to the browser", async () => {
    const inside = '<div data-e="2.5"><form></form><form data-live="off" data-on="submit:1"></form></div>';
    const page = await start(main(inside), [MAIN, ROW]);
    for (const form of document.querySelectorAll("form")) form.requestSubmit();
    equal([plain, page.events()], [["submit", "submit"], []]);
  });

  test("a button that posts its form is no event of its own, and one beside it is", async () => {
    const inside = '<div data-e="2.5"><form data-live="off"><button type="submit" data-on="tap:1">Send</button>' +
      '<button type="button" data-on="tap:2">Clear</button></form></div>';
    const page = await start(main(inside), [MAIN, [5, "<div></div>", [], []]]);
    for (const button of document.querySelectorAll("button")) click(button);
    equal([plain, page.events()], [["submit"], [["tap", 2, 2]]]);
  });

  test("before the page is live, a form with an action is submitted plainly and one without is kept", async () => {
    const inside = '<form data-e="2.5" data-on="submit:1" action="/x"></form><form data-e="3.5" data-on="submit:1">' +
      '</form>';
    const page = await start(main(inside), [MAIN, FORM], { joined: false });
    for (const form of document.querySelectorAll("form")) form.requestSubmit();
    equal(plain, ["submit"]);
    page.socket.open();
    equal(page.events(), [["submit", 3, 1, {}, "", ""]]);
    page.patch(0, ...page.templates);
    by("form").requestSubmit();
    equal([plain, page.events()], [["submit"], [["submit", 2, 1, {}]]], "once live");
  });

  // ---- Links and history --------------------------------------------------------------------------------------------

  const linked = (links, options) => start(main(`<p data-e="2.5">${links}</p>`), [MAIN, LINE, ROW], options);

  test("a click on a live link is told, with path, query and fragment, and once until acknowledged", async () => {
    const page = await linked(`<a data-link href="${at("?b#c")}"><b>x</b></a>`);
    equal(click(by("section b")).defaultPrevented, true);
    click(by("a"));
    equal(page.take(), [[1, 1, "go", at("?b#c")]]);
    page.acknowledge(1);
    click(by("a"));
    equal(page.events().length, 1);
  });

  test("links that are not for us are left to the browser", async () => {
    const href = `href="${at("?b")}"`;
    const left = [`${href}`, `data-link ${href} target="_blank"`, `data-link ${href} download`,
      `data-link ${href} data-live="off"`, 'data-link href="/-/download/all.csv"',
      'data-link href="https://elsewhere.example/"', 'data-link href="mailto:a@example.org"'];
    const all = [...left, `data-link ${href} target="_self"`];
    const page = await linked(all.map((attributes) => `<a ${attributes}>x</a>`).join(""));
    const links = [...document.querySelectorAll("a")];
    for (const link of links.slice(0, -1)) click(link);
    for (const modifier of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) click(links.at(-1), { [modifier]: true });
    click(links.at(-1), { button: 1 });
    equal([page.events(), plain.length], [[], left.length + 5]);
    click(links.at(-1));
    equal(page.events(), [["go", at("?b")]]);
  });

  test("a link in a form that is posted is told as any other", async () => {
    const page = await linked(`<form data-live="off"><a data-link href="${at("?b")}">x</a></form>`);
    click(by("a"));
    equal(page.events(), [["go", at("?b")]]);
  });

  test("a link to a fragment of the same page is left to the browser, and back from it is not told", async () => {
    const page = await linked('<a data-link href="#there">x</a><b id="there"></b>');
    const link = by("a");
    await happens(window, "popstate", () => link.click());
    equal(location.hash, "#there");
    await back();
    equal([location.hash, page.events()], ["", []]);
    await forward();
    equal([location.hash, page.events()], ["#there", []]);
    await back();
  });

  test("before the page is live, a link is an ordinary one and a tap is kept and played once", async () => {
    const page = await linked(`<a data-link href="${at("?b")}">x</a><button data-on="tap:1"></button>`,
      { joined: false });
    click(by("a"));
    click(by("button"));
    equal(plain, ["click"]);
    page.socket.open();
    const [join, ...events] = page.take();
    equal([join[4], events], [1, [[1, 0, "tap", 2, 1, null, "", ""]]]);
    page.patch(1, ...page.templates, [13, 1]);
    page.reconnect();
    equal(page.events(), [], "not played again");
  });

  test("a push makes an entry, sets the title and starts at the top; replace and null make none", async () => {
    const page = await linked('<i class="tall"></i><div class="tall"></div>');
    window.scrollTo(0, 300);
    const entries = () => history.state.espalier;
    page.patch(0, [5, "push", at("?b"), "B"]);
    equal([location.search, document.title, scrollY, entries()], ["?b", "B", 0, 1]);
    window.scrollTo(0, 200);
    page.patch(0, [5, "replace", at("?c"), null]);
    equal([location.search, document.title, scrollY, entries()], ["?c", "B", 200, 1]);
    await back();
    equal([location.href, page.events()[0][0]], [home, "pop"]);
  });

  // Safari throws from the hundred-and-first change in half a minute on, Chromium passes over it in silence.
  for (const refuse of [() => { throw new DOMException("too many", "SecurityError"); }, () => {}]) {
    test(`an address that the browser refuses to change catches up, ${refuse.toString().includes("throw") ? "told" : "in silence"}`, async () => {
      const page = await linked('<div class="tall"></div>');
      const free = () => ["pushState", "replaceState"].forEach((name) => delete history[name]);
      page.patch(0, [5, "push", at("?1"), "1"]);
      history.pushState = history.replaceState = refuse;
      try {
        page.patch(0, [5, "push", at("?2"), "2"]);
        page.patch(0, [5, "replace", at("?3"), "3"]);
        page.patch(0, [5, "push", at("?4#%"), "4"], [2, 1, 0, 2, 12, ["shown"]]);
        await happens(window, "scroll", () => window.scrollTo(0, 300));
        page.clock.advance(5000);
        equal([document.title, location.search, texts().at(-1), page.events()], ["4", "?1", "shown", []], "all but the address");
        page.reconnect();
        equal(page.take()[0][3], at("?4"), "the server hears where the page is");
      } finally {
        free();
      }
      page.clock.advance(1000);
      equal([location.search, location.hash, history.state.espalier], ["?4", "#%", 3]);
      await back();
      equal([location.search, page.events()], ["?3", [["pop", at("?3"), 2]]]);
      page.patch(1, [5, "pop", at("?3"), "3"]);
      await back();
      equal([location.search, page.events()], ["?1", [["pop", at("?1"), 1]]]);
    });
  }

  test("whoever goes back while the address is behind goes from where the browser is", async () => {
    const page = await linked("");
    page.patch(0, [5, "push", at("?1"), "1"]);
    history.pushState = () => {};
    page.patch(0, [5, "push", at("?2"), "2"]);
    delete history.pushState;
    await back();
    equal([location.href, page.events()], [home, [["pop", location.pathname + location.search, 0]]]);
    page.clock.advance(5000);
    equal(location.href, home, "nothing is owed any more");
  });

  test("a push with a fragment starts at its element", async () => {
    const page = await linked('<div class="tall"></div><b id="part">x</b>');
    page.patch(0, [5, "push", at("?d#part"), null]);
    await frame();
    holds(Math.abs(by("#part").getBoundingClientRect().bottom - innerHeight) < 60 || scrollY > 4000, "it is in sight");
  });

  const tall = '<div class="tall"></div>';

  test("back and forward are told with the number of the entry, and the scroll is put back by hand", async () => {
    const page = await linked(tall);
    equal(history.scrollRestoration, "manual");
    page.patch(0, [5, "push", at("?1"), "1"]);
    await happens(window, "scroll", () => window.scrollTo(0, 400));
    page.clock.advance(200);
    equal(history.state.y, 400, "kept in history.state");
    page.patch(0, [5, "push", at("?2"), "2"]);
    await happens(window, "scroll", () => window.scrollTo(0, 70));
    await back();
    equal([location.search, page.events()], ["?1", [["pop", at("?1"), 1]]]);
    equal(scrollY, 70, "not before the answer");
    page.patch(1, [5, "pop", at("?1"), "one"]);
    equal([location.search, document.title, scrollY], ["?1", "one", 400]);
    await forward();
    equal(page.events(), [["pop", at("?2"), 2]]);
    page.patch(2, [5, "pop", at("?2"), "two"]);
    equal([location.search, document.title, scrollY], ["?2", "two", 70]);
  });

  test("a page that was made again goes on with the entries of its history", async () => {
    const page = await linked(tall);
    for (const index of [1, 2, 3]) page.patch(0, [5, "push", at(`?${index}`), `${index}`]);
    page.patch(0, [6, 3, 1], [2, 0, 0, 1, 11, [""]]);
    await back();
    equal(page.events(), [["pop", at("?2"), 2]], "as many as the server has noted");
    page.patch(1, [5, "pop", at("?2"), "2"]);
    page.patch(1, [6, 0, 1], [2, 0, 0, 1, 11, [""]]);
    await back();
    equal(page.events(), [["pop", at("?1"), -1]], "the server begins anew, and knows nothing of what was before");
    page.patch(2, [5, "pop", at("?1"), "1"]);
    page.patch(2, [6, -1, 1], [2, 0, 0, 1, 11, [""]], [5, "replace", at("?1"), "1"]);
    await forward();
    equal(page.events(), [["pop", at("?2"), 0]], "an entry before the first is one too");
    page.patch(3, [5, "pop", at("?2"), "2"]);
    page.patch(3, [6, 5], [2, 0, 0, 1, 11, [""]], [5, "replace", at("?2"), "2"]);
    await forward();
    equal(page.events(), [["pop", at("?3"), 6]], "a fresh render says where the server is");
    page.patch(4, [5, "pop", at("?3"), "3"]);
  });

  test("back twice in quick succession ends at the second entry with its own scroll", async () => {
    const page = await linked(tall);
    for (const [index, y] of [[1, 100], [2, 200], [3, 300]]) {
      page.patch(0, [5, "push", at(`?${index}`), `${index}`]);
      await happens(window, "scroll", () => window.scrollTo(0, y));
    }
    await back();
    await back();
    equal(page.events(), [["pop", at("?2"), 2], ["pop", at("?1"), 1]]);
    page.patch(1, [5, "pop", at("?2"), "two"]);
    equal([location.search, scrollY], ["?1", 300], "after the first answer");
    page.patch(2, [5, "pop", at("?1"), "one"]);
    equal([location.search, document.title, scrollY], ["?1", "one", 100], "after the second");
    await forward();
    page.patch(3, [5, "pop", at("?2"), "two"]);
    equal([location.search, scrollY], ["?2", 200], "the entry between kept its own");
  });

  test("back and forward again in quick succession ends with the scroll of where it began", async () => {
    const TALL = [6, tall, [], []];
    const page = await start(main('<div data-e="2.6" class="tall"></div>'), [MAIN, TALL]);
    page.patch(0, [5, "push", at("?1"), null]);
    page.patch(0, [5, "push", at("?2"), null]);
    await happens(window, "scroll", () => window.scrollTo(0, 300));
    await back();
    await forward();
    await happens(window, "scroll", () => page.patch(1, [3, 2], [5, "pop", at("?1"), null]));
    page.patch(2, [2, 1, 0, 6, 3, []], [5, "pop", at("?2"), null]);
    equal([location.search, scrollY], ["?2", 300]);
  });

  test("a position is noted at the last moment before a push, and a new entry takes none over from an old one",
    async () => {
    const page = await linked(tall);
    page.patch(0, [5, "push", at("?1"), null]);
    window.scrollTo(0, 123);
    page.patch(0, [5, "push", at("?2"), null]);
    await happens(window, "scroll", () => window.scrollTo(0, 70));
    await back();
    page.patch(1, [5, "pop", at("?1"), null]);
    equal(scrollY, 123);
    window.scrollTo(0, 0);
    await frame();
    page.patch(1, [5, "push", at("?3"), null]);
    await back();
    page.patch(2, [5, "pop", at("?1"), null]);
    page.events();
    await happens(window, "scroll", () => window.scrollTo(0, 30));
    await forward();
    equal(page.events(), [["pop", at("?3"), 2]]);
    page.patch(3, [5, "pop", at("?3"), null]);
    equal(scrollY, 0);
  });

  test("an acknowledgement may come before the answer to a pop, and nothing is noted between them", async () => {
    const page = await linked(tall);
    page.patch(0, [5, "push", at("?1"), null]);
    page.patch(0, [5, "push", at("?2"), null]);
    await happens(window, "scroll", () => window.scrollTo(0, 300));
    await back();
    page.acknowledge(1);
    await happens(window, "scroll", () => window.scrollTo(0, 50));
    page.patch(1, [5, "pop", at("?1"), null]);
    page.events();
    await forward();
    equal(page.events(), [["pop", at("?2"), 2]]);
    page.patch(2, [5, "pop", at("?2"), null]);
    equal(scrollY, 300);
  });

  test("the answer to a click that comes after the user went back changes no address", async () => {
    const page = await linked(`<a data-link href="${at("?n")}">x</a>`);
    page.patch(0, [5, "push", at("?1"), "1"]);
    page.patch(0, [5, "push", at("?2"), "2"]);
    click(by("a"));
    await back();
    page.patch(1, [5, "push", at("?n"), "n"]);
    equal(location.search, "?1");
    page.patch(2, [5, "pop", at("?1"), "1"]);
    equal(location.search, "?1");
  });

  test("a pop that the server leads elsewhere gets the address that it leads to", async () => {
    const page = await linked("");
    page.patch(0, [5, "push", at("?1"), "1"]);
    page.patch(0, [5, "push", at("?2"), "2"]);
    await back();
    page.patch(1, [5, "pop", at("?sign-in"), "Sign in"]);
    equal(location.search, "?sign-in");
  });

  test("a pop that is refused leads back to where the user was, and nothing is told", async () => {
    const page = await linked("");
    for (const index of [1, 2, 3]) page.patch(0, [5, "push", at(`?${index}`), `${index}`]);
    await happens(window, "popstate", () => history.go(-2));
    page.events();
    await happens(window, "popstate", () => page.patch(1, [5, "stay", at("?3"), "3", 3]));
    equal([location.search, page.events()], ["?3", []]);
  });

  test("a pop that is agreed to after all is gone to, and told as the user's own", async () => {
    const page = await linked("");
    for (const index of [1, 2, 3]) page.patch(0, [5, "push", at(`?${index}`), `${index}`]);
    await happens(window, "popstate", () => history.go(-2));
    await happens(window, "popstate", () => page.patch(1, [5, "stay", at("?3"), "3", 3]));
    page.events();
    await happens(window, "popstate", () => page.patch(1, [5, "stay", at("?1"), "3", 1]));
    equal([location.search, page.events()], ["?1", [["pop", at("?1"), 1]]]);
    page.patch(2, [5, "pop", at("?1"), "1"]);
    equal([location.search, document.title, history.state.espalier], ["?1", "1", 1]);
  });

  test("entries with one address are told apart", async () => {
    const page = await linked("");
    page.patch(0, [5, "push", at("?same"), null]);
    page.patch(0, [5, "push", at("?same"), null]);
    await back();
    equal(page.events(), [["pop", at("?same"), 1]]);
  });

  test("entries are counted from the one that the page began with, before and after it", async () => {
    const page = await linked("", {
      prepare: () => {
        history.replaceState({ espalier: 2 }, "", at("?before"));
        history.pushState({ espalier: 3 }, "", at("?begun"));
      },
    });
    page.patch(0, [5, "push", at("?1"), null]);
    page.patch(0, [5, "push", at("?2"), null]);
    for (const [answer, place, entry] of [[1, "?1", 1], [2, "?begun", 0], [3, "?before", -1]]) {
      await back();
      equal(page.events(), [["pop", at(place), entry]]);
      page.patch(answer, [5, "pop", at(place), null]);
    }
  });

  test("a scroll is restored once there is enough to scroll, unless the user has taken over", async () => {
    const TALL = [6, tall, [], []];
    for (const takesOver of [false, true]) {
      const page = await start(main('<div data-e="2.6" class="tall"></div>'), [MAIN, TALL]);
      page.patch(0, [5, "push", at("?1"), null]);
      await happens(window, "scroll", () => window.scrollTo(0, 900));
      page.patch(0, [3, 2], [5, "push", at("?2"), null]);
      await back();
      page.patch(1, [5, "pop", at("?1"), null]);
      equal(scrollY, 0, "nothing to scroll yet");
      page.events();
      if (takesOver) window.dispatchEvent(new WheelEvent("wheel"));
      page.patch(1, [2, 1, 0, 6, 3, []]);
      equal(scrollY, takesOver ? 0 : 900);
      tearDown();
    }
  });

  const SCREEN = [7, '<div><h2 data-focus></h2><div class="tall"></div></div>', [], []];
  test("what comes up above a screen, and goes again, leaves it where it is", async () => {
    const page = await start(main('<div data-e="2.7"><h2 data-focus></h2><div class="tall"></div></div>'),
      [MAIN, SCREEN, [6, '<dialog data-modal><h1 data-focus>Sheet</h1></dialog>', [], []]]);
    await happens(window, "scroll", () => window.scrollTo(0, 2400));
    page.patch(0, [2, 1, 0, 6, 3, []], [5, "push", at("?sheet"), null]);
    equal(scrollY, 2400, "opened");
    page.patch(0, [3, 3], [5, "push", at("?list"), null]);
    equal(scrollY, 2400, "closed");
    page.patch(0, [2, 1, 0, 6, 4, []], [5, "push", at("?sheet"), null]);
    page.patch(0, [3, 4, 2], [2, 1, 0, 7, 5, []], [5, "push", at("?next"), null]);
    equal(scrollY, 0, "another screen starts at its top");
  });

  test("the first entry of a page is given its place", async () => {
    await start(main(tall), [MAIN], { prepare: () => history.replaceState({ others: 1 }, "") });
    equal(history.state, { others: 1, espalier: 0, x: 0, y: 0 });
  });

  test("a position that could not be reached is not forgotten by going on", async () => {
    const TALL = [6, tall, [], []];
    const page = await start(main('<div data-e="2.6" class="tall"></div>'), [MAIN, TALL]);
    page.patch(0, [5, "push", at("?1"), null]);
    await happens(window, "scroll", () => window.scrollTo(0, 900));
    page.patch(0, [3, 2], [5, "push", at("?2"), null]);
    await back();
    page.patch(1, [5, "pop", at("?1"), null]);
    page.patch(1, [5, "push", at("?3"), null]);
    page.events();
    await back();
    page.patch(2, [2, 1, 0, 6, 3, []], [5, "pop", at("?1"), null]);
    equal(scrollY, 900);
  });

  test("a page that is loaded anew starts where it was", async () => {
    await start(main(tall), [MAIN], { prepare: () => history.replaceState({ espalier: 3, x: 0, y: 250 }, "") });
    equal(scrollY, 250);
  });

  test("an address of another site is refused", async () => {
    const page = await linked("");
    page.patch(0, [5, "push", "https://elsewhere.example/", "x"]);
    equal([page.take(), document.title === "x"], [[[-2, 1]], false]);
  });

  test("focus goes to what asks for it, also to a heading", async () => {
    const page = await linked("<button>stay</button>");
    by("button").focus();
    const HEADING = [6, "<div><h2 data-focus></h2></div>", [], [[[0], "t"]]];
    page.patch(0, [0, ...HEADING], [2, 1, 0, 2, 3, ["no focus asked for"]]);
    same(document.activeElement, by("button"));
    page.patch(0, [2, 1, 0, 6, 4, ["New"]], [5, "push", at("?n"), "New"]);
    same(document.activeElement, by("h2"));
    equal(by("h2").getAttribute("tabindex"), "-1");
    by("button").focus();
    page.patch(0, [1, 1, 0, "x"]);
    same(document.activeElement, by("button"), "with the next patch");
  });

  test("op 10 focuses an element of a node", async () => {
    const page = await start(main('<p data-e="2.6"><i></i><input></p>'),
      [MAIN, [6, "<p><i></i><input></p>", [], []]]);
    page.acknowledge(0, [10, 2, [1]]);
    same(document.activeElement, by("input"));
  });

  // ---- Modals -------------------------------------------------------------------------------------------------------

  const DIALOG = [6, '<dialog data-modal data-on="dismiss:3"><p>Sure?</p><input data-focus></dialog>', [], []];
  const opened = async (template = DIALOG) => {
    const page = await start(main("<button>open</button>"), [MAIN, template]);
    by("button").focus();
    page.patch(0, [2, 1, 0, 6, 2, []]);
    return [page, by("dialog")];
  };

  test("a modal is opened when inserted, takes focus, and gives it back when removed", async () => {
    const [page, dialog] = await opened();
    holds(dialog.matches(":modal"), "modal");
    same(document.activeElement, by("dialog input"));
    page.patch(0, [3, 2]);
    same(document.activeElement, by("button"));
  });

  test("a modal of the first HTML is opened when adopted", async () => {
    await start(main('<dialog open data-e="2.6" data-modal><p>Sure?</p></dialog>'), [MAIN, DIALOG]);
    holds(by("dialog").matches(":modal"), "modal");
  });

  test("focus goes back to a button that had no focus when it was tapped", async () => {
    const page = await start(main('<button data-e="2.5" data-on="tap:1">open</button>'),
      [MAIN, ROW, DIALOG]);
    click(by("button"));
    page.patch(1, [2, 1, 0, 6, 3, []]);
    page.patch(1, [3, 3]);
    same(document.activeElement, by("button"));
  });

  test("focus goes back to what stands in the place of the row that a modal was opened from", async () => {
    const LIST = [7, "<ul></ul>", [[]], []];
    const ITEM = [8, '<li><button data-on="tap:1"></button></li>', [], [[[0], "t"]]];
    const page = await start(main(), [MAIN, LIST, ITEM, DIALOG]);
    page.patch(0, [2, 1, 0, 7, 2, []], [2, 2, 0, 8, 3, ["a"], 8, 4, ["b"], 8, 5, ["c"]]);
    document.querySelectorAll("li button")[1].focus();
    click(document.activeElement);
    page.patch(1, [2, 1, 0, 6, 9, []]);
    page.patch(1, [3, 4], [2, 2, 5, 8, 10, ["b edited"]], [3, 9]);
    equal(document.activeElement.textContent, "b edited");
    page.patch(1, [3, 10], [2, 2, 5, 8, 11, ["b again"]]);
    equal(document.activeElement.textContent, "b again", "also where nothing was above");
    page.patch(1, [3, 11, 5]);
    equal(document.activeElement.textContent, "a", "at the end it is the last");
  });

  test("focus in the last of several rows that go at once goes to the row after them", async () => {
    const LIST = [7, "<ul></ul>", [[]], []];
    const ITEM = [8, '<li><button data-on="tap:1"></button></li>', [], [[[0], "t"]]];
    const page = await start(main(), [MAIN, LIST, ITEM]);
    page.patch(0, [2, 1, 0, 7, 2, []], [2, 2, 0, 8, 3, ["a"], ["b"], ["c"], ["d"], ["e"], ["f"]]);
    document.querySelectorAll("li button")[2].focus();
    page.patch(0, [3, [3, 5]]);
    equal(document.activeElement.textContent, "d");
    page.patch(0, [3, [6, 8]], [2, 2, 0, 8, 9, ["g"], ["h"]]);
    equal([...document.querySelectorAll("li")].map((row) => row.textContent).join(), "g,h", "all at once");
    equal(document.activeElement.textContent, "g");
  });

  test("a modal whose template is open, as it is without a script, is a modal all the same", async () => {
    await opened([6, "<dialog open data-modal></dialog>", [], []]);
    holds(by("dialog").matches(":modal"), "modal");
  });

  test("a modal that is moved stays one, with moveBefore and without", async () => {
    const original = Element.prototype.moveBefore;
    try {
      for (const native of [original, undefined]) {
        Element.prototype.moveBefore = native;
        const page = await start(main('<p data-e="2.2">a</p><dialog data-e="3.6" data-modal></dialog>'),
          [MAIN, LINE, DIALOG]);
        page.patch(0, [4, 3, 2]);
        holds(by("dialog").matches(":modal"), `modal ${native ? "with" : "without"} moveBefore`);
        page.patch(0, [3, 3]);
        tearDown();
      }
    } finally {
      Element.prototype.moveBefore = original;
    }
  });

  test("Escape puts a modal away at once, tells it once, and the focus is back where it was", async () => {
    const [page, dialog] = await opened();
    equal(press(by("dialog input"), "Escape").defaultPrevented, true);
    equal([page.events(), dialog.open], [[["dismiss", 2, 3]], false]);
    same(document.activeElement, by("button"));
    equal(press(document.body, "Escape").defaultPrevented, false);
    page.patch(1, [3, 2]);
    page.clock.advance(5000);
    equal([page.events(), by("dialog")], [[], null]);
  });

  test("a modal that is put away comes back when the server keeps it, at once below what it was kept for", async () => {
    const [page, dialog] = await opened();
    press(document.body, "Escape");
    page.take();
    page.patch(1, [2, 1, 0, 6, 9, []]);
    const asked = document.querySelectorAll("dialog")[1];
    equal([dialog.matches(":modal"), asked.matches(":modal")], [true, true]);
    holds(asked.contains(document.elementFromPoint(innerWidth / 2, asked.getBoundingClientRect().top + 5)), "on top");
    page.patch(1, [3, 9]);
    press(document.body, "Escape");
    page.patch(2);
    page.clock.advance(999);
    equal(dialog.open, false, "while a handler may still be at it");
    page.clock.advance(1);
    holds(dialog.matches(":modal"), "back again");
  });

  test("what closes the modal that it stands in puts it away at once, other buttons do not", async () => {
    const template = [6, '<dialog data-modal data-on="dismiss:3"><button data-on="tap:4" data-closes>no</button>' +
      '<button data-on="tap:5">yes</button></dialog>', [], []];
    const [page, dialog] = await opened(template);
    const [no, yes] = dialog.querySelectorAll("button");
    click(yes);
    equal(dialog.open, true);
    click(no);
    equal([page.events(), dialog.open], [[["tap", 2, 5], ["tap", 2, 4]], false]);
  });

  test("Escape in a composition dismisses nothing", async () => {
    const [page] = await opened();
    press(by("dialog input"), "Escape", { isComposing: true });
    equal(page.events(), []);
  });

  test("a modal that the browser closes stays closed, and the dismissal is told", async () => {
    const [page, dialog] = await opened();
    await happens(dialog, "close", () => dialog.close());
    equal([page.events(), dialog.open], [[["dismiss", 2, 3]], false]);
  });

  test("a modal without a handler for it cannot be dismissed, and what is behind it is not told", async () => {
    const inside = '<div data-e="3.5" data-on="dismiss:1"><dialog data-modal data-e="4.6"></dialog></div>';
    const page = await start(main(inside),
      [MAIN, [5, "<div></div>", [[]], []], [6, "<dialog data-modal></dialog>", [], []]]);
    equal(press(by("dialog"), "Escape").defaultPrevented, true);
    equal([page.events(), by("dialog").open], [[], true]);
  });

  test("a click on the backdrop dismisses; one inside, or drawn out from inside, does not", async () => {
    const [page, dialog] = await opened();
    const down = (element, place) =>
      element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, ...place }));
    const box = dialog.getBoundingClientRect();
    const inside = { clientX: box.left + 2, clientY: box.top + 2 };
    const outside = { clientX: box.left - 5, clientY: box.top + 2 };
    down(dialog, inside);
    click(dialog, inside);
    down(by("dialog p"), inside);
    click(dialog, outside);
    down(dialog, outside);
    click(dialog, inside);
    equal(page.events(), []);
    down(dialog, outside);
    click(dialog, outside);
    equal(page.events(), [["dismiss", 2, 3]]);
  });

  test("Escape outside a modal goes to the nearest that takes it", async () => {
    const page = await linked('<span data-on="dismiss:4"><input></span>');
    press(by("input"), "Escape");
    equal(page.events(), [["dismiss", 2, 4]]);
    equal(press(document.body, "Escape").defaultPrevented, false);
  });

  // ---- Coming into sight --------------------------------------------------------------------------------------------

  test("a handler that an attribute slot sets is in force, and one that it removes is not", async () => {
    const page = await start(main('<p data-e="2.5">x</p>'), [MAIN, [5, "<p></p>", [], [[[], "a", "data-on"]]]]);
    page.patch(0, [1, 2, 0, "seen:1 tap:2"]);
    let heard = [];
    await until(() => (heard = [...heard, ...page.events()]).length, "it is seen");
    click(by("section p"));
    page.patch(0, [1, 2, 0, null]);
    click(by("section p"));
    equal([...heard, ...page.events()], [["seen", 2, 1], ["tap", 2, 2]]);
  });

  test("what comes near the sight is told once for each insertion, and what is far is not", async () => {
    const MORE = [6, '<p data-on="seen:1">more</p>', [], []];
    const far = '<p class="far" data-e="3.6" data-on="seen:2">far</p>';
    const page = await start(main(`<p data-e="2.6" data-on="seen:1">more</p>${far}`), [MAIN, MORE]);
    let heard = [];
    const hear = () => (heard = [...heard, ...page.events()]).length;
    await until(hear, "the adopted one is seen");
    page.patch(0, [4, 2, 3]);
    await frame();
    hear();
    equal(heard, [["seen", 2, 1]]);
    page.patch(0, [3, 2], [2, 1, 3, 6, 4, []]);
    await until(() => hear() > 1, "the inserted one is seen");
    equal(heard, [["seen", 2, 1], ["seen", 4, 1]]);
    const y = document.documentElement.scrollHeight - 1.5 * innerHeight - 500;
    window.scrollTo(0, y);
    await until(() => hear() > 2, "the far one is near");
    holds(by(".far").getBoundingClientRect().top > innerHeight, "it is told before it is in sight");
    equal(heard.at(-1), ["seen", 3, 2]);
    window.scrollTo(0, 0);
    await frame();
    window.scrollTo(0, y);
    await frame();
    hear();
    equal(heard.length, 3, "not when it comes again");
  });

  // ---- Files --------------------------------------------------------------------------------------------------------

  const filesOf = (...names) => {
    const transfer = new DataTransfer();
    for (const name of names) transfer.items.add(new File(["12345"], name, { type: "text/csv" }));
    return transfer;
  };
  const uploading = async (inside) => {
    const page = await start(main(`<div data-e="2.5">${inside}</div>`), [MAIN, ROW]);
    return [page, by("input")];
  };
  const choose = async (input, ...names) => {
    input.files = filesOf(...names).files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await frame();
  };
  const chooser = '<input type="file" multiple data-on="file:6">';
  const meter = '<progress data-progress hidden></progress><button type="button" data-cancel hidden></button>';

  const place = ({ url }) => url.replace(/[0-9a-f]{32}$/, "NAME");
  const range = ({ headers }) => headers["Content-Range"];

  test("a chosen file is sent for its node and element with the page's token, and its progress is shown",
    async () => {
    const [, input] = await uploading(chooser + meter);
    await choose(input, "ä b.csv");
    const [request] = requests;
    equal([request.method, place(request), request.headers], ["PUT", "/-/upload/2/6/NAME",
      { "X-Espalier-Page": "TOKEN", "X-Espalier-File": "%C3%A4%20b.csv", "Content-Type": "application/octet-stream",
        "Content-Range": "bytes 0-4/5" }]);
    equal([request.body.size, input.value], [5, ""]);
    equal([by("progress").hidden, by("[data-cancel]").hidden], [false, false]);
    request.upload.onprogress({ loaded: 2, total: 5 });
    equal([by("progress").value, by("progress").max], [2, 5]);
    request.answer(204, "");
    await frame();
    equal([by("progress").hidden, by("[data-cancel]").hidden, status()], [true, true, ""]);
  });

  test("how far a file is, and the button that stops it, are told in the window's words", async () => {
    const [, input] = await uploading(chooser + meter);
    await choose(input, "a.csv");
    equal([by("progress").ariaLabel, by("[data-cancel]").textContent], ["Upload", "Cancel"]);
    Object.assign(by("#espalier-status").dataset, { upload: "Wird gesendet", stopUpload: "Abbrechen" });
    requests[0].upload.onprogress({ loaded: 2, total: 5 });
    equal([by("progress").ariaLabel, by("[data-cancel]").textContent], ["Wird gesendet", "Abbrechen"]);
  });

  test("a large file goes in pieces, each after the one before was acknowledged", async () => {
    const [, input] = await uploading(chooser + meter);
    const transfer = new DataTransfer();
    transfer.items.add(new File(["x".repeat(2_500_000)], "large"));
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await frame();
    for (const has of [1_048_576, 2_097_152]) {
      requests.at(-1).answer(202, `{"has":${has}}`);
      await frame();
      equal(by("progress").value, has);
    }
    equal([requests.map(range), new Set(requests.map(({ url }) => url)).size],
      [["bytes 0-1048575/2500000", "bytes 1048576-2097151/2500000", "bytes 2097152-2499999/2500000"], 1]);
    equal(requests.map(({ body }) => body.size), [1_048_576, 1_048_576, 402_848]);
    requests[2].answer(204, "");
    await frame();
    equal([requests.length, by("progress").hidden], [3, true]);
  });

  test("after a line that broke, and where nobody answered as the server would, it goes on from what the server has",
    async () => {
    const [, input] = await uploading(chooser + meter);
    await choose(input, "a");
    const breaks = [() => requests[0].fail(), () => requests[2].answer(502, "<html>"),
      () => requests[4].answer(410, '{"message":"The connection was lost for a while."}')];
    for (const [number, fails] of breaks.entries()) {
      fails();
      await frame();
      equal([by("progress").ariaBusy, by("progress").hidden, status()], ["true", false, ""]);
      window.dispatchEvent(new Event("online"));
      await frame();
      const asking = requests.at(-1);
      equal([requests.length, range(asking), asking.body], [2 * number + 2, "bytes */5", null]);
      asking.answer(202, `{"has":${number + 1}}`);
      await frame();
      equal([range(requests.at(-1)), by("progress").ariaBusy], [`bytes ${number + 1}-4/5`, null]);
    }
    requests.at(-1).answer(204, "");
    await frame();
    equal([status(), by("progress").hidden], ["", true]);
  });

  test("several files go one after the other, and an empty one too", async () => {
    const [, input] = await uploading(chooser + meter);
    await choose(input, "a", "b");
    await choose(input, "c");
    requests[0].upload.onprogress({ loaded: 0, total: 0 });
    const names = () => requests.map(({ headers }) => headers["X-Espalier-File"]);
    equal(names(), ["a"]);
    requests[0].answer(204, "");
    await frame();
    equal(names(), ["a", "b"]);
    requests[1].answer(204, "");
    await frame();
    equal(names(), ["a", "b", "c"]);
  });

  test("half a character in a file's name is a replacement character, and the next file is sent", async () => {
    const [, input] = await uploading(chooser + meter);
    const [half, next] = filesOf("x", "b").files;
    Object.defineProperty(half, "name", { value: "a\ud83d.csv" });
    Object.defineProperty(input, "files", { value: [half, next] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await frame();
    const names = () => requests.map(({ headers }) => headers["X-Espalier-File"]);
    equal(names(), ["a%EF%BF%BD.csv"]);
    requests[0].answer(204, "");
    await frame();
    equal(names(), ["a%EF%BF%BD.csv", "b"]);
  });

  test("a file that cannot be sent at all is told, and the next one is sent", async () => {
    const [, input] = await uploading(chooser + meter);
    const [bad, next] = filesOf("bad", "b").files;
    bad.slice = () => { throw new DOMException("gone", "NotReadableError"); };
    Object.defineProperty(input, "files", { value: [bad, next] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await frame();
    await frame();
    equal([requests.at(-1).headers["X-Espalier-File"], status()], ["b", "bad: was not sent. Please choose it again."]);
  });

  test("an upload is stopped by its cancel button, and the next one goes on", async () => {
    const [, input] = await uploading(chooser + meter);
    await choose(input, "a", "b");
    click(by("[data-cancel]"));
    await frame();
    equal([requests[0].aborted, requests.map(({ method }) => method)], [true, ["PUT", "DELETE", "PUT"]]);
    equal([requests[1].url === requests[0].url, by("progress").hidden, status()], [true, false, ""]);
    const stranger = document.createElement("button");
    stranger.dataset.cancel = "";
    section().append(stranger);
    click(stranger);
    equal(requests[2].aborted, undefined, "by that of another node");
    requests[2].answer(204, "");
    await frame();
    click(by("[data-cancel]"));
    equal([requests[2].aborted, by("progress").hidden], [undefined, true]);
  });

  test("an upload that is refused says what the server says, and one that fails asks for the file again", async () => {
    const [, input] = await uploading(chooser);
    await choose(input, "a", "b");
    requests[0].answer(413, '{"message":"This file is too large."}');
    await frame();
    equal([status(), requests[0].responseType], ["a: This file is too large.", "json"]);
    equal(requests.map(({ method }) => method), ["PUT", "DELETE", "PUT"]);
    requests[2].answer(500, "<html>");
    await frame();
    equal(status(), "b: was not sent. Please choose it again.");
  });

  test("an upload ends when its node goes, and those that wait for it are not begun", async () => {
    const [page, input] = await uploading(chooser);
    await choose(input, "a", "b");
    page.patch(0, [3, 2]);
    requests[0].upload.onprogress({ loaded: 1, total: 5 });
    await frame();
    equal([requests[0].aborted, requests.length], [true, 1]);
  });

  test("a file can be dropped on a zone or on one around the input, and what is no file cannot", async () => {
    for (const inside of ['<b data-drop data-on="file:6">x</b>', `<b data-drop>${chooser}</b>`]) {
      await uploading(inside);
      const zone = by("[data-drop]");
      const drag = (kind, dataTransfer = filesOf("a.csv")) => {
        const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
        zone.dispatchEvent(event);
        return event.defaultPrevented;
      };
      equal(drag("dragover", new DataTransfer()), false);
      equal([drag("dragover"), zone.className], [true, "dropping"]);
      drag("dragleave");
      equal(zone.className, "");
      drag("dragover");
      equal([drag("drop"), zone.className], [true, ""]);
      await frame();
      equal(requests.map(place), ["/-/upload/2/6/NAME"]);
      requests[0].answer(204, "");
      await frame();
      equal(requests.length, 1, "only what was dropped");
      tearDown();
    }
  });

  // ---- Joining and resuming -----------------------------------------------------------------------------------------

  test("the first frame joins with token, last patch, path, next event, time zone and version", async () => {
    const page = await start(main(), [MAIN], { joined: false });
    equal([page.socket.protocol, page.socket.url],
      ["espalier-1", `${location.protocol === "file:" ? "file:" : "ws:"}//${location.host}/-/live`]);
    page.socket.open();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    equal(page.take(), [[0, "TOKEN", 0, location.pathname + location.search, 1,
      { zone: timeZone, version: "7", hidden: false, events: 0, document: `${page.chance}`, fields: {} }]]);
  });

  test("the time zone is kept in a cookie for the next page load", async () => {
    const written = [];
    Object.defineProperty(document, "cookie", { configurable: true, get: () => "", set: (text) => written.push(text) });
    try {
      await start(main(), [MAIN]);
    } finally {
      delete document.cookie;
    }
    equal(written, [`espalier-zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}; SameSite=Lax; path=/`]);
  });

  test("below a path, the line, files and the cookie follow it, and links to elsewhere are left to the browser",
    async () => {
    const base = location.pathname.replace(/[^/]*$/, "");
    const written = [];
    Object.defineProperty(document, "cookie", { configurable: true, get: () => "", set: (text) => written.push(text) });
    const links = [`${base}-/download/all.csv`, "/", "/-/x", base.slice(0, -1), `${base.slice(0, -1)}s/x`, at("?b")];
    const inside = links.map((href) => `<a data-link href="${href}">x</a>`).join("") + chooser;
    let page;
    try {
      page = await start(main(`<div data-e="2.5">${inside}</div>`), [MAIN, ROW], { base });
    } finally {
      delete document.cookie;
    }
    holds(page.socket.url.endsWith(`//${location.host}${base}-/live`), page.socket.url);
    holds(written[0].endsWith(`; path=${base}`), written[0]);
    for (const link of document.querySelectorAll("a")) click(link);
    equal([page.events(), plain.length], [[["go", at("?b")]], links.length - 1]);
    await choose(by("input"), "a.csv");
    equal(place(requests[0]), `${base}-/upload/2/6/NAME`);
    requests[0].answer(204, "");
  });

  test("events raised while the line is down are kept and sent in order after the join", async () => {
    const page = await linked('<button data-on="tap:1"></button><input data-on="input:2">');
    click(by("button"));
    page.take();
    page.socket.drop();
    click(by("button"));
    type(by("input"), "a");
    click(by("button"));
    page.clock.advance(400);
    page.socket.open();
    const [join, ...events] = page.take();
    equal([join[2], join[4]], [1, 1], "last patch and first event");
    const tap = ["tap", 2, 1, null, "", ""];
    equal(events, [[1, 1, ...tap], [2, 1, ...tap], [3, 1, "input", 2, 2, "a", "", ""], [4, 1, ...tap]]);
    page.acknowledge(2, [13, 2]);
    page.reconnect();
    equal(page.take().map(([number, , , , first]) => (number ? number : `join ${first}`)), ["join 3", 3, 4]);
    page.acknowledge(4, [13, 4]);
    page.reconnect();
    equal(page.take()[0][4], 5, "the next to come");
  });

  test("an event that was taken in settles its control, and is sent again until what it did is stored", async () => {
    const page = await linked('<button data-on="tap:1"></button><i data-on="tap:2"></i>');
    const sent = () => {
      page.reconnect();
      const [join, ...events] = page.take();
      equal(join[5].events, events.length, "the join says how many come again");
      return [join[4], ...events.map(([number]) => number)];
    };
    for (let count = 0; count < 4; count++) click(by("button"));
    page.clock.advance(400);
    holds(by("button").classList.contains("waiting"), "it waits");
    page.acknowledge(4);
    holds(!by("button").classList.contains("waiting"), "it is settled");
    equal(window.espalier.isSettled, true, "and nothing is waited for");
    equal(sent(), [1, 1, 2, 3, 4]);
    page.acknowledge(4, [13, 3, 1]);
    equal(sent(), [1, 1, 4], "one that is at work stays");
    page.acknowledge(4, [13, 4, 1]);
    equal(sent(), [1, 1]);
    click(by("i"));
    page.acknowledge(5, [13, 5]);
    equal(sent(), [6]);
  });

  test("what is sent again says what its node and the one around it are called", async () => {
    const page = await linked('<ul data-e="7.1 list"><li data-e="8.2 milk"><button data-on="tap:1"></button></li></ul>');
    click(by("button"));
    equal(page.events(), [["tap", 8, 1]], "at first the number is enough");
    page.reconnect();
    equal(page.events(), [["tap", 8, 1, null, "milk", "list"]]);
  });

  test("what is done before a new line has brought a patch says its names too: the page may have been made again", async () => {
    const page = await linked('<ul data-e="7.1 list"><li data-e="8.2 milk"><button data-on="tap:1"></button></li></ul>');
    page.reconnect();
    page.take();
    click(by("button"));
    equal(page.events(), [["tap", 8, 1, null, "milk", "list"]], "nothing has come yet");
    page.patch(1);
    click(by("button"));
    equal(page.events(), [["tap", 8, 1]]);
  });

  test("of what was taken in the oldest makes room, and where one has gone is not gone to again", async () => {
    const page = await linked(`<button data-on="tap:1"></button><a data-link href="${at("?b")}">x</a>`);
    click(by("a"));
    for (let count = 0; count < 99; count++) click(by("button"));
    page.acknowledge(100);
    click(by("button"));
    equal(status(), "");
    page.reconnect();
    const [join, ...events] = page.take();
    equal([join[4], events.length], [2, 100]);
  });

  test("typing while the line is down is one event", async () => {
    const [page, input] = await withField();
    page.socket.drop();
    for (const letter of ["a", "b", "c"]) {
      type(input, letter);
      page.clock.advance(150);
    }
    page.socket.open();
    equal(page.events(), [["input", 2, 4, "abc", "", ""]]);
  });

  test("at most 100 events are kept, and the user is told of those that are not", async () => {
    const page = await linked('<button data-on="tap:1"></button><i data-on="tap:2"></i>');
    page.socket.drop();
    for (let count = 0; count < 100; count++) click(by("button"));
    equal(status(), "");
    click(by("i"));
    holds(status().startsWith("Too much"), "the user is told");
    page.clock.advance(400);
    page.socket.open();
    equal(page.events().length, 100);
    page.acknowledge(100);
    click(by("button"));
    equal(page.take(), [[101, 1, "tap", 2, 1, null, "", ""]], "numbers go on without a gap");
  });

  test("an acknowledgement beyond what was sent, or an older one, changes nothing", async () => {
    const page = await linked('<button data-on="tap:1"></button>');
    page.acknowledge(50);
    click(by("button"));
    page.take();
    page.acknowledge(0);
    page.reconnect();
    equal(page.events().length, 1);
  });

  test("what was made of fields goes along with the join, told or not, passwords not", async () => {
    const inside = '<div data-e="2.5"><input data-key="a"><input data-key="b" data-on="input:1">' +
      '<input data-key="c" type="password"><input data-key="d"><input data-key="e" type="checkbox"></div>';
    const page = await start(main(inside), [MAIN, [5, inside, [], [[[1], "p", "value"]]]]);
    by("[type=checkbox]").click();
    const [a, b, c] = document.querySelectorAll("input");
    type(a, "half");
    type(c, "secret");
    type(b, "told");
    page.clock.advance(200);
    page.reconnect();
    equal(page.take()[0][5].fields, {
      a: ["half", "", ""], b: ["told", "", "told"], e: ["true", "false", "false"],
    });
    page.acknowledge(1);
    b.blur();
    page.patch(1, [1, 2, 0, ""]);
    page.reconnect();
    equal(Object.keys(page.take()[0][5].fields), ["a", "e"], "what the server has set back is no draft");
  });

  test("a join is bounded: small fields go first, and one that is too large stays and is put back from here", async () => {
    const inside = '<div data-e="2.5"><textarea data-key="long"></textarea><textarea data-key="short"></textarea></div>';
    const page = await start(main(inside), [MAIN, [5, inside.replace(' data-e="2.5"', ""), [], []]]);
    const [long, short] = document.querySelectorAll("textarea");
    long.value = "\u20ac".repeat(20_000);
    long.dispatchEvent(new Event("input", { bubbles: true }));
    type(short, "half");
    page.reconnect();
    equal(Object.keys(page.take()[0][5].fields), ["short"]);
    page.patch(0, [6, 0, 1], [2, 0, 0, 1, 11, [""]], [2, 11, 0, 5, 12, []]);
    equal([by("textarea").value.length, status()], [20_000, ""]);
  });

  test("a frame that the server takes for too large does not break each line anew, and the user is told", async () => {
    const refuse = () => {
      page.socket.onclose({ code: 1009 });
      page.clock.advance(10_000);
      page.socket.open();
    };
    const [page, input] = await withField();
    click(by("h1"));
    input.value = "x".repeat(70_000);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    page.clock.advance(200);
    equal(page.take().length, 1);
    refuse();
    const [[, , , , , { fields }], event] = page.take();
    equal([fields, event[0], status()], [{}, 1, "Not connected. What you do is kept and sent later."]);
    refuse();
    page.acknowledge(0);
    equal([page.take().length, status()], [1, "Connected again \u00b7 Not kept: Name"]);
    type(input, "!");
    page.clock.advance(200);
    equal(page.events().length, 1, "the page goes on");
  });

  test("a missing patch is not guessed: nothing is applied and a fresh render asked for, once", async () => {
    const page = await start(main(), [MAIN, LINE]);
    page.socket.receive([3, 0, [1, 1, 0, "three"]]);
    page.socket.receive([4, 0, [1, 1, 0, "four"]]);
    equal([page.take(), texts("h1")], [[[-2, 1]], ["Hello"]]);
    page.socket.receive([5, 0, [6], [2, 0, 0, 1, 11, ["Fresh"]]]);
    page.socket.receive([6, 0, [1, 11, 0, "Six"]]);
    equal([page.take(), texts("h1")], [[], ["Six"]]);
  });

  test("a page that is broken asks once, and takes no patch until it is rendered afresh", async () => {
    const page = await start(main(), [MAIN, LINE]);
    page.socket.receive([2, 0, [1, 1, 0, "half"], [99]]);
    page.socket.receive("nonsense");
    equal(page.take(), [[-2, 1]]);
    page.reconnect();
    page.socket.receive([2, 0, [1, 1, 0, "again"]]);
    equal(texts("h1"), ["half"]);
    page.socket.receive([3, 0, [6], [2, 0, 0, 1, 11, ["Fresh"]]]);
    page.socket.receive([4, 0, [1, 11, 0, "Fresher"]]);
    equal(texts("h1"), ["Fresher"]);
  });

  test("definitions may stand before a fresh render in its frame", async () => {
    const page = await start(main(), [MAIN, LINE]);
    page.patch(0, [0, 9, "<main></main>", [[]], [[[], "a", "title"]]], [0, ...LINE], [6], [2, 0, 0, 9, 11, ["new"]],
      [2, 11, 0, 2, 12, ["line"]]);
    equal([by("main").title, texts("main > p"), page.take()], ["new", ["line"], []]);
  });

  test("a patch that came before is dropped, but its acknowledgement counts", async () => {
    const page = await start(busyButton(), [MAIN, BUSY]);
    page.patch(0, [1, 1, 0, "two"]);
    click(by("button"));
    page.socket.receive([2, 1, [1, 1, 0, "again"]]);
    equal(texts("h1"), ["two"]);
    page.take();
    click(by("button"));
    equal(page.events().length, 1, "the first tap is acknowledged");
    page.patch(1, [1, 1, 0, "three"]);
    equal([texts("h1"), page.take()], [["three"], []]);
  });

  test("frames of an earlier socket are dropped once a new one is there", async () => {
    const page = await start(main(), [MAIN]);
    const old = page.socket;
    page.reconnect();
    old.receive([2, 0, [1, 1, 0, "ghost"]]);
    equal(texts("h1"), ["Hello"]);
    old.drop();
    page.clock.advance(1000);
    equal(sockets.length, 2, "nor does its end count");
    page.patch(0, [1, 1, 0, "two"]);
    equal(texts("h1"), ["two"]);
  });

  const hostile = ["", "null", "{", "{}", "[]", "[1.5,0]", "[-1,0]", '["2",0]', "[2]", "[0,0,[1,1,0,\"x\"]]",
    "[0,0,7]", "[2,0,[99]]", "[2,0,5]",
    "[2,0,null]", "[2,0,[1,77,0,\"x\"]]", "[2,0,[1,1,9,\"x\"]]", "[2,0,[2,1,0,42,5,[]]]", "[2,0,[2,1,0,2,1,[]]]",
      "[2,0,[2,1,77,2,5,[]]]",
    "[2,0,[2,2,0,2,5,[]]]", "[2,0,[2,1,0,2,5]]", "[2,0,[2,1,0,2,-5,[]]]", "[2,0,[3,77]]", "[2,0,[4,2,1]]",
      "[2,0,[4,77,0]]", '[2,0,[5,"jump","/",""]]',
    "[2,0,[5]]", '[2,0,[7,"/"]]', '[2,0,[9,"Saved"]]', "[2,0,[2,1,0,[]]]", '[2,0,[2,1,0,"name",[]]]', "[2,0,[3,[1,77]]]", "[2,0,[10,1,[9]]]", '[2,0,[10,1,"x"]]', "[2,0,[0]]",
      '[2,0,[0,9,"",[],[]],[2,1,0,9,5,[]]]',
    '[2,0,[0,9,"<p></p>",[],[[[],"p","innerHTML"]]]]', '[2,0,[0,9,"<p></p>",[],[[[],"x"]]]]',
      '[2,0,[0,9,"<p></p>",[],[[[-1],"t"]]]]',
    '[2,0,[0,9,"<p></p>",[],[[[],"constructor"]]]]', '[2,0,[0,9,"<p></p>",[],[[[3],"t"]]],[2,1,0,9,5,["x"]]]',
      '[2,0,[1,1,0,"x"],[6]]'];

  test("a frame that is wrong throws nothing, and a fresh render mends the page", async () => {
    for (const text of hostile) {
      const page = await start(main('<p data-e="2.2">a</p>'), [MAIN, LINE]);
      page.socket.receive(text);
      equal(page.take(), [[-2, 1]], text);
      page.socket.receive([9, 0, [6], [2, 0, 0, 1, 11, ["Fresh"]]]);
      equal([texts("h1"), texts(), page.take()], [["Fresh"], [], []], text);
      tearDown();
    }
    equal(errors, [], "errors");
  });

  test("data that is not text is a wrong frame too", async () => {
    const page = await start(main(), [MAIN]);
    page.socket.onmessage({ data: new ArrayBuffer(8) });
    equal(page.take(), [[-2, 1]]);
  });

  test("a page that waits for its fresh render says so when it joins again, and asks again at a heartbeat",
    async () => {
    const page = await start(main(), [MAIN]);
    page.socket.receive("nonsense");
    page.take();
    page.acknowledge(0);
    page.clock.advance(25_000);
    equal(page.take(), [[-1], [-2, 1]]);
    page.reconnect();
    equal(page.take().map(([number]) => number), [0, -2]);
  });

  test("a page that cannot even be rendered afresh is loaded anew", async () => {
    const page = await start(main(), [MAIN]);
    page.socket.receive([2, 0, [6], [99]]);
    page.socket.receive([3, 0, [6], [99]]);
    equal(page.take(), [[-2, 1], [-2, 1]]);
    page.socket.receive([4, 0, [6], [2, 0, 0, 1, 11, ["mended"]]]);
    for (const number of [5, 6]) page.socket.receive([number, 0, [6], [99]]);
    equal([page.left, page.take()], [[], [[-2, 4], [-2, 4]]]);
    page.socket.receive([7, 0, [6], [99]]);
    equal(page.left, ["reload"]);
  });

  test("a later part of a fresh render that cannot be applied counts as one that cannot be rendered", async () => {
    const page = await start(main(), [MAIN]);
    let number = 1;
    const tryAgain = () => {
      page.socket.receive([++number, 0, [6], [2, 0, 0, 1, 11, ["Part one"]], [12]]);
      page.socket.receive([number + 1, 0, [99], [12]]);
    };
    tryAgain();
    equal(page.take(), [[-3, 2], [-2, 2]]);
    tryAgain();
    equal(page.left, []);
    tryAgain();
    equal(page.left, ["reload"]);
  });

  // ---- A fresh render -----------------------------------------------------------------------------------------------

  test("a fresh render puts half-typed text, focus, selection and scroll back", async () => {
    const TWO = [6, '<div><input data-key="a"><textarea data-key="b" data-on="input:1"></textarea>' +
      '<div class="box" data-key="s"><div class="tall"></div></div><div class="tall"></div><i data-focus></i></div>',
      [], [[[0], "p", "value"]]];
    const page = await start(main(), [MAIN, TWO]);
    page.patch(0, [2, 1, 0, 6, 2, ["server"]]);
    type(by("input"), "half ");
    type(by("textarea"), "typed text");
    by("textarea").setSelectionRange(2, 5);
    await happens(window, "scroll", () => window.scrollTo(0, 120));
    by(".box").scrollTop = 44;
    await frame();
    const old = by("textarea");
    // Firefox brings the caret into sight by a few pixels more.
    const { scrollY: height } = window;
    holds(height > 80, "scrolled");
    page.patch(0, [6], [2, 0, 0, 1, 11, ["Fresh"]], [2, 11, 0, 6, 12, ["server"]]);
    const area = by("textarea");
    holds(area !== old && texts("h1")[0] === "Fresh", "rendered afresh");
    equal([by("input").value, area.value, area.selectionStart, area.selectionEnd], ["serverhalf ", "typed text", 2, 5]);
    same(document.activeElement, area);
    equal([scrollY, by(".box").scrollTop], [height, 44]);
    page.clock.advance(200);
    equal(page.events(), [["input", 12, 1, "typed text"]], "the edit is told of the new node");
  });

  for (const kind of ["number", "email", "checkbox", "color", "range", "date"]) {
    test(`the focus goes back into what is a field of type ${kind} by then, and the rest is put back`, async () => {
      const OTHER = [6, `<div><input type="${kind}" data-key="a"><input data-key="b" data-on="input:1">` +
        '<div class="box" data-key="s"><div class="tall"></div></div><div class="tall"></div></div>', [], []];
      const inside = '<div data-e="2.5"><input data-key="a"><input data-key="b" data-on="input:1">' +
        '<div class="box" data-key="s"><div class="tall"></div></div><div class="tall"></div></div>';
      const page = await start(main(inside), [MAIN, ROW, OTHER]);
      type(document.querySelectorAll("input")[1], "draft");
      by(".box").scrollTop = 44;
      by("input").focus();
      await frame();
      page.take();
      page.patch(0, [6], [2, 0, 0, 1, 11, ["Fresh"]], [2, 11, 0, 6, 12, []]);
      equal(texts("h1"), ["Fresh"]);
      equal([by("input").type, document.activeElement === by("input")], [kind, true]);
      equal([document.querySelectorAll("input")[1].value, by(".box").scrollTop], ["draft", 44]);
      equal(page.take().filter(([number]) => number === -2), [], "no further render is asked for");
    });
  }

  test("what is kept and cannot be put back keeps nothing else from its place", async () => {
    const KEPT = [6, '<div><p data-keep data-key="k"></p><input data-key="b" data-on="input:1"></div>', [], []];
    const page = await start(main('<div data-e="2.6"><p data-keep data-key="k"></p><input data-key="b" data-on="input:1"></div>'), [MAIN, KEPT]);
    type(by("input"), "draft");
    const { replaceChildren } = Element.prototype;
    Element.prototype.replaceChildren = function (...all) {
      if (this.dataset?.key === "k") throw Error("a script of somebody else");
      return replaceChildren.apply(this, all);
    };
    try {
      page.patch(0, [6], [2, 0, 0, 1, 11, ["Fresh"]], [2, 11, 0, 6, 12, []]);
    } finally {
      Element.prototype.replaceChildren = replaceChildren;
    }
    equal([texts("h1"), by("input").value, document.activeElement === by("input")], [["Fresh"], "draft", true]);
  });

  test("a fresh render in parts puts back what is in a later part, and names only what is in none", async () => {
    const TWO = [6, '<div><label>Gone <input data-key="gone"></label><textarea data-key="b" data-on="input:1"></textarea>' +
      '<div data-keep="" data-key="map"></div></div>', [], []];
    const ONE = [7, '<div><textarea data-key="b" data-on="input:1"></textarea><div data-keep="" data-key="map"></div></div>',
      [], []];
    const HEAD = [8, "<h2 data-focus></h2>", [], []];
    const page = await start(main(), [MAIN, TWO, ONE, HEAD]);
    page.patch(0, [2, 1, 0, 6, 2, []]);
    const canvas = document.createElement("canvas");
    by("[data-keep]").append(canvas);
    type(by("input"), "lost");
    type(by("textarea"), "typed text");
    by("textarea").setSelectionRange(2, 5);
    page.patch(0, [6, 0, 1], [2, 0, 0, 1, 11, ["Fresh"]], [2, 11, 0, 8, 12, []], [12]);
    equal([status(), document.activeElement === by("h2")], ["", false], "more comes");
    page.reconnect();
    equal(Object.keys(page.take()[0][5].fields), ["gone", "b"], "what has no place yet is not forgotten");
    page.patch(0, [2, 11, 0, 7, 13, []], [12]);
    const area = by("textarea");
    equal([area.value, area.selectionStart, area.selectionEnd], ["typed text", 2, 5]);
    same(document.activeElement, area);
    same(by("[data-keep]").firstChild, canvas);
    equal(status(), "");
    page.patch(0);
    equal(status(), "Not kept: Gone");
    same(document.activeElement, area);
    page.clock.advance(200);
    equal(page.events(), [["input", 13, 1, "typed text"]]);
  });

  test("a fresh render takes the server's value where the user has not edited", async () => {
    const [page, input] = await withField();
    type(input, "told");
    page.clock.advance(200);
    page.acknowledge(1);
    page.patch(1, [6], [2, 0, 0, 1, 11, [""]], [2, 11, 0, 3, 12, ["server"]]);
    equal(by("input").value, "server");
    page.clock.advance(200);
    equal(page.events().length, 1, "only the first");
  });

  test("a fresh render keeps a click on a checkbox that is not answered yet, and tells it again", async () => {
    const BOX = [6, '<p><input type="checkbox" data-key="box" data-on="change:1"></p>', [], [[[0], "p", "checked"]]];
    const page = await start(main('<p data-e="2.6"><input type="checkbox" data-key="box" data-on="change:1"></p>'),
      [MAIN, BOX]);
    by("input").click();
    page.patch(0, [6], [2, 0, 0, 1, 11, [""]], [2, 11, 0, 6, 12, [false]]);
    equal([by("input").checked, page.events()], [true, [["change", 2, 1, true], ["change", 12, 1, true]]]);
  });

  test("a fresh render changes no checkbox's own value", async () => {
    const BOX = [6, '<p><input type="checkbox" data-key="box" value="new"></p>', [], []];
    const page = await start(main('<p data-e="2.6"><input type="checkbox" data-key="box" value="old"></p>'),
      [MAIN, BOX]);
    by("input").click();
    page.patch(0, [6], [2, 0, 0, 1, 11, [""]], [2, 11, 0, 6, 12, []]);
    equal([by("input").checked, by("input").value], [true, "new"]);
  });

  test("a fresh render takes focus only from what had it", async () => {
    const FOCUS = [6, "<h2 data-focus></h2>", [], []];
    const page = await start(main("<button>x</button>"), [MAIN, FOCUS]);
    const fresh = (id) => page.patch(0, [6], [2, 0, 0, 1, id, ["Fresh"]], [2, id, 0, 6, id + 1, []]);
    fresh(11);
    same(document.activeElement, document.body);
    by("h2").tabIndex = 0;
    by("h2").focus();
    fresh(21);
    same(document.activeElement, by("h2"));
  });

  test("a fresh render keeps the scroll also where the page was short meanwhile", async () => {
    const LONG = [6, tall, [], []];
    const page = await start(main('<div data-e="2.6" class="tall"></div>'), [MAIN, LONG]);
    await happens(window, "scroll", () => window.scrollTo(0, 700));
    page.patch(0, [6], [2, 0, 0, 1, 11, ["Fresh"]], [10, 11, [0]], [2, 11, 0, 6, 12, []]);
    equal(scrollY, 700);
  });

  test("a fresh render carries an edit to a control of the same kind only, and a chosen file to none", async () => {
    const TEXT = [6, '<p><input data-key="box"><input type="file" data-key="f"></p>', [], [[[0], "p", "value"]]];
    const inside = '<p data-e="2.6"><input type="checkbox" data-key="box"><input type="file" data-key="f"></p>';
    const page = await start(main(inside), [MAIN, TEXT]);
    const [box, file] = document.querySelectorAll("input");
    box.click();
    file.files = filesOf("a").files;
    file.dispatchEvent(new Event("input", { bubbles: true }));
    page.patch(0, [6], [2, 0, 0, 1, 11, [""]], [2, 11, 0, 6, 12, ["server"]]);
    equal([by("input").value, page.take()], ["server", []]);
    const BOX = [7, '<p><input data-key="box" type="checkbox" value="own"></p>', [], []];
    type(by("input"), "half");
    page.patch(0, [6], [0, ...BOX], [2, 0, 0, 1, 21, [""]], [2, 21, 0, 7, 22, []]);
    equal(by("input").value, "own");
  });

  const again = (page, value, ...ops) =>
    page.patch(0, [6, 0, 1], [2, 0, 0, 1, 11, [""]], [2, 11, 0, 3, 12, [value]], ...ops);
  const typedAndTold = async () => {
    const [page, input] = await withField();
    type(input, "told");
    page.clock.advance(200);
    page.acknowledge(1);
    page.take();
    page.reconnect();
    return page;
  };

  test("a page that was made again gets back what was told, where it shows what it showed before", async () => {
    const page = await typedAndTold();
    page.take();
    again(page, "");
    equal([by("input").value, status()], ["told", ""]);
    page.clock.advance(200);
    equal(page.events(), [["input", 12, 4, "told"]]);
    page.acknowledge(2);
    page.reconnect();
    equal(page.take()[0][5].fields, { name: ["told", "", "told"] }, "and the next one gets it back too");
  });

  test("what the server took back by itself is not told again", async () => {
    const page = await typedAndTold();
    page.take();
    again(page, "told");
    page.clock.advance(200);
    equal([by("input").value, page.events(), status()], ["told", [], ""]);
    page.reconnect();
    equal(page.take()[0][5].fields, { name: ["told", "", "told"] });
  });

  test("where the app has another value by now, that has the say, and the field is named", async () => {
    const page = await typedAndTold();
    again(page, "another");
    equal([by("input").value, status()], ["another", "Not kept: Name"]);
  });

  // A choice of each kind: its markup, how one chooses, and what it shows.
  const CHOICES = [
    ['<input data-key="it" type="checkbox" data-on="change:1" aria-label="It">', () => by("input").click(),
      () => `${by("input").checked}`, ["false", "true"]],
    ['<select data-key="it" data-on="change:1" aria-label="It"><option>a</option><option>b</option></select>',
      () => chooseIn(by("select"), "b"), () => by("select").value, ["a", "b"]],
    ['<input data-key="it" type="date" data-on="input:1" data-debounce="0" aria-label="It" value="2024-01-01">',
      () => chooseIn(by("input"), "2024-02-29"), () => by("input").value, ["2024-01-01", "2024-02-29"]],
    ['<select data-key="it" hidden></select><fieldset><input type="radio" name="r" data-on="change:1" value="a" checked>' +
      '<input type="radio" name="r" data-on="change:1" value="b" aria-label="It"></fieldset>',
      () => by("[value=b]").click(), () => by("input:checked").value, ["a", "b"]],
  ];
  const chooseIn = (control, value) => {
    control.value = value;
    for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  const withChoice = async ([inside], around = "div") => {
    const html = `<div class="field">${inside}</div>`;
    const page = await start(main(`<${around} data-e="2.5">${html}</${around}>`), [MAIN, [5, `<div>${html}</div>`, [], []]]);
    page.freshly = (ack, op, ...ops) => page.patch(ack, op, [2, 0, 0, 1, 11, [""]], [2, 11, 0, 5, 12, []], ...ops);
    return page;
  };
  const joining = (page) => {
    page.reconnect();
    return page.take()[0][5].fields;
  };

  test("a choice goes along with the join until the app has stored it, and then it is the app's", async () => {
    for (const choice of CHOICES) {
      const [, act, shown, [before, value]] = choice;
      const page = await withChoice(choice);
      act();
      equal(page.events().length, 1, value);
      equal(joining(page), { it: [value, before, value] });
      page.acknowledge(1, [13, 1]);
      page.take();
      equal(joining(page), { it: [value, before, value] }, "what is durable may be in the app's memory alone");
      page.acknowledge(1, [14, 1]);
      equal(joining(page), {}, value);
      page.freshly(1, [6, 0, 1]);
      equal([shown(), page.events(), status()], [before, [], "Not kept: It"], "what was chosen elsewhere has the say");
      tearDown();
    }
  });

  test("a choice that the server has kept is neither told again nor named as lost", async () => {
    for (const choice of CHOICES) {
      const page = await withChoice(choice);
      choice[1]();
      page.acknowledge(1);
      page.take();
      const inside = choice[0].replace(" checked", "").replace("<option>b", "<option selected>b")
        .replace('value="b"', 'value="b" checked').replace("2024-01-01", "2024-02-29").replace('"checkbox"', '"checkbox" checked');
      page.patch(0, [0, 6, `<div><div class="field">${inside}</div></div>`, [], []], [6, 0, 1], [2, 0, 0, 1, 11, [""]],
        [2, 11, 0, 6, 12, []]);
      const [before, value] = choice[3];
      equal([choice[2](), page.events(), status()], [value, [], ""]);
      equal(joining(page), { it: [value, before, value] }, "and the next one gets it back too");
      tearDown();
    }
  });

  test("a choice that is told to nobody, or with a plain form, or of a row, comes back", async () => {
    const box = '<input data-key="it" type="checkbox">';
    const told = box.replace(">", ' data-on="change:1">');
    const loose = await withChoice([box]);
    by("input").click();
    equal(joining(loose), { it: ["true", "false", "false"] });
    tearDown();
    const plain = await withChoice([told], 'form data-live="off"');
    by("input").click();
    plain.acknowledge(1);
    equal(joining(plain), { it: ["true", "false", "true"] });
    tearDown();
    const row = await withChoice([told.replace("<input", '<input class="chooser"')]);
    by("input").click();
    row.acknowledge(1);
    equal(joining(row), { it: ["true", "false", "true"] });
  });

  test("a choice that is durable comes back on a page that was made again", async () => {
    for (const choice of CHOICES) {
      const [, act, shown, [, value]] = choice;
      const page = await withChoice(choice);
      act();
      page.acknowledge(1, [13, 1]);
      page.take();
      page.freshly(1, [6, 0, 1]);
      equal([shown(), status()], [value, ""]);
      equal(page.events().map(([, , , told]) => `${told}`), [value], "and is told to the page that was made again");
      tearDown();
    }
  });

  test("what is sent again says what stood in the form around it when it was done", async () => {
    const FORM = [6, '<form><div class="field"><input data-key="day" type="date" data-on="input:1" data-debounce="0"></div>' +
      '<div class="field"><input data-key="name" value="Ada"></div><div class="field"><input data-key="code" type="password" data-on="input:3"></div>' +
      '<button type="button" data-on="tap:2">Save</button></form>', [], []];
    const page = await start(main(""), [MAIN, FORM]);
    page.patch(0, [2, 1, 0, 6, [12, "form"], []]);
    chooseIn(by("[type=date]"), "2024-02-29");
    page.acknowledge(1, [13, 1]);
    type(by("[type=password]"), "secret");
    by("button").click();
    const form = { day: ["2024-02-29", "", "2024-02-29"], name: ["Ada", "Ada", "Ada"], code: ["secret", "", ""] };
    equal(page.events().at(-1), ["tap", 12, 2], "the first time it says only what was done");
    by("[type=date]").value = "2024-03-01";
    page.reconnect();
    equal(page.take().at(-1).slice(2), ["tap", 12, 2, null, "form", "", form]);
  });

  test("a secret stands in the form of what it was told with, and in no other", async () => {
    const inside = '<input data-key="a" data-on="input:1"><form><input data-key="p" type="password" data-on="input:2">' +
      '<button type="button" id="inside" data-on="tap:3"></button></form><form data-live="off">' +
      '<input data-key="q" type="password" data-on="input:4"><button type="button" id="beside" data-on="tap:5"></button></form>' +
      '<form><input data-key="r" type="password" value="filled" data-on="input:6">' +
      '<button type="button" id="cancel" data-on="tap:7"></button></form><button id="outside" data-on="tap:8"></button>';
    const page = await start(main(`<div data-e="2.5">${inside}</div>`), [MAIN, [5, "<div></div>", [], []]]);
    type(by("[data-key=p]"), "rosebud");
    type(by("[data-key=q]"), "xanadu");
    for (const id of ["outside", "inside", "outside", "beside", "cancel"]) click(by(`#${id}`));
    page.reconnect();
    const taps = page.take().filter(([, , kind]) => kind === "tap");
    equal(taps.map((frame) => Object.keys(frame[8] ?? {}).join()), ["a", "p", "a", "", ""]);
    const held = window.espalier.state.queue.filter(({ kind }) => kind === "tap").map(({ holdsSecret }) => Boolean(holdsSecret));
    equal(held, [false, true, false, false, false]);
  });

  const PAPER = (inside) => [6, `<form>${inside}<button type="button" data-on="tap:2">Save</button></form>`, [], []];
  const onPaper = async (inside) => {
    const page = await start(main(""), [MAIN, PAPER(inside)]);
    page.patch(0, [2, 1, 0, 6, [12, "form"], []]);
    return page;
  };

  test("a form that is too large is told as one that is not known, and its action is kept", async () => {
    const page = await onPaper('<textarea data-key="long" data-on="input:1"></textarea>');
    const long = by("textarea");
    long.value = "\u8a9e".repeat(11_000);
    long.dispatchEvent(new Event("input", { bubbles: true }));
    by("button").click();
    page.reconnect();
    const frames = page.take();
    equal(frames.at(-1).slice(2), ["tap", 12, 2, null, "form", "", null]);
    for (const frame of frames) holds(new Blob([JSON.stringify(frame)]).size < 65_536, "a server takes each frame");
  });

  test("all fields beside what was done are told, however many they are, and in however many bytes a frame has", async () => {
    const fields = [...Array(200).keys()].map((at) => `<input data-key="k${at}" value="\u8a9e\u8a9e">`);
    const page = await onPaper(fields.join(""));
    by("button").click();
    page.reconnect();
    equal(Object.keys(page.take().at(-1)[8]).length, 200);
  });

  test("a server that takes small frames alone is told an action without its form before it is given up", async () => {
    const page = await onPaper('<input data-key="name" value="Ada">');
    by("button").click();
    const tell = (code) => {
      const count = sockets.length;
      page.socket.onclose({ code });
      while (sockets.length === count) page.clock.advance(100);
      page.socket.open();
      return page.take().filter(([, , kind]) => kind === "tap").map((frame) => frame[8]);
    };
    equal(tell(1006), [{ name: ["Ada", "Ada", "Ada"] }]);
    equal(tell(1009), [null]);
    by("button").click();
    equal(tell(1009), [null, null], "what came since goes without one too");
    equal(tell(1009).length, 1, "and then the largest is given up");
    page.acknowledge(0);
    equal(status(), "Connected again \u00b7 Not kept: Save");
  });

  test("an edit whose place has gone is told again from where a fresh render puts it", async () => {
    const text = ['<input data-key="it" data-on="input:1">', () => type(by("input"), "b"), () => by("input").value, ["", "b"]];
    for (const choice of [...CHOICES, text]) {
      const [, act, shown, [, value]] = choice;
      const page = await withChoice(choice);
      act();
      page.clock.advance(200);
      const [[kind, , , sent]] = page.events();
      page.freshly(1, [6], [11, 1]);
      page.clock.advance(200);
      equal([shown(), page.events(), status()], [value, [[kind, 12, 1, sent]], ""]);
      page.acknowledge(2);
      equal(shown(), value);
      tearDown();
    }
  });

  test("a second choice whose place has gone is put back over the first one too", async () => {
    const options = "<option>a</option><option>b</option><option>c</option>";
    const select = (chosen) => `<select data-key="it" data-on="change:1">${options.replace(`>${chosen}`, ` selected>${chosen}`)}</select>`;
    const page = await withChoice([select("a")]);
    chooseIn(by("select"), "b");
    page.acknowledge(1);
    chooseIn(by("select"), "c");
    page.take();
    page.patch(2, [0, 6, `<div><div class="field">${select("b")}</div></div>`, [], []], [6], [2, 0, 0, 1, 11, [""]],
      [2, 11, 0, 6, 12, []], [11, 2]);
    equal([by("select").value, page.events(), status()], ["c", [["change", 12, 1, "c"]], ""]);
  });

  test("an edit whose place has gone while what is on screen is broken waits for the fresh render", async () => {
    const page = await withChoice(CHOICES[0]);
    by("input").click();
    page.patch(0, [99]);
    page.patch(1, [11, 1]);
    page.take();
    page.socket.receive([9, 1, [6], [2, 0, 0, 1, 11, [""]], [2, 11, 0, 5, 12, []]]);
    equal([by("input").checked, page.events()], [true, [["change", 12, 1, true]]]);
  });

  test("of a choice whose place has gone while the line was down the user is told", async () => {
    const page = await withChoice(CHOICES[0]);
    page.socket.drop();
    by("input").click();
    page.clock.advance(400);
    page.socket.open();
    page.patch(1, [11, 1], [3, 2]);
    equal(status(), "Perhaps not done: It");
  });

  test("a field that is not there any more is named", async () => {
    const page = await typedAndTold();
    page.patch(0, [6, 0, 1], [2, 0, 0, 1, 11, [""]]);
    equal(status(), "Not kept: Name");
    page.clock.advance(20_000);
    equal(status(), "");
  });

  test("what was done while the line was down and found its place no more is named, other losses are not", async () => {
    const buttons = '<button data-on="tap:1">Save</button><button data-on="tap:2" aria-label="Delete">x</button>';
    const page = await start(main(`<div data-e="2.5">${buttons}</div>`), [MAIN, [5, "<div></div>", [], []]]);
    const [save, erase] = document.querySelectorAll("button");
    click(save);
    page.patch(1, [11, 1]);
    equal(status(), "", "what goes at the same moment is no loss");
    page.socket.drop();
    click(save);
    click(erase);
    page.clock.advance(400);
    page.socket.open();
    page.patch(3, [11, 2], [11, 3]);
    equal(status(), "Perhaps not done: Save, Delete");
  });

  test("what was not kept and what was perhaps not done are said together", async () => {
    const inside = `${field()}<div data-e="3.5"><button data-on="tap:1">Save</button></div>`;
    const page = await start(main(inside), [MAIN, FIELD, [5, "<div></div>", [], []]]);
    type(by("input"), "half");
    page.socket.drop();
    click(by("button"));
    page.clock.advance(400);
    page.socket.open();
    page.patch(0, [6, 0, 1], [2, 0, 0, 1, 11, [""]]);
    page.acknowledge(2, [11, 2]);
    equal(status(), "Not kept: Name \u00b7 Perhaps not done: Save");
    page.clock.advance(20_000);
    equal(status(), "");
  });

  test("a title that the app has set stays, one that says what is cut goes with the cut", async () => {
    const page = await start(main('<p data-look="truncates" title="Own">short</p>'), [MAIN]);
    const hover = () => by("p").dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    hover();
    equal(by("p").title, "Own");
    by("p").title = "short";
    hover();
    equal([by("p").title, page.left], ["", []]);
  });

  test("a composition in a field that has gone holds nothing up", async () => {
    const [page, input] = await withField();
    compose(input, "k");
    page.patch(0, [3, 2]);
    page.patch(0, [6], [2, 0, 0, 1, 11, ["Fresh"]]);
    equal(texts("h1"), ["Fresh"]);
  });

  test("a fresh render carries over what is to be kept, and the place that an open modal returns to", async () => {
    const KEEP = [7, '<div><div data-keep="" data-key="map"></div><button data-key="opener"></button></div>', [], []];
    const page = await start(main(), [MAIN, KEEP, DIALOG]);
    page.patch(0, [2, 1, 0, 7, 2, []]);
    const canvas = document.createElement("canvas");
    by("[data-keep]").append(canvas);
    by("button").focus();
    page.patch(0, [2, 1, 0, 6, 3, []]);
    page.patch(0, [6], [2, 0, 0, 1, 11, [""]], [2, 11, 0, 7, 12, []], [2, 11, 0, 6, 13, []]);
    same(by("[data-keep]").firstChild, canvas);
    holds(by("dialog").matches(":modal"), "modal");
    page.patch(0, [3, 13]);
    same(document.activeElement, by("button"));
  });

  // ---- The line -----------------------------------------------------------------------------------------------------

  test("a lost line is tried again after longer and longer times, each with its share of chance", async () => {
    const page = await start(main(), [MAIN], { joined: false });
    page.chance = 0;
    const waits = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const before = sockets.length;
      page.socket.drop();
      let wait = 0;
      for (; sockets.length === before; wait += 25) page.clock.advance(25);
      waits.push(wait);
    }
    equal(waits, [125, 250, 500, 1000, 2000, 4000, 5000, 5000]);
    page.chance = 0.999;
    page.socket.drop();
    page.clock.advance(14_900);
    const before = sockets.length;
    page.clock.advance(100);
    equal(sockets.length, before + 1);
  });

  test("the times begin anew only once a frame has come", async () => {
    const page = await start(main(), [MAIN]);
    for (const [receives, wait] of [[false, 250], [false, 500], [true, 250]]) {
      if (receives) page.acknowledge(0);
      const before = sockets.length;
      page.socket.drop();
      page.clock.advance(wait - 1);
      equal(sockets.length, before, `before ${wait}`);
      page.clock.advance(1);
      equal(sockets.length, before + 1, `after ${wait}`);
      page.socket.open();
    }
  });

  test("a socket that does not open within five seconds is given up", async () => {
    const page = await start(main(), [MAIN], { joined: false });
    const first = page.socket;
    page.clock.advance(4999);
    equal([first.readyState, sockets.length], [0, 1]);
    page.clock.advance(300);
    equal([first.readyState, sockets.length], [3, 2]);
  });

  test("heartbeats are sent, and a line that does not answer one within five seconds is given up", async () => {
    const page = await start(main(), [MAIN]);
    page.clock.advance(24_999);
    equal(page.take(), []);
    page.clock.advance(1);
    equal(page.take(), [[-1]]);
    page.clock.advance(4000);
    page.acknowledge(0);
    page.clock.advance(20_000);
    equal([page.take(), sockets.length], [[], 1]);
    page.clock.advance(1000);
    equal(page.take(), [[-1]]);
    const { socket } = page;
    page.clock.advance(4999);
    equal(socket.readyState, 1);
    page.clock.advance(1);
    equal(socket.readyState, 3);
  });

  test("an event that is not answered within five seconds is a line that is down", async () => {
    const page = await start(main('<button data-e="2.5" data-on="tap:1">x</button>'), [MAIN, [5, "<button></button>", [], []]]);
    const { socket } = page;
    click(by("button"));
    page.clock.advance(4999);
    equal(socket.readyState, 1);
    page.clock.advance(1);
    equal(socket.readyState, 3);
  });

  test("what waits 300 ms for its answer shows it at the control, until it is answered", async () => {
    const inside = '<div data-e="2.5"><button data-on="tap:1">x</button><input data-on="input:2"><a data-link href="?b">y</a></div>';
    const page = await start(main(inside), [MAIN, [5, "<div></div>", [], []]]);
    const shown = () => [...document.querySelectorAll(".waiting")].map(({ localName, ariaBusy }) => [localName, ariaBusy]);
    click(by("button"));
    page.clock.advance(299);
    equal(shown(), []);
    page.clock.advance(1);
    equal(shown(), [["button", "true"]]);
    page.acknowledge(1);
    equal([shown(), by("button").ariaBusy], [[], null]);
    type(by("input"), "abc");
    page.clock.advance(1000);
    equal(shown(), [], "typing waits in silence");
    page.acknowledge(2);
    click(by("a"));
    page.clock.advance(300);
    equal(shown(), [["a", "true"]]);
    page.acknowledge(3);
    click(by("button"));
    page.acknowledge(4);
    page.clock.advance(1000);
    equal(shown(), []);
  });

  test("offline is said at once, unless the line answers all the same", async () => {
    const page = await start(main(), [MAIN]);
    const offline = () => document.documentElement.classList.contains("offline");
    window.dispatchEvent(new Event("offline"));
    equal(page.take(), [[-1]]);
    page.acknowledge(0);
    page.clock.advance(1000);
    equal(offline(), false, "a server on the same machine");
    window.dispatchEvent(new Event("offline"));
    page.clock.advance(250);
    equal([offline(), status()], [true, "Not connected. What you do is kept and sent later."]);
    page.clock.advance(1750);
    equal(page.socket.readyState, 3, "given up");
    window.dispatchEvent(new Event("online"));
    page.socket.open();
    page.acknowledge(0);
    equal(offline(), false);
    page.socket.drop();
    window.dispatchEvent(new Event("offline"));
    equal(offline(), true);
  });

  const visible = (state) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: state === "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    delete document.hidden;
  };

  test("coming into sight or online checks the line at once, or connects at once", async () => {
    const page = await start(main(), [MAIN]);
    visible("hidden");
    equal(page.take(), [[-4, 1]], "nobody sees it");
    visible("visible");
    window.dispatchEvent(new Event("online"));
    equal(page.take(), [[-1], [-4, 0], [-1]], "somebody sees it again");
    for (const look of [() => visible("visible"), () => window.dispatchEvent(new Event("online"))]) {
      page.socket.drop();
      const before = sockets.length;
      look();
      equal(sockets.length, before + 1);
      look();
      equal(sockets.length, before + 1, "not twice");
    }
  });

  test("a line that was silent for 40 seconds while the timers slept is given up without asking", async () => {
    const page = await start(main(), [MAIN]);
    const { socket } = page;
    page.clock.time += 41_000;
    visible("visible");
    equal([socket.take(), socket.readyState], [[], 3]);
  });

  test("a page that is put away closes its line, and joins again when it is taken out", async () => {
    const page = await start(main(), [MAIN]);
    const { socket } = page;
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    equal(socket.readyState, 3);
    socket.onclose({});
    page.clock.advance(60_000);
    equal(sockets.length, 1, "stays closed");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    page.socket.open();
    equal(page.take()[0].slice(0, 3), [0, "TOKEN", 1]);
  });

  test("a line that is down for over a second is said, and that it is back", async () => {
    const page = await start(main(), [MAIN]);
    const offline = () => document.documentElement.classList.contains("offline");
    page.socket.drop();
    page.clock.advance(999);
    equal([offline(), status()], [false, ""]);
    page.clock.advance(1);
    equal([offline(), status()], [true, "Not connected. What you do is kept and sent later."]);
    by("#espalier-status").textContent = "said once";
    page.clock.advance(8000);
    equal(status(), "said once", "while it is tried again");
    page.socket.open();
    equal(offline(), true, "open is not yet answered");
    page.acknowledge(0);
    equal([offline(), status()], [false, "Connected again"]);
    page.clock.advance(2000);
    equal(status(), "");
    page.reconnect();
    page.acknowledge(0);
    page.clock.advance(5000);
    equal([offline(), status()], [false, ""], "a short break is not said");
  });

  test("the script's own words can be the user's", async () => {
    const page = await start(main(), [MAIN],
      { prepare: () => (by("#espalier-status").dataset.offline = "Nicht verbunden") });
    page.socket.drop();
    page.clock.advance(1000);
    equal(status(), "Nicht verbunden");
  });

  test("a server that says that the session is gone has ended the page; one that is away, or a proxy in the way, has not", async () => {
    for (const [answer, left] of [
      [null, []], [{ status: 502 }, []], [{ status: 403 }, []], [{ status: 426 }, []], [{ status: 410 }, ["reload"]],
    ]) {
      const page = await start(main(), [MAIN], { joined: false });
      served = answer;
      for (let tries = 0; tries < 6; tries++) {
        page.socket.drop();
        page.clock.advance(20_000);
        await frame();
      }
      equal(page.left, left, `left after ${show(answer)}`);
      tearDown();
    }
  });

  test("an ended session reloads the page once, and never in a loop", async () => {
    let page = await start(main(), [MAIN], { joined: false });
    page.socket.open();
    const { socket } = page;
    page.acknowledge(0, [8, "version"]);
    equal([page.left, socket.readyState], [["reload"], 3]);
    page.clock.advance(30_000);
    equal(sockets.length, 1, "it does not connect again");
    const kept = sessionStorage.getItem("espalier-reloaded");
    tearDown();
    page = await start(main(), [MAIN],
      { joined: false, prepare: () => sessionStorage.setItem("espalier-reloaded", kept) });
    page.socket.open();
    page.acknowledge(0, [8, "version"]);
    equal(page.left, []);
    holds(status().startsWith("This page has ended"), "the user is told");
  });

  const former = {
    token: "FORMER", last: 12, count: 4, fields: { name: ["milk", "", ""] }, texts: [],
    queue: [{
      number: 4, last: 12, kind: "tap", rest: [30, 1], names: ["save", ""], isLate: true, element: { ariaLabel: "Save" },
      mark: { ariaLabel: "Save" },
    }],
  };
  const leaveFormer = () => sessionStorage.setItem("espalier-former", JSON.stringify(former));

  test("a page that was loaded anew for another version goes on as what it was, with what waits and is typed", async () => {
    const button = '<button data-e="3.4 go" data-on="tap:1">Go</button>';
    const page = await start(main(field() + button), [MAIN, FIELD], { joined: false, prepare: leaveFormer });
    page.socket.open();
    const [join, ...events] = page.take();
    const { fields, events: count, version } = join[5];
    equal([join.slice(0, 3), join[4], fields, count, version], [[0, "FORMER", 12], 4, former.fields, 1, "7"]);
    equal(events, [[4, 12, "tap", 30, 1, null, "save", ""]]);
    equal(window.espalier.token, "FORMER");
    // The page is there already, and its places have other numbers.
    click(by("button"));
    equal(page.take(), [[5, 12, "tap", 3, 1, null, "go", "", { name: ["", "", ""] }]]);
    // The server answers with everything anew, under the former page's numbers.
    page.patches = 12;
    page.patch(5, [6, 0, 1], [0, ...MAIN], [2, 0, 0, 1, 1, ["Again"]], [11, 4]);
    equal(by("h1").textContent, "Again");
    holds(status().includes("Save"), "what was not done is told by its name");
    page.reconnect();
    equal(page.take()[0][5].fields, {}, "texts go back once");
    equal(sessionStorage.getItem("espalier-former"), null, "and no other page takes it for its own");
  });

  test("what a former page has left of its fields stays at home too where the server takes no such frame", async () => {
    const page = await start(main(field()), [MAIN, FIELD], { joined: false, prepare: leaveFormer });
    page.socket.open();
    equal(page.take()[0][5].fields, former.fields);
    page.socket.onclose({ code: 1009 });
    page.clock.advance(10_000);
    page.socket.open();
    equal(page.take()[0][5].fields, {});
  });

  test("a former page that cannot be had begins anew, though it has been loaded anew just now", async () => {
    const page = await start(main(), [MAIN], {
      joined: false,
      prepare: () => {
        leaveFormer();
        sessionStorage.setItem("espalier-reloaded", "990000");
      },
    });
    page.socket.open();
    page.acknowledge(0, [8, "expired"]);
    equal(page.left, ["reload"]);
    tearDown();
    const next = await start(main(), [MAIN], { joined: false });
    next.socket.open();
    equal(next.take()[0].slice(0, 3), [0, "TOKEN", 0]);
  });

  test("a page that goes leaves itself only where the server has another version", async () => {
    for (const [reason, isLeft] of [["version", true], ["expired", false], [null, false]]) {
      const page = await start(main(), [MAIN]);
      if (reason) page.acknowledge(0, [8, reason]);
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
      equal(sessionStorage.getItem("espalier-former") !== null, isLeft, reason);
      tearDown();
    }
  });

  test("a page that another document has taken over is loaded anew, and one that took itself over goes on", async () => {
    const page = await start(main(), [MAIN]);
    const { socket: old } = page;
    window.espalier.connect();
    page.socket.open();
    old.onclose?.({ code: 1000, reason: "replaced" });
    equal(page.left, []);
    const { socket } = page;
    socket.onclose({ code: 1000, reason: "replaced" });
    page.clock.advance(60_000);
    equal([page.left, page.socket], [["reload"], socket], "and does not fight for the page");
  });

  test("a page that has lived for a minute after a reload may be reloaded again", async () => {
    const page = await start(main(), [MAIN], { prepare: () => sessionStorage.setItem("espalier-reloaded", "1000000") });
    page.clock.advance(24_000);
    page.acknowledge(0);
    page.clock.advance(24_000);
    page.acknowledge(0);
    page.clock.advance(12_001);
    page.acknowledge(0, [8, "expired"]);
    equal(page.left, ["reload"]);
  });

  test("without a store to remember it by, an ended page is not reloaded", async () => {
    const page = await start(main(), [MAIN]);
    const known = Object.getOwnPropertyDescriptor(window, "sessionStorage");
    Object.defineProperty(window, "sessionStorage", { configurable: true, get: () => fail("denied") });
    try {
      page.acknowledge(0, [8, "expired"]);
    } finally {
      delete window.sessionStorage;
      if (known) Object.defineProperty(window, "sessionStorage", known);
    }
    equal(page.left, []);
  });

  test("a developer can slow the line both ways, and the order holds when it becomes fast again", async () => {
    const page = await linked('<button data-on="tap:1"></button>');
    window.espalier.simulateLatency(100);
    click(by("button"));
    page.patch(0, [1, 1, 0, "two"]);
    equal([page.take(), texts("h1")], [[], ["Hello"]]);
    window.espalier.simulateLatency(0);
    click(by("button"));
    page.patch(0, [1, 1, 0, "three"]);
    equal([page.take(), texts("h1")], [[], ["Hello"]], "what comes later does not overtake");
    page.clock.advance(100);
    equal([page.events().length, texts("h1")], [2, ["three"]]);
    click(by("button"));
    equal(page.events().length, 1, "at once again");
  });

  test("what was on a slow line when it broke is not sent on the next before the join", async () => {
    const page = await linked('<button data-on="tap:1"></button>');
    window.espalier.simulateLatency(1000);
    click(by("button"));
    page.reconnect();
    page.clock.advance(1000);
    equal(page.take().map(([number]) => number), [0, 1]);
  });

  test("a developer can cut the line, and it stays cut until connected", async () => {
    const page = await start(main(), [MAIN]);
    const { socket } = page;
    window.espalier.disconnect();
    equal(socket.readyState, 3);
    page.clock.advance(60_000);
    equal([document.documentElement.className, status().slice(0, 13)], ["offline", "Not connected"]);
    visible("visible");
    equal(sockets.length, 1);
    window.espalier.connect();
    page.socket.open();
    equal(page.take()[0][0], 0);
  });

  // ---- Speed --------------------------------------------------------------------------------------------------------
  // Bounds that only a mistake of another order breaks, for the machine may be shared; figures are in the results.

  const figures = {};
  const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

  test("a counter's patch is applied in well under a millisecond beside a thousand rows", async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => `<p data-e="${index + 10}.2">row</p>`).join("");
    const page = await start(main(rows), [MAIN, LINE]);
    const times = [];
    for (let count = 0; count < 300; count++) {
      const text = JSON.stringify([++page.patches, 0, [1, 1, 0, String(count)]]);
      const before = performance.now();
      page.socket.onmessage({ data: text });
      times.push(performance.now() - before);
    }
    figures.counter = median(times);
    equal(texts("h1"), ["299"]);
    holds(figures.counter < 1, `median ${figures.counter} ms`);
  });

  test("a thousand rows of six cells are there in a few milliseconds", async () => {
    const TABLE = [6, "<table><tbody></tbody></table>", [[0]], []];
    const ROWS = [7, `<tr>${"<td></td>".repeat(6)}</tr>`, [],
      Array.from({ length: 6 }, (_, index) => [[index], "t"])];
    const page = await start(main(), [MAIN, TABLE, ROWS]);
    page.patch(0, [2, 1, 0, 6, 2, []]);
    const times = [];
    for (let round = 0; round < 7; round++) {
      const ids = Array.from({ length: 1000 }, (_, index) => 1000 * (round + 1) + index);
      const rows = ids.flatMap((id) => [7, id, [String(id), "a label that is long", "7", "8.25", "open", `n-${id}`]]);
      const text = JSON.stringify([++page.patches, 0, [2, 2, 0, ...rows]]);
      const before = performance.now();
      page.socket.onmessage({ data: text });
      times.push(performance.now() - before);
      equal(by("tbody").childElementCount, 1000);
      const removing = performance.now();
      page.patch(0, [3, ...ids]);
      figures.clear = performance.now() - removing;
    }
    figures.create = median(times);
    holds(figures.create < 150, `median ${figures.create} ms`);
  });

  test("nothing here broke the page's policy or threw an error", async () => equal([violations, errors], [[], []]));

  // ---- All of it ----------------------------------------------------------------------------------------------------

  // Browsers ignore more than 200 changes of the history in 10 seconds, so it is left alone where it is right already.
  const goHome = () => {
    const start = { espalier: 0, x: 0, y: 0 };
    if (location.href !== home || show(history.state) !== show(start)) history.replaceState(start, "", home);
  };

  const run = async () => {
    const results = [];
    for (const { name, act } of behaviours.filter(({ name }) => name.includes(parameters.get("only") ?? ""))) {
      let error = null;
      const before = performance.now();
      try {
        tearDown();
        goHome();
        await act();
      } catch (thrown) {
        error = thrown.message + (parameters.has("trace") ? `\n${thrown.stack}` : "");
      }
      results.push({ name, passed: error === null, error, milliseconds: Math.round(performance.now() - before) });
    }
    tearDown();
    const failed = results.filter(({ passed }) => !passed);
    window.__results = { done: true, total: results.length, passed: results.length - failed.length, failed, figures,
      results };
    by("#results").textContent = JSON.stringify(window.__results);
    by("#results").dataset.done = "true";
  };
  run();
})();
