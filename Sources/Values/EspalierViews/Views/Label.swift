/// Text that is read.
open class Label: View {
  /// No events.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The text of the label.
  @inlinable public static var text: Property<String> { Property(number: 40, "text", default: "") }
  /// The place of the text in the type scale.
  @inlinable public static var textStyle: Property<TextStyle> { Property(number: 41, "textStyle", default: .body) }
  /// The colour of the text.
  @inlinable public static var color: Property<ViewColor> { Property(number: 42, "color", default: .text) }
  /// The maximum number of lines, after which an ellipsis stands; 0 for as many as the text takes.
  @inlinable public static var lines: Property<Int> { Property(number: 43, "lines", default: 0) }
  /// The alignment of the text in its width: start, center or end.
  @inlinable public static var textAlignment: Property<Alignment> {
    Property(number: 44, "textAlignment", default: .start)
  }
  /// A Boolean value that indicates whether figures have one width, so that columns of amounts line up.
  @inlinable public static var hasTabularFigures: Property<Bool> {
    Property(number: 45, "hasTabularFigures", default: false)
  }
  /// The way in which the text comes to terms with little room.
  @inlinable public static var textFit: Property<TextFit> { Property(number: 442, "textFit", default: .wraps) }
  /// The heading level of the label for screen readers, from 1 to 6; 0 for plain text.
  @inlinable public static var headingLevel: Property<Int> { Property(number: 46, "headingLevel", default: 0) }
  /// A Boolean value that indicates whether a change of the text is told by screen readers.
  @inlinable public static var isAnnounced: Property<Bool> { Property(number: 47, "isAnnounced", default: false) }
}

extension Style where Target: Label {
  /// Sets the text of the label.
  @inlinable public static func text(_ value: String) -> Style { Style(Label.text, value) }
  /// Sets the place of the text in the type scale.
  @inlinable public static func textStyle(_ value: TextStyle) -> Style { Style(Label.textStyle, value) }
  /// Sets the colour of the text.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(Label.color, value) }
  /// Sets the maximum number of lines, after which an ellipsis stands; 0 for as many as the text takes.
  @inlinable public static func lines(_ value: Int) -> Style { Style(Label.lines, value) }
  /// Sets the alignment of the text in its width: start, center or end.
  @inlinable public static func textAlignment(_ value: Alignment) -> Style { Style(Label.textAlignment, value) }
  /// Sets whether figures have one width, so that columns of amounts line up.
  @inlinable public static func hasTabularFigures(_ value: Bool = true) -> Style {
    Style(Label.hasTabularFigures, value)
  }
  /// Sets the way in which the text comes to terms with little room.
  @inlinable public static func textFit(_ value: TextFit) -> Style { Style(Label.textFit, value) }
  /// Sets the heading level of the label for screen readers, from 1 to 6; 0 for plain text.
  @inlinable public static func headingLevel(_ value: Int) -> Style { Style(Label.headingLevel, value) }
  /// Sets whether a change of the text is told by screen readers.
  @inlinable public static func isAnnounced(_ value: Bool = true) -> Style { Style(Label.isAnnounced, value) }
}
