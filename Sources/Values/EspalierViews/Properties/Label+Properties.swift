// espalier properties
// Written from the properties that Label declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var labelText: PropertyKey { PropertyKey(number: 40, name: "text") }
  @inlinable static var labelTextStyle: PropertyKey { PropertyKey(number: 41, name: "textStyle") }
  @inlinable static var labelColor: PropertyKey { PropertyKey(number: 42, name: "color") }
  @inlinable static var labelLines: PropertyKey { PropertyKey(number: 43, name: "lines") }
  @inlinable static var labelTextAlignment: PropertyKey { PropertyKey(number: 44, name: "textAlignment") }
  @inlinable static var labelHasTabularFigures: PropertyKey { PropertyKey(number: 45, name: "hasTabularFigures") }
  @inlinable static var labelHeadingLevel: PropertyKey { PropertyKey(number: 46, name: "headingLevel") }
  @inlinable static var labelIsAnnounced: PropertyKey { PropertyKey(number: 47, name: "isAnnounced") }
  @inlinable static var labelTextFit: PropertyKey { PropertyKey(number: 442, name: "textFit") }
  @inlinable static var labelLineHeight: PropertyKey { PropertyKey(number: 443, name: "lineHeight") }
  @inlinable static var labelMinimumScale: PropertyKey { PropertyKey(number: 444, name: "minimumScale") }
  @inlinable static var labelTextShadow: PropertyKey { PropertyKey(number: 445, name: "textShadow") }
  @inlinable static var labelHighlightedColor: PropertyKey { PropertyKey(number: 446, name: "highlightedColor") }
}

extension Style where Target: Label {
  /// Sets the text of the label.
  @inlinable public static func text(_ value: String) -> Style { Style(Label.text, value) }
  /// Sets the style of the text in the type scale.
  @inlinable public static func textStyle(_ value: TextStyle) -> Style { Style(Label.textStyle, value) }
  /// Sets the colour of the text.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(Label.color, value) }
  /// Sets the maximum number of lines of the text; 0 for any number. A text that is cut off ends with an ellipsis.
  @inlinable public static func lines(_ value: Int) -> Style { Style(Label.lines, value) }
  /// Sets the alignment of the text within the width of the label: start, center or end.
  @inlinable public static func textAlignment(_ value: Alignment) -> Style { Style(Label.textAlignment, value) }
  /// Sets whether all digits have one width, so that columns of amounts line up.
  @inlinable public static func hasTabularFigures(_ value: Bool = true) -> Style {
    Style(Label.hasTabularFigures, value)
  }
  /// Sets the heading level of the label for screen readers, from 1 to 6; 0 for plain text.
  @inlinable public static func headingLevel(_ value: Int) -> Style { Style(Label.headingLevel, value) }
  /// Sets whether screen readers announce a change of the text.
  @inlinable public static func isAnnounced(_ value: Bool = true) -> Style { Style(Label.isAnnounced, value) }
  /// Sets the truncation mode of the text.
  @inlinable public static func textFit(_ value: TextFit) -> Style { Style(Label.textFit, value) }
  /// Sets the height of a line, as a multiple of the height of its letters; nil for the height of the text style.
  @inlinable public static func lineHeight(_ value: Double?) -> Style { Style(Label.lineHeight, value) }
  /// Sets the smallest size of a text that shrinks, as a share of its size from 0 to 1; nil for 12 points. See
  /// `TextFit/shrinks`.
  @inlinable public static func minimumScale(_ value: Double?) -> Style { Style(Label.minimumScale, value) }
  /// Sets the shadow of the letters.
  @inlinable public static func textShadow(_ value: Shadow) -> Style { Style(Label.textShadow, value) }
  /// Sets the colour of the text while the row, button or link that contains the label is pressed; nil for no change.
  @inlinable public static func highlightedColor(_ value: ViewColor?) -> Style { Style(Label.highlightedColor, value) }
}

extension PropertyList {
  /// The properties of ``Label``.
  static let label = PropertyList(
    of: "Label",
    Label.text, Label.textStyle, Label.color, Label.lines, Label.textAlignment, Label.hasTabularFigures,
    Label.headingLevel, Label.isAnnounced, Label.textFit, Label.lineHeight, Label.minimumScale, Label.textShadow,
    Label.highlightedColor)
}
