public import EspalierViews

extension LineChart: HTMLDrawn {
  /// Draws the lines over their axis, and the same values as a table.
  public static func draw(_ element: inout HTMLElement) {
    element.addChart(.lines, of: lines, title: title, emptyText: emptyText, tableTitle: tableTitle)
  }
}
