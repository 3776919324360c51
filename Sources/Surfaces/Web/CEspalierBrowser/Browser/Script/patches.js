// Patches

let broken = false; // what is on screen can no longer be patched
let isRenewing = false; // from a fresh render's first part to its last
let failures = 0;
let wished = null; // what the server gives the focus to
let stalled = []; // frames that wait for a composition to end

const focusOn = ([, id, path]) => {
  check(isPath(path));
  const element = find(known(nodes, id), path);
  // Whoever has begun elsewhere before the page was live stays there.
  if (live || document.activeElement === document.body) wished = controlOf(element);
};

const applyAll = (ops) => {
  const kinds = [define, setAll, insert, remove, move, address, , , end, , focusOn, () => {}, () => {}, forget, taken];
  let scrolls;
  arrivals = [];
  wished = null;
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
  const scrolls = afresh ? renderAfresh(ops.filter(([kind]) => kind !== 6), afresh) : applyAll(ops);
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

const receive = (text) => {
  let afresh;
  const before = last;
  try {
    const [number, ack, ...ops] = JSON.parse(text);
    check(isCount(number) && isCount(ack));
    afresh = ops.find(([kind]) => kind === 6);
    // A fresh render would end a composition, so it waits, and the rest behind it.
    if (number && (stalled[0] || (composing?.isConnected && afresh))) return void stalled.push(text);
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
