internal import EspalierViews

extension Cell {
  /// Adds the space before the parts of an indented cell.
  static func addIndentation(to element: inout HTMLElement) {
    element.look(of: indentationLevel) { $0 > 0 ? "indented" : nil }
    element.declare(reading: [element.slot(indentationLevel), element.slot(indentationWidth)]) { reader in
      let level = min(reader.value(of: indentationLevel), 100)
      guard level > 0 else { return nil }
      return "--indent:\((Double(level) * reader.value(of: indentationWidth).points).declared)px"
    }
  }
}
