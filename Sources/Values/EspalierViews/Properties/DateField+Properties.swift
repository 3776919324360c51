// espalier properties
// Written from the properties that DateField declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var dateFieldDay: PropertyKey { PropertyKey(number: 276, name: "day") }
  @inlinable static var dateFieldMinimum: PropertyKey { PropertyKey(number: 277, name: "minimum") }
  @inlinable static var dateFieldMaximum: PropertyKey { PropertyKey(number: 278, name: "maximum") }
}

extension Style where Target: DateField {
  /// Sets the chosen day; nil if no day is chosen.
  @inlinable public static func day(_ value: Day?) -> Style { Style(DateField.day, value) }
  /// Sets the first day that can be chosen; nil for no limit.
  @inlinable public static func minimum(_ value: Day?) -> Style { Style(DateField.minimum, value) }
  /// Sets the last day that can be chosen; nil for no limit.
  @inlinable public static func maximum(_ value: Day?) -> Style { Style(DateField.maximum, value) }
}

extension PropertyList {
  /// The properties of ``DateField``.
  static let dateField = PropertyList(
    of: "DateField",
    DateField.day, DateField.minimum, DateField.maximum)
}
