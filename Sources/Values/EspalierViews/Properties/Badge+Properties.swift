// espalier properties
// Written from the properties that Badge declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var badgeText: PropertyKey { PropertyKey(number: 335, name: "text") }
  @inlinable static var badgeCount: PropertyKey { PropertyKey(number: 336, name: "count") }
  @inlinable static var badgeColor: PropertyKey { PropertyKey(number: 337, name: "color") }
  @inlinable static var badgeMaximum: PropertyKey { PropertyKey(number: 338, name: "maximum") }
}

extension Style where Target: Badge {
  /// Sets the word in the badge, which replaces the count.
  @inlinable public static func text(_ value: String) -> Style { Style(Badge.text, value) }
  /// Sets the number in the badge.
  @inlinable public static func count(_ value: Int?) -> Style { Style(Badge.count, value) }
  /// Sets the colour of the badge.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(Badge.color, value) }
  /// Sets the largest count that the badge shows in full. For a larger count, it shows this number with a plus sign.
  @inlinable public static func maximum(_ value: Int) -> Style { Style(Badge.maximum, value) }
}

extension PropertyList {
  /// The properties of ``Badge``.
  static let badge = PropertyList(
    of: "Badge",
    Badge.text, Badge.count, Badge.color, Badge.maximum)
}
