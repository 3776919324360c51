/// A number to fill in, or nothing.
///
/// A text that is no number is neither told nor overwritten while a person is at it; a number that is out of range or
/// between two steps is not taken, and the field goes back to its value when the person leaves it.
///
/// ```swift
/// let amount = NumberField.with(.label("Amount"), .value(12.5), .range(0...1_000), .step(0.01))
/// ```
open class NumberField: Input {
  /// Typing, a settled number, Enter, focus, blur, keys, and Escape.
  open override class var raisedEvents: Set<EventKind>? {
    [.input, .change, .submit, .focus, .blur, .key, .cancel, .doubleTap]
  }

  /// The number; nil while the field is empty.
  @inlinable public static var value: Property<Double?> { Property(number: 270, "value", default: nil) }
  /// The smallest number that is taken; nil for none.
  @inlinable public static var minimum: Property<Double?> { Property(number: 271, "minimum", default: nil) }
  /// The largest number that is taken; nil for none.
  @inlinable public static var maximum: Property<Double?> { Property(number: 272, "maximum", default: nil) }
  /// The distance between two neighbouring numbers, counted from the minimum or 0; nil for any number.
  @inlinable public static var step: Property<Double?> { Property(number: 273, "step", default: nil) }
  /// An example, shown while the field is empty.
  @inlinable public static var placeholder: Property<String> { Property(number: 274, "placeholder", default: "") }

  /// Takes a number within range and on a step, or nothing.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard event.kind == .input || event.kind == .change else { return event }
    if event.value == .number(nil) { return event }
    let (low, high) = (shown.value(of: minimum), shown.value(of: maximum))
    guard let number = event.value.number, number.isFinite, number >= low ?? -.infinity, number <= high ?? .infinity,
      NumberText.isOnStep(number, shown.value(of: step), from: low ?? 0)
    else { return nil }
    return ControlEvent(event.kind, .number(number))
  }

  /// Returns the number that a text stands for; no number for an empty text.
  open override class func value(ofText text: String) -> EventValue {
    if text.isEmpty { return .number(nil) }
    return NumberText.number(text).map { .number($0) } ?? .text(text)
  }

  /// Returns the property ``value`` with the number that a surface has just told.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    guard value == .number(nil) || value.number?.isFinite == true else { return nil }
    return (StyleSlot(NumberField.value, element: element), value.number.styleValue)
  }

  package override class var isChangeOptional: Bool { true }
}

extension Style where Target: NumberField {
  /// Sets the number; nil while the field is empty.
  @inlinable public static func value(_ value: Double?) -> Style { Style(NumberField.value, value) }
  /// Sets the smallest number that is taken; nil for none.
  @inlinable public static func minimum(_ value: Double?) -> Style { Style(NumberField.minimum, value) }
  /// Sets the largest number that is taken; nil for none.
  @inlinable public static func maximum(_ value: Double?) -> Style { Style(NumberField.maximum, value) }
  /// Sets the distance between two neighbouring numbers, counted from the minimum or 0; nil for any number.
  @inlinable public static func step(_ value: Double?) -> Style { Style(NumberField.step, value) }
  /// Sets an example, shown while the field is empty.
  @inlinable public static func placeholder(_ value: String) -> Style { Style(NumberField.placeholder, value) }
  /// Sets the smallest and the largest number that is taken.
  public static func range(_ value: ClosedRange<Double>) -> Style {
    Style(values: (NumberField.minimum, value.lowerBound), (NumberField.maximum, value.upperBound))
  }
}
