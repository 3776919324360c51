extension Style {
  /// Returns a custom style. The call defines the style by a key, a value, a default, and an effect on a live view.
  ///
  /// Use it for an effect that is needed once; for an effect that is needed repeatedly, declare a property of a class
  /// of your own.
  ///
  /// ```swift
  /// let label = Label.with(
  ///   .text("Rent"), .custom("loudness", 3, default: 0) { label, loudness in label.alpha = loudness > 2 ? 1 : 0.5 })
  /// ```
  ///
  /// - Comparisons use the key and the value, not the effect. When the style is removed, the effect runs with the
  ///   default.
  /// - The effect runs where live views exist: in tests, and on surfaces that keep objects. A web page keeps none; it
  ///   leaves the style out and logs that once.
  public static func custom<Value: StyleValueConvertible>(
    _ key: String, _ value: Value, default defaultValue: Value,
    effect: @escaping @Sendable (Target, Value) -> Void
  ) -> Style {
    let custom = CustomStyle(value: value.styleValue) { view, isSet in
      if let view = view as? Target { effect(view, isSet ? value : defaultValue) }
    }
    return Style(
      entry: StyleEntry(key: UInt32(CustomStyles.number(of: key)), value: .object(StyleObject(custom))))
  }
}

/// The value of a custom style with its effect.
struct CustomStyle: Hashable, Sendable, CustomStringConvertible {
  let value: StyleValue
  /// The effect, which applies the value or the default to a view.
  let act: @Sendable (View, _ isSet: Bool) -> Void

  static func == (left: CustomStyle, right: CustomStyle) -> Bool { left.value == right.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
  var description: String { StyleDescription.text(of: value) }

  init(value: StyleValue, act: @escaping @Sendable (View, Bool) -> Void) {
    self.value = value
    self.act = act
  }

  init?(_ value: StyleValue?) {
    guard case .object(let object)? = value, let custom = object.value as? CustomStyle else { return nil }
    self = custom
  }
}
