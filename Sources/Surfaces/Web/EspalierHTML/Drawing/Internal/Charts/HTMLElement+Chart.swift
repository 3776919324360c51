internal import EspalierViews

extension HTMLElement {
  /// Makes this the element of a chart with series: its title, its figure and its table. The table is visible on
  /// request, and screen readers always read it.
  ///
  /// Each part is filled separately, so that another title does not change the figure, and an open table stays open.
  mutating func addChart(
    _ kind: ChartFigure.Kind, of values: Property<ChartValues>, title: Property<String>, emptyText: Property<String>,
    tableTitle: Property<String>
  ) {
    let isInsideControl = isInsideControl
    tag = isInsideControl ? "span" : "div"
    addClass("plot")
    add("span") { name in
      name.set("data-part", to: "title")
      name.text(of: title)
    }
    add("span") { figure in
      figure.set("data-part", to: "figure")
      let keys = [figure.slot(values), figure.slot(title), figure.slot(emptyText)]
      figure.bindMarkup(reading: keys) { reader in
        var markup = HTMLMarkup(mount: reader.mount)
        let values = reader.value(of: values)
        if values.hasPoints {
          // Radio buttons show the values; their common name makes them one group. A link or button must not contain a
          // control.
          let group = isInsideControl ? nil : "chart-\(reader.node)-\(reader.element)"
          ChartFigure(kind, values).draw(title: reader.value(of: title), group: group, into: &markup)
        } else {
          markup.element("span", ["data-part": "nothing"]) { $0.text(reader.value(of: emptyText)) }
        }
        return markup.string
      }
    }
    if !isInsideControl {
      add("details") { details in
        details.hidden(of: values) { !$0.hasPoints }
        details.bindPosition("data-key") { "\($0.key)/\($1)/table" }
        details.add("summary") { $0.text(of: tableTitle) }
      }
    }
    add("span") { position in
      position.set("data-part", to: "table")
      position.bind(.markup, reading: [position.slot(values), position.slot(title)]) { reader in
        var markup = HTMLMarkup(mount: reader.mount)
        let values = reader.value(of: values)
        if values.hasPoints { ChartTable.draw(values, title: reader.value(of: title), into: &markup) }
        return .text(markup.string)
      }
    }
  }
}
