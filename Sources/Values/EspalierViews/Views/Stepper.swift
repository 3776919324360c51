/// A control that raises and lowers a whole number by steps.
///
/// A surface reports only the direction. The stepper computes the new number from the shown one and keeps it within the
/// range.
///
/// ```swift
/// let guests = Stepper.with(.label("Guests"), .value(2), .range(1...8))
/// ```
open class Stepper: Input {
  /// The events that the stepper raises: a settled value, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.change, .focus, .blur, .key, .cancel, .doubleTap] }

  /// The number that the stepper shows.
  @inlinable public static var value: Property<Int> { Property(.stepperValue, default: 0) }
  // No setter: `.range(_:)` sets both.
  /// The smallest number.
  @inlinable public static var minimum: Property<Int> { Property(.stepperMinimum, default: Int.min) }
  // No setter: `.range(_:)` sets both.
  /// The largest number.
  @inlinable public static var maximum: Property<Int> { Property(.stepperMaximum, default: Int.max) }
  /// The size of one step.
  @inlinable public static var step: Property<Int> { Property(.stepperStep, default: 1) }
  /// The text of the number with its unit, in the person's language; empty to show the number alone.
  @inlinable public static var valueText: Property<String> { Property(.stepperValueText, default: "") }

  /// The direction of a step.
  package enum Direction: String { case up, down }

  /// Converts a step into a change to the new number. A surface reports a step as a tap with its direction.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    // A surface reports a number only for a page that was made again; steps must lead to that number.
    if event.kind == .change, case .integer(let number) = event.value {
      return isReachable(number, by: shown) ? event : nil
    }
    guard event.kind == .tap else { return event.kind == .change || event.kind == .input ? nil : event }
    guard case .text(let text) = event.value, let direction = Direction(rawValue: text),
      let number = next(direction, by: shown)
    else { return nil }
    return ControlEvent(.change, .integer(number))
  }

  private static func isReachable(_ number: Int, by shown: ShownControl) -> Bool {
    guard number >= shown.value(of: minimum), number <= shown.value(of: maximum) else { return false }
    let (way, isTooFar) = number.subtractingReportingOverflow(shown.value(of: value))
    let step = shown.value(of: step)
    return !isTooFar && step != 0 && way.isMultiple(of: step)
  }

  /// Returns the whole number that a text stands for.
  open override class func value(ofText text: String) -> EventValue { Int(text).map { .integer($0) } ?? .text(text) }

  /// Returns the property ``value`` with the number that a surface has just reported.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    guard case .integer(let number) = value else { return nil }
    return (StyleSlot(Stepper.value, element: element), number.styleValue)
  }

  /// Returns the number after a step; nil if the step would leave the range.
  package static func next(_ direction: Direction, by shown: ShownControl) -> Int? {
    let (now, step) = (shown.value(of: value), shown.value(of: step))
    let (next, isTooFar) =
      direction == .up ? now.addingReportingOverflow(step) : now.subtractingReportingOverflow(step)
    guard !isTooFar, next >= shown.value(of: minimum), next <= shown.value(of: maximum) else { return nil }
    return next
  }
}

extension Style where Target: Stepper {
  /// Sets the smallest and the largest number.
  public static func range(_ value: ClosedRange<Int>) -> Style {
    Style(values: (Stepper.minimum, value.lowerBound), (Stepper.maximum, value.upperBound))
  }
}
