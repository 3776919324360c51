/// A field for a number, which may be empty.
///
/// A person types a number in their usual notation. The field reads it in the window's notation and in others, and
/// shows it in the window's notation when the person leaves the field (``NumberNotation``). The field does not accept a
/// text that is not a number, is ambiguous, is out of range or is between two steps: it returns to its value when the
/// person leaves it. A field of a form keeps the text and shows what is wrong.
///
/// ```swift
/// let amount = NumberField.with(.label("Amount"), .value(12.5), .range(0...1_000), .step(0.01))
/// ```
open class NumberField: EntryField {
  /// The events that the field raises: typing, a settled number, Enter, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? {
    [.input, .change, .submit, .focus, .blur, .key, .cancel, .doubleTap]
  }

  /// The number in the field; nil while the field is empty.
  @inlinable public static var value: Property<Double?> { Property(.numberFieldValue, default: nil) }
  /// The smallest accepted number; nil for no limit.
  @inlinable public static var minimum: Property<Double?> { Property(.numberFieldMinimum, default: nil) }
  /// The largest accepted number; nil for no limit.
  @inlinable public static var maximum: Property<Double?> { Property(.numberFieldMaximum, default: nil) }
  /// The step between accepted numbers, beginning at the minimum, or at 0 if there is no minimum; nil accepts any
  /// number.
  @inlinable public static var step: Property<Double?> { Property(.numberFieldStep, default: nil) }
  /// An example, shown while the field is empty.
  @inlinable public static var placeholder: Property<String> { Property(.numberFieldPlaceholder, default: "") }

  /// The locale of the notation in which the field shows and reads the number; empty for American English. It replaces
  /// the locale of the window.
  ///
  /// A style that sets the number also sets the locale, to that of the window that is being rendered.
  @inlinable public static var locale: Property<String> { Property(.numberFieldLocale, default: "") }

  /// Accepts a number within the range and on a step, or no number.
  ///
  /// A text is read in the field's notation. A text that cannot be read, is ambiguous, or is not allowed here stays a
  /// text.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard event.kind == .input || event.kind == .change else { return event }
    guard case .text(let text) = event.value else {
      guard event.value == .number(nil) || event.value.number.map({ isAllowed($0, in: shown) }) == true else {
        return nil
      }
      return ControlEvent(event.kind, .number(event.value.number))
    }
    let value = value(of: text, in: shown)
    return value.number.map { isAllowed($0, in: shown) } == false ? event : ControlEvent(event.kind, value)
  }

  private static func isAllowed(_ number: Double, in shown: ShownControl) -> Bool {
    let (low, high) = (shown.value(of: minimum), shown.value(of: maximum))
    return number.isFinite && number >= low ?? -.infinity && number <= high ?? .infinity
      && NumberText.isOnStep(number, shown.value(of: step), from: low ?? 0)
  }

  /// Returns no number for an empty text, and any other text unchanged.
  ///
  /// ``received(_:by:)``, which knows the notation of the field, reads such a text.
  open override class func value(ofText text: String) -> EventValue { text.isEmpty ? .number(nil) : .text(text) }

  /// Returns the property ``value`` with the number or the text that the surface shows after the person's input.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    let slot = StyleSlot(NumberField.value, element: element)
    if case .text(let text) = value { return (slot, .text(text)) }
    guard value == .number(nil) || value.number?.isFinite == true else { return nil }
    return (slot, value.number.styleValue)
  }

  package override class var isChangeOptional: Bool { true }
}

extension Style where Target: NumberField {
  /// Sets the number in the field; nil for an empty field. The field shows and reads the number in the notation of the
  /// window.
  public static func value(_ value: Double?) -> Style {
    Style(values: (NumberField.value, value), (NumberField.locale, Localization.current.locale))
  }
  /// Sets the smallest and the largest accepted number.
  public static func range(_ value: ClosedRange<Double>) -> Style {
    Style(values: (NumberField.minimum, value.lowerBound), (NumberField.maximum, value.upperBound))
  }
}
