/// Several lines of text to fill in.
///
/// ```swift
/// let note = TextArea.with(.label("Note"), .rows(4), .text("Paid in cash"))
/// ```
open class TextArea: TextInput {
  /// How many lines are in sight at least.
  @inlinable public static var rows: Property<Int> { Property(number: 268, "rows", default: 3) }
  /// Whether it becomes higher with its text, up to half of the window, instead of scrolling.
  @inlinable public static var growsWithText: Property<Bool> { Property(number: 269, "growsWithText", default: true) }
}

extension Style where Target: TextArea {
  /// How many lines are in sight at least.
  @inlinable public static func rows(_ value: Int) -> Style { Style(TextArea.rows, value) }
  /// Whether it becomes higher with its text, up to half of the window, instead of scrolling.
  @inlinable public static func growsWithText(_ value: Bool = true) -> Style { Style(TextArea.growsWithText, value) }
}
