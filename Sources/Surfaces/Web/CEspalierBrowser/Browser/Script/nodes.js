// Nodes, by number, and by a symbol of their element

const NODE = Symbol("node");
const nodes = new Map();

const register = (id, template, element, name, adopted) => {
  check(isCount(id) && id && !nodes.has(id));
  nodes.set(id, (element[NODE] = { id, template, element, name, adopted, found: [] }));
  return element[NODE];
};
const known = (map, number) => {
  check(map.has(number));
  return map.get(number);
};
const nodeOf = (element) => {
  while (element && !element[NODE]) element = element.parentNode;
  return element?.[NODE];
};
const templateOf = (node) => {
  if (isCount(node.template)) node.template = known(templates, node.template);
  return node.template;
};
const find = (node, path) => {
  const { element } = node;
  const inSVG = element.namespaceURI === SVG && element.localName !== "svg";
  return walk(element, path, node.adopted && path.length ? modelOf(templateOf(node), inSVG) : null);
};
const containerOf = (node) => {
  const { container } = templateOf(node);
  check(container);
  return (node.container ??= find(node, container));
};
const elementBefore = (id, container) => {
  const before = id ? known(nodes, id).element : null;
  check(!before || before.parentNode === container);
  return before;
};
