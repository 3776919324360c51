// Inserting, removing, moving

import { mount, on, scroll } from "./surroundings.js";
import { ARRIVING, SVG, isCount, modelOf, templates } from "./templates.js";
import { NODE, containersOf, elementBefore, known, nodes, register } from "./nodes.js";
import { set } from "./slots.js";
import { focusOf } from "./controls.js";
import { displace, isModal, open } from "./modals.js";

export let arrivals = [];
export const awaitArrivals = () => (arrivals = []);
export const settleArrivals = () => (arrivals = arrivals.filter(({ isConnected }) => isConnected));

export const insert = (op) => {
  const [parent, index = 0] = [op[1]].flat();
  const container = parent ? containersOf(known(nodes, parent))[index] : mount;
  const before = elementBefore(op[2]);
  const inSVG = container.namespaceURI === SVG && container.localName !== "foreignObject";
  const fragment = document.createDocumentFragment();
  let at = 3, template, id, root;
  while (at < op.length) {
    let name;
    if (isCount(op[at])) {
      template = known(templates, op[at++]);
      root = modelOf(template, inSVG);
      [id, name] = [op[at++]].flat();
    } else {
      // The template of the one before, and the next number.
      id++;
      if (!Array.isArray(op[at])) name = op[at++];
    }
    // A node begins as the one above it: 0 stands for a value that is the same.
    root = document.importNode(root, true);
    const node = register(id, template, root, name);
    op[at++].forEach((value, index) => value === 0 || set(node, index, value, true));
    fragment.append(root);
  }
  arrivals.push(...fragment.querySelectorAll(ARRIVING));
  container.insertBefore(fragment, before);
};

// Moving elements raises blur and change, which is not the user's doing.
let quiet = false;
export const silence = (its) => (quiet = its);
on(window, "blur focus focusin focusout change", (event) => quiet && event.stopImmediatePropagation(), true);

const unregister = (node) => {
  nodes.delete(node.id);
  for (const { children } of containersOf(node)) for (const child of children) if (child[NODE]) unregister(child[NODE]);
};
export const remove = ([, ...runs]) => {
  quiet = true;
  const active = document.activeElement;
  const gone = [];
  for (const run of runs) {
    const [first, end = first] = [run].flat();
    for (let id = first; id <= end; id++) gone.push(known(nodes, id));
  }
  // A browser empties a list at once in half the time that it takes row by row.
  const list = gone[0].element.parentNode;
  const isAll = gone.length === list?.childElementCount && gone.every((node) => node.element.parentNode === list);
  for (const node of gone) {
    if (active !== document.body && node.element.contains(active)) displace(active);
    unregister(node);
    if (!isAll) node.element.remove();
  }
  if (isAll) list.replaceChildren();
};

// Asking would cost a layout at each patch.
export const scrolled = new Map();
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

export const move = ([, ...pairs]) => {
  quiet = true;
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const { element } = known(nodes, pairs[at]);
    const before = elementBefore(pairs[at + 1]);
    if (before !== element) place(element, before);
  }
};
