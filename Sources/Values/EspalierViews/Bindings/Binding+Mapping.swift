extension Binding {
  /// Returns a binding to the value in another form, such as a number as the text of its field.
  ///
  /// ```swift
  /// @MainActor final class Order { var count = 1 }
  /// @MainActor func field(_ order: Order) -> Component<TextField> {
  ///   let text = Binding(order, \.count).map { "\($0)" } back: { Int($0) }
  ///   return Component(.label("How many"), .text(text))
  /// }
  /// ```
  ///
  /// If `back` returns nil, nothing is written.
  public func map<New: Sendable>(
    _ form: @escaping @MainActor (Value) -> New, back: @escaping @MainActor (New) -> Value?
  ) -> Binding<New> {
    Binding<New>(get: { form(value) }, set: { if let new = back($0) { value = new } })
  }

  /// Returns a binding that writes only values that pass a check. After any other value, the control shows the current
  /// value again.
  ///
  /// To show the person what is wrong, use a form instead, which takes every value and reports the problem.
  public func validated(_ isValid: @escaping @MainActor (Value) -> Bool) -> Binding {
    Binding(get: { value }, set: { if isValid($0) { value = $0 } }, identify: identify)
  }
}
