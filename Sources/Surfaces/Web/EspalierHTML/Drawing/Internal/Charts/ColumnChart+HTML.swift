public import EspalierViews

extension ColumnChart: HTMLDrawn {
  /// Draws the columns over their axis, and the same values as a table.
  public static func draw(_ element: inout HTMLElement) {
    element.addChart(.columns, of: columns, title: title, emptyText: emptyText, tableTitle: tableTitle)
  }
}
