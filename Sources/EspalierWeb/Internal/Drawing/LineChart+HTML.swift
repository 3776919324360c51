public import EspalierViews

extension LineChart: HTMLDrawn {
  /// A drawing that fills its width, and the same as a table that is not seen.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.isInsideControl ? "span" : "div"
    element.addClass("plot")
    element.bind(
      .markup, reading: [element.slot(lines), element.slot(title), element.slot(emptyText)]
    ) { reader in
      var markup = HTMLMarkup(mount: reader.mount)
      let lines = reader.value(of: lines)
      let title = reader.value(of: title)
      guard lines.hasPoints else {
        markup.element("span") { $0.text(reader.value(of: emptyText)) }
        return .text(markup.string)
      }
      if !title.isEmpty { markup.element("span", ["data-part": "title", "aria-hidden": "true"]) { $0.text(title) } }
      LinePlot(lines).draw(into: &markup)
      drawTable(of: lines, title: title, into: &markup)
      return .text(markup.string)
    }
  }

  private static func drawTable(of lines: Lines, title: String, into markup: inout HTMLMarkup) {
    markup.element("table", ["role": "table", "data-part": "table"]) { table in
      if !title.isEmpty { table.element("caption") { $0.text(title) } }
      table.element("thead") { head in
        head.element("tr") { row in
          row.element("td")
          for series in lines.series { row.element("th", ["scope": "col"]) { $0.text(series.label) } }
        }
      }
      table.element("tbody") { body in
        for (index, label) in lines.labels.enumerated() {
          body.element("tr") { row in
            row.element("th", ["scope": "row"]) { $0.text(label) }
            for series in lines.series.indices {
              row.element("td") { $0.text(lines.point(of: series, at: index)?.text ?? "–") }
            }
          }
        }
      }
    }
  }
}
