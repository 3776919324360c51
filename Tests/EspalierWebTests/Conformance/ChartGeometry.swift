/// Scripts that measure charts on a page; each answers its findings as a list of texts.
enum ChartGeometry {
  /// Functions that the other scripts begin with.
  private static let tools = """
    const all = (root, selector) => [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const boxOf = (one) => one.getBoundingClientRect();
    // The box of a text is higher than what is printed in it.
    const inkOf = (one) => {
      const { left, right, top, bottom, height } = boxOf(one);
      return { left: left + 0.5, right: right - 0.5, top: top + height * 0.2, bottom: bottom - height * 0.2 };
    };
    const meets = (one, other) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const short = (one) => one.textContent.trim().slice(0, 20);
    """

  /// The marks and texts that are there to be measured, so that nothing passes for want of them.
  static let count = """
    \(tools)
    const kinds = {
      points: "[data-part=sheet] [data-part=point]", columns: "[data-part=sheet] rect",
      labels: "[data-part=sheet] [data-part=label]", ticks: "[data-part=axis] [data-part=label]",
      rings: ".donut [data-part=whole]",
    };
    const found = Object.keys(kinds).filter((kind) => all(document, kinds[kind]).length > 1);
    return [`${all(document, ".plot, .donut").length} charts`, ...found];
    """

  /// Texts on texts, on marks, and outside of their chart or ring.
  static let texts = """
    \(tools)
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the page");
    for (const chart of all(document, ".plot")) {
      const name = short(chart.querySelector("[data-part=title]"));
      const box = boxOf(chart);
      const texts = all(chart, "[data-part=label], [data-part=legend] > span > span, [data-part=title], summary");
      const marks = all(chart, "[data-part=sheet] [data-part=point], [data-part=sheet] rect").map(boxOf);
      for (const line of all(chart, "[data-part=sheet] path[data-stroke-hue]")) {
        // A line is looked at point by point: its box holds what it does not touch.
        const matrix = line.getScreenCTM();
        const length = line.getTotalLength();
        for (let at = 0; length && at <= length; at += Math.max(length / 400, 2)) {
          const { x, y } = line.getPointAtLength(at).matrixTransform(matrix);
          marks.push({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 });
        }
      }
      texts.forEach((text, at) => {
        const ink = inkOf(text);
        for (const other of texts.slice(at + 1)) {
          if (meets(ink, inkOf(other))) faults.push(`text on text: ${short(text)} / ${short(other)} in ${name}`);
        }
        if (marks.some((mark) => meets(ink, mark))) faults.push(`text on mark: ${short(text)} in ${name}`);
        // Two thirds of an em beside the chart belong to it.
        if (ink.left < box.left - 2 || ink.right > box.right + 9) faults.push(`leaves the chart: ${short(text)} in ${name}`);
      });
    }
    for (const donut of all(document, ".donut:has(> svg)")) {
      const ring = boxOf(donut.querySelector(":scope > svg"));
      const middle = { x: (ring.left + ring.right) / 2, y: (ring.top + ring.bottom) / 2 };
      const hole = 35 / 120 * ring.width;
      const { left, right } = boxOf(donut);
      if (ring.left < left - 1 || ring.right > right + 1) faults.push("a ring leaves its chart");
      for (const whole of all(donut, "[data-part=whole]")) {
        const ink = inkOf(whole);
        const corners = [[ink.left, ink.top], [ink.right, ink.top], [ink.left, ink.bottom], [ink.right, ink.bottom]];
        if (corners.some(([x, y]) => Math.hypot(x - middle.x, y - middle.y) > hole)) {
          faults.push(`leaves the hole: ${short(whole)}`);
        }
      }
      const numbers = all(donut, ":scope > svg [data-part=number]");
      numbers.forEach((one, at) => {
        if (numbers.slice(at + 1).some((other) => meets(inkOf(one), inkOf(other)))) faults.push(`text on text: ${short(one)}`);
      });
    }
    return faults;
    """

  /// Values of a place that cover it, or leave the chart. Of many places some are asked.
  static let panels = """
    \(tools)
    const faults = [];
    for (const chart of all(document, ".plot:has([data-part=body])")) {
      const name = short(chart.querySelector("[data-part=title]"));
      const box = boxOf(chart);
      const body = boxOf(chart.querySelector("[data-part=body]"));
      const places = all(chart, "[data-part=place]");
      const every = Math.max(1, Math.floor(places.length / 24));
      places.filter((_, at) => at % every === 0 || at === places.length - 1).forEach((place) => {
        place.querySelector("input").focus();
        const [panel, ...others] = all(chart, "[data-part=panel]");
        if (!panel || others.length) return faults.push(`${others.length + 1} panels in ${name}`);
        const { left, right, top, bottom } = boxOf(panel);
        const strip = boxOf(place);
        const middle = (strip.left + strip.right) / 2;
        const text = short(panel);
        if (panel.scrollWidth > panel.clientWidth + 1 || panel.scrollHeight > panel.clientHeight + 1) faults.push(`is cut: ${text} in ${name}`);
        if (left < middle && right > middle && top < body.bottom && bottom > body.top + 1) faults.push(`covers its place: ${text} in ${name}`);
        if (left < box.left - 1 || right > box.right + 1) faults.push(`leaves the chart: ${text} in ${name}`);
      });
    }
    return faults;
    """

  /// The names in legends whose swatch has the colour, the dash and the shape of the marks.
  static let legends = """
    \(tools)
    const look = (one) => {
      const { stroke, fill, strokeDasharray } = getComputedStyle(one);
      return [stroke, fill, strokeDasharray, one.localName === "path" && one.dataset.part ? one.getAttribute("d") : ""].join();
    };
    return all(document, ".plot:has([data-part=sheet])").flatMap((chart) => {
      const sheet = chart.querySelector("[data-part=sheet]");
      const marks = new Set(all(sheet, "path, rect").map(look));
      const entries = all(chart, "[data-part=legend] > span");
      const looks = entries.map((entry) => all(entry, "path, rect").map(look));
      return entries.filter((_, at) => {
        const isAlone = looks.every((other, next) => next === at || other.join("|") !== looks[at].join("|"));
        return isAlone && looks[at].length > 0 && looks[at].every((one) => marks.has(one));
      }).map((entry) => entry.textContent.trim());
    });
    """
}
