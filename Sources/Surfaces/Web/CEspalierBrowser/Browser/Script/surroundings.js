// Espalier in the browser, as Documentation/Protocol.md has it. What the user is doing is not disturbed, what they did is
// neither lost nor done twice, and a wrong frame leads to a fresh render, not to a broken page.
//
// The files of this folder are modules, each the owner of its state: only it assigns what it declares. They are served as one
// script, which `ScriptModules` joins: this module first, so while it is loaded a module uses nothing but this one.

// What fails leaves its own thing undone, and nothing else.
export const harmless = (act) => (...all) => {
  try {
    return act(...all);
  } catch {}
};
export const mount = document.getElementById("espalier");
export const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
// A page that the server has loaded anew, for another version of the program, goes on as what it was: `later.js` has left it.
// There may be nothing left, and nothing may be kept.
export const former = harmless(() => JSON.parse(sessionStorage["espalier-former"]))() ?? {};
harmless(() => delete sessionStorage["espalier-former"])();
export const { token = meta("espalier") } = former;
export const hasPage = mount && token;
export const base = meta("espalier-base") ?? "/"; // the path below which the app is served

// What tests replace

export const test = window.__espalierTest ?? {};
export const {
  setTimeout: later = setTimeout,
  clearTimeout: cancel = clearTimeout,
  now = Date.now,
  random = Math.random,
  leave = (url) => (url ? location.assign(url) : location.reload()),
} = test;
export const { self = `${random()}` } = former; // the name of this document: a copy of it is another one
export const stopping = new AbortController();
hasPage || stopping.abort();
export const on = (target, types, act, capture) => {
  for (const type of types.split(" ")) target.addEventListener(type, act, { capture, signal: stopping.signal });
};

export const timers = new Map();
export const stop = (key) => {
  cancel(timers.get(key));
  timers.delete(key);
};
export const after = (wait, key, act) => {
  stop(key);
  timers.set(key, later(() => (timers.delete(key), act()), wait));
};

export const check = (holds) => {
  if (!holds) throw Error("unfit");
};
export const focus = (element) => element?.focus({ preventScroll: true });
export const scroll = (target, [left, top]) => target.scrollTo({ left, top, behavior: "instant" });
export const byKey = (key) => key && mount.querySelector(`[data-key="${CSS.escape(key)}"]`);
