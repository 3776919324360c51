/// A short word or a number that marks something: a state, or how much is new.
///
/// ```swift
/// let overdue: Component<Badge> = Component(.text("Overdue"), .color(.negative))
/// let unread: Component<Badge> = Component(.count(120))  // shows 99+
/// ```
///
/// The colour only repeats what the text says. Without a text and with a count of nil or 0 nothing is shown.
open class Badge: View {
  /// No events.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The word; it stands in place of the count.
  @inlinable public static var text: Property<String> { Property(number: 335, "text", default: "") }
  /// The number in the badge.
  @inlinable public static var count: Property<Int?> { Property(number: 336, "count", default: nil) }
  /// The colour of the badge.
  @inlinable public static var color: Property<ViewColor> { Property(number: 337, "color", default: .accent) }
  /// The largest count that is written out; a larger one is shown as this number with a plus sign.
  @inlinable public static var maximum: Property<Int> { Property(number: 338, "maximum", default: 99) }

  /// Returns the text that a badge shows; empty for nothing.
  package static func shown(text: String, count: Int?, maximum: Int) -> String {
    guard text.isEmpty else { return text }
    guard let count, count != 0 else { return "" }
    return count > maximum ? "\(maximum)+" : "\(count)"
  }
}

extension Style where Target: Badge {
  /// Sets the word in the badge.
  @inlinable public static func text(_ value: String) -> Style { Style(Badge.text, value) }
  /// Sets the number in the badge.
  @inlinable public static func count(_ value: Int?) -> Style { Style(Badge.count, value) }
  /// Sets the colour of the badge.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(Badge.color, value) }
  /// Sets the largest count that is written out.
  @inlinable public static func maximum(_ value: Int) -> Style { Style(Badge.maximum, value) }
}
