// espalier properties
// Written from the properties that TextArea declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var textAreaRows: PropertyKey { PropertyKey(number: 268, name: "rows") }
  @inlinable static var textAreaGrowsWithText: PropertyKey { PropertyKey(number: 269, name: "growsWithText") }
}

extension Style where Target: TextArea {
  /// Sets the minimum number of visible lines.
  @inlinable public static func rows(_ value: Int) -> Style { Style(TextArea.rows, value) }
  /// Sets whether the area grows with its text, up to half of the window, instead of scrolling.
  @inlinable public static func growsWithText(_ value: Bool = true) -> Style { Style(TextArea.growsWithText, value) }
}

extension PropertyList {
  /// The properties of ``TextArea``.
  static let textArea = PropertyList(
    of: "TextArea",
    TextArea.rows, TextArea.growsWithText)
}
