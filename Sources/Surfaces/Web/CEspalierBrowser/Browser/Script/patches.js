// Patches

import * as wire from "./wire.js";
import { check, former, mount } from "./surroundings.js";
import { nameOf, sayNames } from "./status.js";
import { define, isCount, isPath } from "./templates.js";
import { find, known, nodes } from "./nodes.js";
import { setAll } from "./slots.js";
import { composing, controlOf, editOf, taken, typed } from "./controls.js";
import { acknowledge, forget, queue } from "./events.js";
import { bringBack, modals, returnFocus } from "./modals.js";
import { greet } from "./sight.js";
import { arrivals, awaitArrivals, insert, move, remove, settleArrivals, silence } from "./structure.js";
import { address, note, scrollBack, toFragment, wanted } from "./history.js";
import { carried, putBack, putDown, renderAfresh } from "./fresh.js";
import { end } from "./ending.js";
import { live, transmit } from "./connection.js";

export let { last = 0 } = former; // the last patch that was applied
export let broken = false; // what is on screen can no longer be patched
export const markBroken = () => (broken = true);
let isRenewing = false; // from a fresh render's first part to its last
let failures = 0;
let wished = null; // what the server gives the focus to
export const stalled = []; // frames that wait for a composition to end
export let isCurrent = false; // the line has brought a patch: until then the page may have been made again, with other numbers
export const beginLine = () => {
  stalled.length = 0;
  isCurrent = false;
};

const focusOn = ([, id, path]) => {
  check(isPath(path));
  const element = find(known(nodes, id), path);
  // Whoever has begun elsewhere before the page was live stays there.
  if (live || document.activeElement === document.body) wished = controlOf(element);
};

export const applyAll = (ops) => {
  const carryOut = {
    [wire.define]: define, [wire.update]: setAll, [wire.insert]: insert, [wire.remove]: remove, [wire.move]: move,
    [wire.address]: address, [wire.end]: end, [wire.focus]: focusOn, [wire.durable]: forget, [wire.taken]: taken,
    [wire.undone]() {}, [wire.more]() {},
  };
  let scrolls;
  awaitArrivals();
  wished = null;
  for (const op of ops) {
    check(isCount(op[0]) && carryOut[op[0]]);
    scrolls = carryOut[op[0]](op) ?? scrolls;
    silence(false);
  }
  settleArrivals();
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
  const scrolls = afresh ? renderAfresh(ops.filter(([kind]) => kind !== wire.fresh), afresh) : applyAll(ops);
  let target = wished ?? arrivals.find((element) => element.hasAttribute("data-focus"));
  if (carried) {
    putBack(isLast);
    target = isLast && carried.active && mount.querySelector("[data-focus]");
  }
  if (target) {
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: scrolls });
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

export const receive = (text) => {
  let afresh;
  const before = last;
  try {
    const [number, ack, ...ops] = JSON.parse(text);
    check(isCount(number) && isCount(ack));
    afresh = ops.find(([kind]) => kind === wire.fresh);
    // A fresh render would end a composition, so it waits, and the rest behind it.
    if (number && (stalled[0] || (composing?.isConnected && afresh))) return void stalled.push(text);
    // Numbers of events whose place has gone: whoever acted while the line was down is told; an edit waits for the fresh
    // render, and is told again from its new place.
    for (const { number, kind, element, isLate, mark } of queue) {
      if (!ops.some(([kind, its]) => kind === wire.undone && its === number)) continue;
      if ((afresh || broken) && /input|change/.test(kind) && typed.delete(element)) {
        Object.assign(editOf(element), { dirty: true, held: [] });
      } else if (isLate && mark) sayNames("undone", [nameOf(mark)]);
    }
    acknowledge(ack);
    if (number && (number <= last || (broken && !afresh))) return;
    check(number ? afresh || number === last + 1 : ops.every(([kind]) => kind > wire.fresh));
    const hasMore = !number || ops.some(([kind]) => kind === wire.more);
    isRenewing ||= afresh;
    if (isRenewing) last = number || last; // what it makes the page tell is about its own nodes
    apply(ops, afresh, !hasMore);
    last = number || last;
    isCurrent ||= number;
    if (afresh) broken = false;
    // More of a large frame comes when this part is there.
    if (!number) return;
    if (hasMore) return transmit(`[${wire.applied},${last}]`);
    if (isRenewing) failures = 0;
    isRenewing = putDown();
  } catch (error) {
    last = before;
    silence(false);
    console.warn("espalier: rendered afresh:", error);
    if (isRenewing && ++failures > 2) return end();
    if (afresh || !broken) transmit(`[${wire.gap},${last}]`);
    broken = true;
  }
};
