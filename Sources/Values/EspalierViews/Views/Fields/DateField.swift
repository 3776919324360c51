/// A field for a day of the calendar, which may be empty.
///
/// ```swift
/// let due = DateField.with(.label("Due"), .day(Day(year: 2026, month: 11, day: 21)))
/// ```
open class DateField: EntryField {
  /// The events that the field raises: a settled value, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.change, .focus, .blur, .key, .cancel, .doubleTap] }

  /// The chosen day; nil if no day is chosen.
  @inlinable public static var day: Property<Day?> { Property(.dateFieldDay, default: nil) }
  /// The first day that can be chosen; nil for no limit.
  @inlinable public static var minimum: Property<Day?> { Property(.dateFieldMinimum, default: nil) }
  /// The last day that can be chosen; nil for no limit.
  @inlinable public static var maximum: Property<Day?> { Property(.dateFieldMaximum, default: nil) }

  /// Accepts an existing day within the range, or no day.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard event.kind == .change else { return event }
    if event.value == .day(nil) { return event }
    guard let day = event.value.day else { return nil }
    if let first = shown.value(of: minimum), day < first { return nil }
    if let last = shown.value(of: maximum), day > last { return nil }
    return event
  }

  /// Returns the day that a text such as `2024-02-29` stands for; no day for an empty text.
  open override class func value(ofText text: String) -> EventValue {
    if text.isEmpty { return .day(nil) }
    return Day(text).map { .day($0) } ?? .text(text)
  }

  /// Returns the property ``day`` with the day that a surface has just reported.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    guard case .day(let day) = value else { return nil }
    return (StyleSlot(DateField.day, element: element), day.styleValue)
  }
}

extension Style where Target: DateField {
  /// Sets the first and the last day that can be chosen.
  public static func range(_ value: ClosedRange<Day>) -> Style {
    Style(values: (DateField.minimum, value.lowerBound), (DateField.maximum, value.upperBound))
  }
}
