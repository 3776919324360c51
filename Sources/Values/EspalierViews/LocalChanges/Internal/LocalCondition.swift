/// A condition on a value, as a page reads it: the value's identity, the text that it is compared with, and its text at the
/// app. A condition that holds while the two differ begins with `!`.
struct LocalCondition: Sendable {
  let text: String

  @MainActor init?<Value: Hashable & Sendable>(_ binding: Binding<Value>, is value: Value, isInverted: Bool) {
    guard let identity = binding.identity else { return nil }
    let mark = isInverted ? "!" : ""
    text = "\(mark)\(identity.text) \(LocalText.text(of: value)) \(LocalText.text(of: binding.value))"
  }
}
