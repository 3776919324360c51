/// A short word or a number that marks a state or an amount of new items.
///
/// ```swift
/// let overdue: Component<Badge> = Component(.text("Overdue"), .color(.negative))
/// let unread: Component<Badge> = Component(.count(120))  // shows 99+
/// ```
///
/// The colour only repeats what the text says. A badge without a text and with a count of nil or 0 shows nothing.
open class Badge: View {
  /// The events that the badge raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The word in the badge, which replaces the count.
  @inlinable public static var text: Property<String> { Property(.badgeText, default: "") }
  /// The number in the badge.
  @inlinable public static var count: Property<Int?> { Property(.badgeCount, default: nil) }
  /// The colour of the badge.
  @inlinable public static var color: Property<ViewColor> { Property(.badgeColor, default: .accent) }
  /// The largest count that the badge shows in full. For a larger count, it shows this number with a plus sign.
  @inlinable public static var maximum: Property<Int> { Property(.badgeMaximum, default: 99) }

  /// Returns the text that a badge shows; empty if the badge shows nothing.
  package static func shown(text: String, count: Int?, maximum: Int) -> String {
    guard text.isEmpty else { return text }
    guard let count, count != 0 else { return "" }
    return count > maximum ? "\(maximum)+" : "\(count)"
  }
}
