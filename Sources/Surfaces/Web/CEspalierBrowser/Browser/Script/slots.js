// Slots

import { check } from "./surroundings.js";
import { find, known, nodes, templateOf } from "./nodes.js";
import { offer, write } from "./controls.js";
import { watch } from "./sight.js";

export const setters = {
  t(element, _, value) {
    const text = element.firstChild;
    // A text whose parts look different is in an array.
    if (value?.map) element.innerHTML = value;
    // A page translator may have wrapped the text.
    else if (text?.nodeType === 3 && !text.nextSibling) text.nodeValue = value;
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
    if (!/^(value|checked|selected)$/.test(name)) element[name] = value;
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
    element.toggleAttribute("hidden", value);
  },
};

export const set = (node, index, value, inserting) => {
  if (value === undefined) return;
  const [path, kind, name] = templateOf(node).slots[index];
  const element = (node.found[index] ??= find(node, path));
  if (!inserting && "tm".includes(kind) && element.closest("[data-keep]")) return;
  setters[kind](element, name, value);
};

export const setAll = ([, id, ...pairs]) => {
  const node = known(nodes, id);
  for (let at = 0; at + 1 < pairs.length; at += 2) set(node, pairs[at], pairs[at + 1]);
};
