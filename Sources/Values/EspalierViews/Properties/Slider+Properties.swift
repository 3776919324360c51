// espalier properties
// Written from the properties that Slider declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var sliderValue: PropertyKey { PropertyKey(number: 280, name: "value") }
  @inlinable static var sliderMinimum: PropertyKey { PropertyKey(number: 281, name: "minimum") }
  @inlinable static var sliderMaximum: PropertyKey { PropertyKey(number: 282, name: "maximum") }
  @inlinable static var sliderStep: PropertyKey { PropertyKey(number: 283, name: "step") }
  @inlinable static var sliderValueText: PropertyKey { PropertyKey(number: 284, name: "valueText") }
  @inlinable static var sliderTrackColor: PropertyKey { PropertyKey(number: 285, name: "trackColor") }
  @inlinable static var sliderThumbColor: PropertyKey { PropertyKey(number: 494, name: "thumbColor") }
}

extension Style where Target: Slider {
  /// Sets the number that the slider shows.
  @inlinable public static func value(_ value: Double) -> Style { Style(Slider.value, value) }
  /// Sets the step between the numbers that can be chosen, beginning at the minimum; nil accepts any number.
  @inlinable public static func step(_ value: Double?) -> Style { Style(Slider.step, value) }
  /// Sets the text of the number with its unit, in the person's language; empty to show the number alone.
  @inlinable public static func valueText(_ value: String) -> Style { Style(Slider.valueText, value) }
  /// Sets the colour of the track beyond the thumb; nil for that of the theme. `View/tint` is the colour of the track
  /// up to the thumb.
  @inlinable public static func trackColor(_ value: ViewColor?) -> Style { Style(Slider.trackColor, value) }
  /// Sets the colour of the thumb; nil for that of the track before it.
  @inlinable public static func thumbColor(_ value: ViewColor?) -> Style { Style(Slider.thumbColor, value) }
}

extension PropertyList {
  /// The properties of ``Slider``.
  static let slider = PropertyList(
    of: "Slider",
    Slider.value, Slider.minimum, Slider.maximum, Slider.step, Slider.valueText, Slider.trackColor, Slider.thumbColor)
}
