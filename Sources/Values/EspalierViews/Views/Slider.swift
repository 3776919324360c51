/// A control for choosing a number within a range by sliding.
///
/// `.onInput` runs while the slider is moved (after each pause), `.onChange` when it is released.
///
/// ```swift
/// let volume = Slider.with(.label("Volume"), .value(40), .range(0...100), .step(5), .valueText("40 %"))
/// ```
open class Slider: Input {
  /// The events that the slider raises: moves, a settled number, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.input, .change, .focus, .blur, .key, .cancel, .doubleTap] }

  /// The number that the slider shows.
  @inlinable public static var value: Property<Double> { Property(.sliderValue, default: 0) }
  // No setter: `.range(_:)` sets both.
  /// The smallest number, at the start of the slider.
  @inlinable public static var minimum: Property<Double> { Property(.sliderMinimum, default: 0) }
  // No setter: `.range(_:)` sets both.
  /// The largest number, at the end of the slider.
  @inlinable public static var maximum: Property<Double> { Property(.sliderMaximum, default: 1) }
  /// The step between the numbers that can be chosen, beginning at the minimum; nil accepts any number.
  @inlinable public static var step: Property<Double?> { Property(.sliderStep, default: nil) }
  /// The text of the number with its unit, in the person's language; empty to show the number alone.
  @inlinable public static var valueText: Property<String> { Property(.sliderValueText, default: "") }

  /// The colour of the track beyond the thumb; nil for that of the theme. ``View/tint`` is the colour of the track up to
  /// the thumb.
  @inlinable public static var trackColor: Property<ViewColor?> { Property(.sliderTrackColor, default: nil) }
  /// The colour of the thumb; nil for that of the track before it.
  @inlinable public static var thumbColor: Property<ViewColor?> { Property(.sliderThumbColor, default: nil) }

  /// Accepts a number within the range and on a step.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard event.kind == .input || event.kind == .change else { return event }
    let low = shown.value(of: minimum)
    guard let number = event.value.number, number >= low, number <= shown.value(of: maximum),
      NumberText.isOnStep(number, shown.value(of: step), from: low)
    else { return nil }
    return ControlEvent(event.kind, .number(number))
  }

  /// Returns the number that a text stands for.
  open override class func value(ofText text: String) -> EventValue {
    NumberText.number(text).map { .number($0) } ?? .text(text)
  }

  /// Returns the property ``value`` with the number that a surface has just reported.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    guard let number = value.number, number.isFinite else { return nil }
    return (StyleSlot(Slider.value, element: element), .number(number))
  }

  package override class var isChangeOptional: Bool { true }
}

extension Style where Target: Slider {
  /// Sets the smallest and the largest number of the slider.
  public static func range(_ value: ClosedRange<Double>) -> Style {
    Style(values: (Slider.minimum, value.lowerBound), (Slider.maximum, value.upperBound))
  }
}
