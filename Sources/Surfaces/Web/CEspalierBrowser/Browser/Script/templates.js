// Templates

import { check } from "./surroundings.js";
import { setters } from "./slots.js";

export const SVG = "http://www.w3.org/2000/svg";
export const ARRIVING = "dialog[data-modal], [data-focus], [data-module], [data-on*='seen:']";
export const templates = new Map();
export const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
export const isPath = (path) => Array.isArray(path) && path.every(isCount);

export const define = ([, number, html, containers, slots]) => {
  check(isCount(number) && typeof html === "string" && containers.every(isPath));
  for (const [path, kind, name] of slots) {
    check(isPath(path) && Object.hasOwn(setters, kind) && (name || !"apc".includes(kind)));
    check(kind !== "p" || /^(value|checked|selected|disabled|indeterminate|open)$/.test(name));
  }
  templates.set(number, { html, containers, slots });
};

// Apart for SVG: an element gets its namespace from where it is parsed.
export const modelOf = (template, inSVG) => {
  const key = inSVG ? "drawing" : "model";
  if (template[key]) return template[key];
  const holder = document.createElement("template");
  holder.innerHTML = inSVG ? `<svg>${template.html}</svg>` : template.html;
  const root = (inSVG ? holder.content.firstChild : holder.content).firstElementChild;
  check(root);
  for (const [path, kind] of template.slots) {
    const element = walk(root, path);
    // A clone with a text node in its place is filled by one assignment.
    if (kind === "t" && !element.firstChild) element.append("");
  }
  return (template[key] = root);
};

// Extensions put elements among ours: misfits in adopted HTML are passed over.
export const walk = (element, path, model) => {
  for (const index of path) {
    const strangers = model && model.childElementCount !== element.childElementCount;
    let child = element.firstElementChild;
    for (let at = 0; at < index || strangers; child = child.nextElementSibling) {
      check(child);
      if (strangers && child.localName !== model.children[at].localName) continue;
      if (at++ === index) break;
    }
    check(child);
    model = model?.children[index];
    element = child;
  }
  return element;
};
