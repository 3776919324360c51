// Espalier in the browser, as Documentation/Protocol.md has it. What the user is doing is not disturbed, what they did is
// neither lost nor done twice, and a wrong frame leads to a fresh render, not to a broken page.
//
// The files of this folder are the parts of one function, joined in the order that `BrowserAssets` has them in.

// What fails leaves its own thing undone, and nothing else.
const harmless = (act) => (...all) => {
  try {
    return act(...all);
  } catch {}
};
const mount = document.getElementById("espalier");
const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
// A page that the server has loaded anew, for another version of the program, goes on as what it was: `later.js` has left it.
// There may be nothing left, and nothing may be kept.
const former = harmless(() => JSON.parse(sessionStorage["espalier-former"]))() ?? {};
harmless(() => delete sessionStorage["espalier-former"])();
const { token = meta("espalier") } = former;
if (!mount || !token) return;
const base = meta("espalier-base") ?? "/"; // the path below which the app is served

// What tests replace

const test = window.__espalierTest ?? {};
const {
  setTimeout: later = setTimeout,
  clearTimeout: cancel = clearTimeout,
  now = Date.now,
  random = Math.random,
  leave = (url) => (url ? location.assign(url) : location.reload()),
} = test;
const { self = `${random()}` } = former; // the name of this document: a copy of it is another one
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
  if (!holds) throw Error("unfit");
};
const focus = (element) => element?.focus({ preventScroll: true });
const scroll = (target, [left, top]) => target.scrollTo({ left, top, behavior: "instant" });
const byKey = (key) => key && mount.querySelector(`[data-key="${CSS.escape(key)}"]`);
