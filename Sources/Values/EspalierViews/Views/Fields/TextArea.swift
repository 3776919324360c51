/// A field for several lines of text.
///
/// ```swift
/// let note = TextArea.with(.label("Note"), .rows(4), .text("Paid in cash"))
/// ```
open class TextArea: TextInput {
  /// The minimum number of visible lines.
  @inlinable public static var rows: Property<Int> { Property(.textAreaRows, default: 3) }
  /// A Boolean value that indicates whether the area grows with its text, up to half of the window, instead of
  /// scrolling.
  @inlinable public static var growsWithText: Property<Bool> { Property(.textAreaGrowsWithText, default: true) }
}
