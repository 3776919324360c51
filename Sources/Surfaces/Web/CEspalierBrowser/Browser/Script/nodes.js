// Nodes, by number, and by a symbol of their element

import { check } from "./surroundings.js";
import { SVG, isCount, modelOf, templates, walk } from "./templates.js";

export const NODE = Symbol("node");
export const nodes = new Map();

export const register = (id, template, element, name, adopted) => {
  check(isCount(id) && id && !nodes.has(id));
  nodes.set(id, (element[NODE] = { id, template, element, name, adopted, found: [] }));
  return element[NODE];
};
export const known = (map, number) => {
  check(map.has(number));
  return map.get(number);
};
export const nodeOf = (element) => {
  while (element && !element[NODE]) element = element.parentNode;
  return element?.[NODE];
};
export const templateOf = (node) => {
  if (isCount(node.template)) node.template = known(templates, node.template);
  return node.template;
};
export const find = (node, path) => {
  const { element } = node;
  const inSVG = element.namespaceURI === SVG && element.localName !== "svg";
  return walk(element, path, node.adopted && path.length ? modelOf(templateOf(node), inSVG) : null);
};
export const containersOf = (node) => (node.containers ??= templateOf(node).containers.map((path) => find(node, path)));
// Of another parent, it is refused by what inserts before it.
export const elementBefore = (id) => (id ? known(nodes, id).element : null);
