public import EspalierViews

extension BarChart: HTMLDrawn {
  /// Draws a table whose rows appear as bars. Sighted people and screen readers use the same table, so both get the
  /// current values.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.isInsideControl ? "span" : "div"
    element.addClass("chart")
    // A link inside a link is invalid, and breaks the outer one.
    let hasLinks = !element.isInsideControl
    element.bind(
      .markup, reading: [element.slot(bars), element.slot(title), element.slot(emptyText)]
    ) { reader in
      var markup = HTMLMarkup(mount: reader.mount)
      let bars = reader.value(of: bars).items
      if bars.isEmpty {
        markup.nothing(reader.value(of: emptyText), under: reader.value(of: title))
      } else {
        draw(bars, title: reader.value(of: title), hasLinks: hasLinks, into: &markup)
      }
      return .text(markup.string)
    }
  }

  private static func draw(_ bars: [ChartItem], title: String, hasLinks: Bool, into markup: inout HTMLMarkup) {
    let scale = BarScale(bars)
    let hues = ChartHues.hues(of: bars.map { ($0.id, $0.hue) })
    // The roles repeat the meaning of the tags: browsers lose it for tables with another layout.
    markup.element("table", ["role": "table"]) { table in
      if !title.isEmpty { table.element("caption") { $0.text(title) } }
      table.element("tbody", ["role": "rowgroup"]) { body in
        for (bar, hue) in zip(bars, hues) {
          body.element("tr", ["role": "row"]) { row in
            row.element("th", ["scope": "row", "role": "rowheader"]) { drawName(of: bar, isLink: hasLinks, into: &$0) }
            row.element("td", ["role": "cell"]) { cell in
              cell.element("span") { $0.text(bar.text) }
              draw(bar, scale: scale, hue: hue, into: &cell)
            }
          }
        }
      }
    }
  }

  private static func drawName(of bar: ChartItem, isLink: Bool, into markup: inout HTMLMarkup) {
    guard isLink, let destination = bar.destination else { return markup.text(bar.label) }
    markup.element("a", ["href": destination, "data-link": ""]) { $0.text(bar.label) }
  }

  private static func draw(_ bar: ChartItem, scale: BarScale, hue: Int, into markup: inout HTMLMarkup) {
    let (start, width) = scale.stretch(of: bar.value)
    markup.element("svg", ["aria-hidden": "true", "width": "100%", "height": "8"]) { drawing in
      drawing.element("rect", ["data-hue": "track", "width": "100%", "height": "8", "rx": "4"])
      drawing.element("rect", ["data-hue": "\(hue)", "x": start, "width": width, "height": "8", "rx": "4"])
    }
  }
}

/// The scale of the bars. Zero is at the start, unless some bars are negative.
private struct BarScale {
  private let low: Double
  private let high: Double

  init(_ bars: [ChartItem]) {
    let values = bars.map(\.value).filter(\.isFinite)
    low = min(values.min() ?? 0, 0)
    high = max(values.max() ?? 0, 0)
  }

  /// Returns the start and the width of a bar, in fractions of the whole width. Every bar begins at zero.
  func stretch(of value: Double) -> (start: String?, width: String) {
    // Halves are used, so that no difference exceeds the largest number.
    let span = high / 2 - low / 2
    guard span > 0, value.isFinite else { return (nil, "0%") }
    func share(_ length: Double) -> String { "\((length / 2 / span * 1_000).rounded() / 10)%" }
    return (low < 0 ? share(min(value, 0) - low) : nil, share(abs(value)))
  }
}

extension HTMLMarkup {
  /// Writes the text of a chart without values below the chart's title.
  mutating func nothing(_ text: String, under title: String) {
    if !title.isEmpty { element("strong", ["data-part": "title"]) { $0.text(title) } }
    element("span", ["data-part": "nothing"]) { $0.text(text) }
  }
}
