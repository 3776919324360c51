/// One step of a local change, as a page reads it: the value's identity, its new text, and the flag at the app.
///
/// The new text is `!` for a flag that is toggled; the flag at the app stands there for such a step alone. If the value of
/// a control is the new value, there is nothing but the identity.
struct LocalStep: Sendable {
  let text: String

  @MainActor init?(toggling flag: Binding<Bool>) {
    guard let identity = flag.identity else { return nil }
    text = "\(identity.text) ! \(flag.value)"
  }

  @MainActor init?<Value: Hashable & Sendable>(setting binding: Binding<Value>, to value: Value) {
    guard let identity = binding.identity else { return nil }
    text = "\(identity.text) \(LocalText.text(of: value)) "
  }

  /// Creates the step of a control that shows the value itself.
  @MainActor init?<Value>(showing binding: Binding<Value>) {
    guard let identity = binding.identity else { return nil }
    text = identity.text
  }
}

/// The text of a value in a step or condition. It has no blanks and no exclamation mark, which have a meaning there.
enum LocalText {
  static func text(of value: some Hashable) -> String { escaped(IdentityText.text(of: value)) }

  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isEscaped) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isEscaped(byte) { bytes += "%\(String(byte, radix: 16))".utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x21 || byte == 0x25 }
}
