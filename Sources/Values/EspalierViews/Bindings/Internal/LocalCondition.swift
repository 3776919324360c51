/// A condition on a value, as a page reads it: the value's identity, the text that the value is compared with, and 1 if the
/// two are equal at the app, else 0. A condition that holds while the two differ begins with `!`.
///
/// The value itself is not in it: it may be what a person must not read.
struct LocalCondition: Sendable {
  let text: String

  @MainActor init?<Value: Hashable & Sendable>(_ binding: Binding<Value>, is value: Value, isInverted: Bool) {
    guard let identity = binding.identity else { return nil }
    let mark = isInverted ? "!" : ""
    text = "\(mark)\(identity.text) \(LocalText.text(of: value)) \(binding.value == value ? 1 : 0)"
  }
}

/// The reading of conditions on the side of the app.
package enum LocalConditions {
  /// Returns true if a condition holds at the app; nil for none.
  package static func holds(_ condition: String) -> Bool? {
    condition.isEmpty ? nil : (condition.last == "1") != (condition.first == "!")
  }
}
