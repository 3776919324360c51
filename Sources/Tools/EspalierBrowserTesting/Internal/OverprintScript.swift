/// The JavaScript that searches for texts that cannot be read.
enum OverprintScript {
  static let find = """
    const slack = 1.5;
    const top = [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;
    const short = (text) => text.trim().replace(/\\s+/g, " ").slice(0, 60);
    const placeOf = (box) => [box.left, box.top, box.width, box.height].map(Math.round).join(" ");
    const faults = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width + slack) {
      faults.push({ kind: "isWider", text: `${document.documentElement.scrollWidth} > ${width}`, other: "", place: "" });
    }
    const upTo = function* (element) {
      for (; element && element !== document.documentElement; element = element.parentElement) yield element;
    };
    // A text for screen readers alone is not visible.
    const isUnseen = (element) => [...upTo(element)].some((one) => {
      const { clipPath, opacity, width, height } = getComputedStyle(one);
      return clipPath.startsWith("inset(50%") || opacity === "0" || (parseFloat(width) <= 1 && parseFloat(height) <= 1);
    });
    const layerOf = (element) =>
      [...upTo(element)].find((one) => /fixed|sticky/.test(getComputedStyle(one).position)) ?? document.body;
    const isInReach = (element, edge) => {
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      for (const one of upTo(element)) {
        if (one.title) return true;
        if (one === edge) return false;
      }
    };
    const lines = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue.trim() || /^(script|style|option|textarea|title|symbol)$/.test(element.localName)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(element);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (!boxes.length) continue;
      let scrolls = false;
      for (const edge of upTo(element)) {
        const { overflowX, overflowY, position } = getComputedStyle(edge);
        const box = edge.getBoundingClientRect();
        const left = box.left + edge.clientLeft;
        const down = box.top + edge.clientTop;
        const isCutX = /hidden|clip/.test(overflowX) && !scrolls &&
          boxes.some((line) => line.left < left - slack || line.right > left + edge.clientWidth + slack);
        const isCutY = /hidden|clip/.test(overflowY) &&
          boxes.some((line) => (line.top + line.bottom) / 2 > down + edge.clientHeight + slack || (line.top + line.bottom) / 2 < down);
        if (edge.clientWidth && (isCutX || isCutY) && !isInReach(element, edge)) {
          const line = boxes.at(-1);
          faults.push({ kind: "isCut", text: short(node.nodeValue), other: edge.className || edge.localName, place: placeOf(line) });
          break;
        }
        if (/auto|scroll/.test(overflowX)) scrolls = true;
        if (/hidden|clip/.test(overflowX + overflowY) && (isCutX || isCutY)) scrolls = true;
        if (position === "fixed") break;
      }
      for (const line of boxes) {
        if (!scrolls && (line.left < -slack || line.right > width + slack)) {
          faults.push({ kind: "isOutside", text: short(node.nodeValue), other: "", place: placeOf(line) });
        }
        if (!scrolls) lines.push({ line, node, layer });
      }
    }
    lines.sort((one, other) => one.line.top - other.line.top);
    const told = new Set();
    for (let at = 0; at < lines.length; at++) {
      const { line: one, node, layer } = lines[at];
      for (let next = at + 1; next < lines.length && lines[next].line.top < one.bottom; next++) {
        const { line: other, node: second, layer: its } = lines[next];
        if (second === node || its !== layer) continue;
        // The box of a line is higher than what is printed in it.
        const air = Math.min(one.height, other.height) * 0.3;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const names = [short(node.nodeValue), short(second.nodeValue)];
        if (across <= 2 || down <= air || told.has(names.join())) continue;
        told.add(names.join());
        faults.push({ kind: "overlaps", text: names[0], other: names[1], place: placeOf(other) });
      }
    }
    return faults;
    """
}
