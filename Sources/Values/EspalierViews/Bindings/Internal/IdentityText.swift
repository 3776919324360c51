/// The text by which a page knows a value. Two values are distinguished by their descriptions, or by those of their raw
/// values.
enum IdentityText {
  /// Returns the text of a value. It is empty for nil, and for a string that is empty.
  static func text(of value: some Hashable) -> String {
    if !(value is any Maybe), let text = value as? String { return text }
    return option(for: value)
  }

  /// Returns the text of a value as the option of a picker. It is empty for nil alone.
  static func option(for value: some Hashable) -> String {
    if let optional = value as? any Maybe, !optional.isSome { return "" }
    let known = (value as? any Maybe)?.wrapped ?? value
    let text = (known as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(known)"
    return text.isEmpty ? "~" : text
  }
}

/// An optional value of any type.
private protocol Maybe {
  var isSome: Bool { get }
  var wrapped: Any? { get }
}

extension Optional: Maybe {
  var isSome: Bool { self != nil }
  var wrapped: Any? { self.map { $0 } }
}
