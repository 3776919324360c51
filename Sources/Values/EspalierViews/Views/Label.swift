/// A view that shows text.
open class Label: View {
  /// The events that the label raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The text of the label.
  @inlinable public static var text: Property<String> { Property(.labelText, default: "") }
  /// The style of the text in the type scale.
  @inlinable public static var textStyle: Property<TextStyle> { Property(.labelTextStyle, default: .body) }
  /// The colour of the text.
  @inlinable public static var color: Property<ViewColor> { Property(.labelColor, default: .text) }
  /// The maximum number of lines of the text; 0 for any number. A text that is cut off ends with an ellipsis.
  @inlinable public static var lines: Property<Int> { Property(.labelLines, default: 0) }
  /// The alignment of the text within the width of the label: start, center or end.
  @inlinable public static var textAlignment: Property<Alignment> {
    Property(.labelTextAlignment, default: .start)
  }
  /// A Boolean value that indicates whether all digits have one width, so that columns of amounts line up.
  @inlinable public static var hasTabularFigures: Property<Bool> {
    Property(.labelHasTabularFigures, default: false)
  }
  /// The height of a line, as a multiple of the height of its letters; nil for the height of the text style.
  @inlinable public static var lineHeight: Property<Double?> { Property(.labelLineHeight, default: nil) }
  /// The smallest size of a text that shrinks, as a share of its size from 0 to 1; nil for 12 points. See
  /// ``TextFit/shrinks``.
  @inlinable public static var minimumScale: Property<Double?> { Property(.labelMinimumScale, default: nil) }
  /// The shadow of the letters.
  @inlinable public static var textShadow: Property<Shadow> { Property(.labelTextShadow, default: .none) }
  /// The colour of the text while the row, button or link that contains the label is pressed; nil for no change.
  @inlinable public static var highlightedColor: Property<ViewColor?> {
    Property(.labelHighlightedColor, default: nil)
  }
  /// The truncation mode of the text.
  @inlinable public static var textFit: Property<TextFit> { Property(.labelTextFit, default: .wraps) }
  /// The heading level of the label for screen readers, from 1 to 6; 0 for plain text.
  @inlinable public static var headingLevel: Property<Int> { Property(.labelHeadingLevel, default: 0) }
  /// A Boolean value that indicates whether screen readers announce a change of the text.
  @inlinable public static var isAnnounced: Property<Bool> { Property(.labelIsAnnounced, default: false) }
}

extension Style where Target: Label {
  /// Sets the text of the label, in the window's language.
  public static func text(_ text: LocalizedText) -> Style { .text(text.localized) }

  /// Sets the text of the label, with parts that look different or are links.
  public static func text(_ text: Text) -> Style { Style(Label.text.asText, text) }
}
