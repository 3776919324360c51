internal import EspalierViews

/// The values of a chart as a table: a row for each label, a column for each series.
enum ChartTable {
  static func draw(_ values: ChartValues, title: String, into markup: inout HTMLMarkup) {
    // The roles repeat the meaning of the tags: browsers lose it for tables with another layout.
    markup.element("table", ["role": "table", "aria-label": title.isEmpty ? nil : title]) { table in
      table.element("thead") { head in
        head.element("tr") { row in
          row.element("td")
          for series in values.series { row.element("th", ["scope": "col"]) { $0.text(series.name) } }
        }
      }
      table.element("tbody") { body in
        for (index, label) in values.labels.enumerated() {
          body.element("tr") { row in
            row.element("th", ["scope": "row"]) { $0.text(label) }
            for series in values.series.indices {
              row.element("td") { $0.text(values.text(of: series, at: index)) }
            }
          }
        }
      }
    }
  }
}
