/// Scripts that look at the colours of charts on a page; each answers its findings as a list of texts.
enum ChartColours {
  private static let tools = """
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const parts = (colour) => (colour.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
    const isClear = (colour) => colour === "none" || parts(colour)[3] === 0;
    const light = (colour) => {
      const [red, green, blue] = parts(colour).map((one) => one / 255)
        .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => {
      const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const groundOf = (one) => {
      for (; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return "rgb(255, 255, 255)";
    };
    // Of a mark the colour counts that stands out more: of its area, or of its edge.
    const inkOf = (one, ground) => {
      const { color, fill, fillOpacity, stroke, strokeWidth } = getComputedStyle(one);
      if (one.localName === "text") return fill;
      if (!one.closest("svg")) return color;
      const inks = [];
      if (!isClear(fill) && fillOpacity !== "0") inks.push(fill);
      if (!isClear(stroke) && parseFloat(strokeWidth) > 0) inks.push(stroke);
      return inks.sort((a, b) => contrast(b, ground) - contrast(a, ground))[0] ?? ground;
    };
    const texts = ":is(.plot, .chart, .donut) :is(text:not([data-part=number]), caption, th, td, summary, [data-part=title], [data-part=nothing], [data-part=legend] span)";
    const marks = "[data-part=point], [data-order], path[data-stroke-hue], .chart rect:not([data-hue=track]), circle[data-stroke-hue]";
    """

  private static let look = """
    const look = (grounds) => {
      const faults = [];
      const check = (one, ground, least) => {
        const found = contrast(inkOf(one, ground), ground);
        if (!(found >= least)) faults.push(`${one.textContent.trim().slice(0, 20) || one.outerHTML.slice(0, 60)}: ${found}`);
      };
      for (const one of shown(texts)) check(one, grounds(one), 4.5);
      for (const one of shown(marks)) check(one, grounds(one), 3);
      for (const donut of shown(".donut")) {
        const swatches = [...donut.querySelectorAll("th rect")];
        for (const number of donut.querySelectorAll("[data-part=number]")) {
          check(number, getComputedStyle(swatches[Number(number.textContent) - 1]).fill, 4.5);
        }
      }
      return shown(texts).length > 40 && shown(marks).length > 40 ? faults : ["too little is looked at"];
    };
    """

  /// Texts and marks with too little contrast to what they stand on.
  static let faint = "\(tools)\(look) return look(groundOf);"

  /// The same on paper, which has no ground.
  static let faintOnWhite = #"\#(tools)\#(look) return look(() => "rgb(255, 255, 255)");"#

  /// The fillings of columns, apart from their colours.
  static let fillings = """
    \(tools)
    const kinds = shown("[data-part=sheet] [data-order]").map((one) => {
      const { fill, fillOpacity, stroke, strokeWidth, strokeDasharray } = getComputedStyle(one);
      const filling = fill === stroke ? "solid" : fill === groundOf(one) ? "hollow" : "tinted";
      return [filling, fillOpacity, parseFloat(strokeWidth) > 0 ? "edge " + strokeDasharray : ""].join();
    });
    return [...new Set(kinds)];
    """

  /// All colours in which charts are drawn.
  static let all = """
    \(tools)
    const colours = shown(":is(.plot, .chart, .donut) :is(text, path, rect, circle, line)").flatMap((one) => {
      const { fill, stroke } = getComputedStyle(one);
      return one.localName === "line" ? [stroke] : [fill, stroke];
    });
    return [...new Set([...colours, ...shown(texts).map((one) => inkOf(one))])].filter((colour) => !isClear(colour));
    """
}
