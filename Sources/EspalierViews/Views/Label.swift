/// Text that is read.
open class Label: View {
  /// None.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// What it says.
  @inlinable public static var text: Property<String> { Property(number: 40, "text", default: "") }
  /// Its place in the type scale.
  @inlinable public static var textStyle: Property<TextStyle> { Property(number: 41, "textStyle", default: .body) }
  /// Its colour.
  @inlinable public static var color: Property<ViewColor> { Property(number: 42, "color", default: .text) }
  /// At most so many lines, then an ellipsis; 0 for as many as it takes.
  @inlinable public static var lines: Property<Int> { Property(number: 43, "lines", default: 0) }
  /// Where the text stands in its width: start, center or end.
  @inlinable public static var textAlignment: Property<Alignment> {
    Property(number: 44, "textAlignment", default: .start)
  }
  /// Figures of one width, so that columns of amounts line up.
  @inlinable public static var hasTabularFigures: Property<Bool> {
    Property(number: 45, "hasTabularFigures", default: false)
  }
  /// The way in which it comes to terms with little room.
  @inlinable public static var textFit: Property<TextFit> { Property(number: 442, "textFit", default: .wraps) }
  /// 1 to 6 makes it a heading for those who listen; 0 is text.
  @inlinable public static var headingLevel: Property<Int> { Property(number: 46, "headingLevel", default: 0) }
  /// Whether a change of the text is told to those who listen.
  @inlinable public static var isAnnounced: Property<Bool> { Property(number: 47, "isAnnounced", default: false) }
}

extension Style where Target: Label {
  /// What it says.
  @inlinable public static func text(_ value: String) -> Style { Style(Label.text, value) }
  /// Its place in the type scale.
  @inlinable public static func textStyle(_ value: TextStyle) -> Style { Style(Label.textStyle, value) }
  /// Its colour.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(Label.color, value) }
  /// At most so many lines, then an ellipsis; 0 for as many as it takes.
  @inlinable public static func lines(_ value: Int) -> Style { Style(Label.lines, value) }
  /// Where the text stands in its width: start, center or end.
  @inlinable public static func textAlignment(_ value: Alignment) -> Style { Style(Label.textAlignment, value) }
  /// Figures of one width, so that columns of amounts line up.
  @inlinable public static func hasTabularFigures(_ value: Bool = true) -> Style {
    Style(Label.hasTabularFigures, value)
  }
  /// The way in which it comes to terms with little room.
  @inlinable public static func textFit(_ value: TextFit) -> Style { Style(Label.textFit, value) }
  /// 1 to 6 makes it a heading for those who listen; 0 is text.
  @inlinable public static func headingLevel(_ value: Int) -> Style { Style(Label.headingLevel, value) }
  /// Whether a change of the text is told to those who listen.
  @inlinable public static func isAnnounced(_ value: Bool = true) -> Style { Style(Label.isAnnounced, value) }
}
