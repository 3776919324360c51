// Address, history, scroll
// The browser would restore the scroll before the patch has come, so each history entry keeps its index and position.
// `shown` is the entry whose content is on screen: not the browser's, between "back" and the answer.

import { after, check, harmless, on, scroll, stop } from "./surroundings.js";
import { flush } from "./edits.js";
import { enqueue, isPending } from "./events.js";
import { addressOf, isOurs, placeOf } from "./clicks.js";
import { carried } from "./fresh.js";

const positions = new Map();
// Browsers refuse more than some hundred changes in half a minute, by an error or in silence. What is owed to the history
// is made up for as soon as they let us; until then the page is where the last of it says.
const owed = [];
export const here = () => owed.at(-1)?.[2] ?? location;
const stateHere = () => owed.at(-1)?.[1] ?? history.state;
export const entryHere = () => stateHere()?.espalier;
const change = (...its) => {
  if (its[0]) owed.push(its);
  try {
    for (; owed[0]; owed.shift()) {
      const [kind, state, url] = owed[0];
      history[kind](state, "", url);
      check(location.href + history.state?.espalier === url.href + state?.espalier);
    }
  } catch {
    after(1000, owed, change);
  }
};
// `begun` is the entry that the server's first is, `wanted` a position that cannot be reached yet.
export let shown = {}, begun, wanted = null;
export const beginAt = (entry) => (begun = entry);

export const isAway = () => isPending("pop");
const cannotNote = () => owed[0] || isAway() || wanted || (entryHere() ?? shown.index) !== shown.index;
export const note = () => {
  stop("note");
  if (cannotNote()) return;
  positions.set(shown.index, [scrollX, scrollY]);
  harmless(() => history.replaceState({ ...history.state, espalier: shown.index, x: scrollX, y: scrollY }, ""))();
};
export const arrive = (index = entryHere() ?? 0) => (shown = { index, place: placeOf(here()), hash: here().hash });

export const scrollBack = (position) => {
  scroll(window, position);
  wanted = Math.abs(scrollY - position[1]) > 2 ? position : null;
};
export const positionHere = () => positions.get(entryHere()) ?? [history.state?.x ?? 0, history.state?.y ?? 0];
export const restore = () => scrollBack(positionHere());
export const toFragment = () => {
  // Not everybody encodes it.
  const target = document.getElementById(harmless(decodeURIComponent)(here().hash.slice(1)));
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
  owed.length = 0;
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

export const address = ([, mode, path, title, entry]) => {
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
    change("pushState", { espalier: index }, url);
  } else if (url.href !== here().href) change("replaceState", stateHere(), url);
  arrive();
  return { push: toFragment, pop: restore }[mode];
};
