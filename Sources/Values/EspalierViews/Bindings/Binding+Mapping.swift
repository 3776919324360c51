extension Binding {
  /// Returns a binding to the value in another form: a number as the text of its field.
  ///
  /// ```swift
  /// @MainActor final class Order { var count = 1 }
  /// @MainActor func field(_ order: Order) -> Component<TextField> {
  ///   let text = Binding(order, \.count).map { "\($0)" } back: { Int($0) }
  ///   return Component(.label("How many"), .text(text))
  /// }
  /// ```
  ///
  /// A value that cannot be turned back (`back` gives nil) is not written.
  public func map<New: Sendable>(
    _ form: @escaping @MainActor (Value) -> New, back: @escaping @MainActor (New) -> Value?
  ) -> Binding<New> {
    Binding<New>(get: { form(value) }, set: { if let new = back($0) { value = new } })
  }

  /// Returns a binding that writes only a value that passes the check; another value is refused, and the control shows
  /// the one that holds.
  ///
  /// Where a person should see what is wrong, use a form instead, which takes every value and says so.
  public func validated(_ isValid: @escaping @MainActor (Value) -> Bool) -> Binding {
    Binding(get: { value }, set: { if isValid($0) { value = $0 } })
  }
}
