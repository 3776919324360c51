extension Style {
  /// Returns a custom style: a key, a value, and the styles that the value stands for.
  ///
  /// Use it for a look that is needed once; for one that is needed repeatedly, declare a property of a class of your
  /// own. Descriptions and differences name the key and the value:
  ///
  /// ```swift
  /// let label = Label.with(.text("Rent"), .custom("loudness", 3) { .alpha($0 > 2 ? 1 : 0.5) })
  /// ```
  ///
  /// - A style of the component wins over the styles of a custom style. When a custom style is removed, its styles go
  ///   with it.
  /// - A program has at most 4,094 keys. What differs between two uses is the value; a program that creates keys from
  ///   data is reported when a window shows a view, and the styles of further keys are left out.
  ///
  /// - Parameters:
  ///   - key: The name of the style.
  ///   - value: The value of the style.
  ///   - effect: Returns the styles of the view for the value, or nil if the view does not change. ``all(_:)`` combines
  ///     several styles.
  public static func custom<Value: StyleValueConvertible>(
    _ key: String, _ value: Value, effect: (Value) -> Style?
  ) -> Style {
    guard let number = CustomStyleKeys.shared.number(of: key) else {
      StyleProblems.note(CustomStyleKeys.problem)
      return Style(entry: StyleGroup.nothing)
    }
    let styles = effect(value).map { Component(styles: [$0]).storage } ?? StyleStorage()
    let custom = CustomStyle(value: value.styleValue, styles: styles)
    PropertyEffects.noteUse()
    return Style(entry: StyleEntry(key: UInt32(number), value: .object(StyleObject(custom))))
  }
}

/// The value of a custom style with the styles that it stands for.
struct CustomStyle: Hashable, Sendable, CustomStringConvertible {
  let value: StyleValue
  let styles: StyleStorage

  static func == (left: CustomStyle, right: CustomStyle) -> Bool {
    left.value == right.value && left.styles.isEqual(to: right.styles)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
  var description: String { StyleDescription.text(of: value) }

  init(value: StyleValue, styles: StyleStorage) {
    self.value = value
    self.styles = styles
  }

  init?(_ value: StyleValue?) {
    guard case .object(let object)? = value, let custom = object.value as? CustomStyle else { return nil }
    self = custom
  }
}
