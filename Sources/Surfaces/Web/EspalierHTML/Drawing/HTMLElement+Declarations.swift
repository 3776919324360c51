public import EspalierViews

extension HTMLElement {
  /// Gives the element its own style declaration while the closure returns a value for the property.
  ///
  /// Use it for values that no class and no word of `data-look` can express, such as a measured width or a person's
  /// colour.
  ///
  /// ```swift
  /// element.style("--share", of: share) { "\($0)" }
  /// ```
  ///
  /// - The page's content security policy stays as strict as it is: no declaration is an inline style. The first
  ///   response has the declarations in its head under their hash, and the script sets them afterwards.
  /// - The name is that of a CSS property or variable. A value consists of words, numbers and functions that compute a
  ///   value (`calc`, `oklch`, `linear-gradient` …). Any other value is omitted, which is logged: a text in quotation
  ///   marks, a function that fetches, parentheses that do not match.
  public mutating func style<Value>(
    _ name: String, of property: Property<Value>, _ text: @escaping @Sendable (Value) -> String?
  ) {
    guard HTMLDeclaration.isName(name) else {
      return HTMLLog.warn("A style declaration has a name that is none, and was left out.", about: name)
    }
    declare(reading: [slot(property)]) { reader in
      text(reader.value(of: property)).flatMap { HTMLDeclaration.checked(name, $0) }
    }
  }

  /// Adds declarations that are known to be well formed.
  mutating func declare(
    reading keys: [StyleSlot], directly direct: HTMLDirect? = nil, _ read: @escaping @Sendable (HTMLReader) -> String?
  ) {
    declarations.append(HTMLLook(keys: keys, read: read, direct: direct))
  }

  /// Adds a colour of the view. A colour that is a role of the theme becomes a word of `data-look`: `prefix` followed
  /// by the role's name. Any other colour becomes a style declaration.
  mutating func color(
    of property: Property<ViewColor>, prefix: String, unless usual: ColorRole, declaring name: String
  ) {
    look(of: property) { color in
      guard let role = color.role, role != usual else { return nil }
      return prefix + role.rawValue
    }
    declare(reading: [slot(property)], directly: .nothingForText) { reader in
      reader.value(of: property).declared.map { "\(name):\($0)" }
    }
  }
}

/// A check of declarations that an app writes.
enum HTMLDeclaration {
  /// The allowed CSS functions. They compute a value, and fetch nothing.
  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color-mix", "light-dark", "calc", "min",
    "max",
    "clamp", "round", "var", "rotate", "scale", "translate", "linear-gradient", "radial-gradient", "conic-gradient",
    "repeat", "minmax", "fit-content", "cubic-bezier", "steps",
  ]

  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F }
  }

  static func checked(_ name: String, _ value: String) -> String? {
    if isPlain(value) { return "\(name):\(value)" }
    HTMLLog.warn("The value of a style declaration is not allowed here and was left out.", about: name)
    return nil
  }

  /// Returns true if a value consists of words, numbers and allowed functions, with matching parentheses.
  private static func isPlain(_ value: String) -> Bool {
    guard !value.isEmpty, value.utf8.count <= 200, !value.contains("/*") else { return false }
    var depth = 0
    var word: [UInt8] = []
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "("):
        guard word.isEmpty || functions.contains(String(decoding: word, as: UTF8.self).lowercased()) else {
          return false
        }
        depth += 1
        word = []
      case UInt8(ascii: ")"):
        depth -= 1
        guard depth >= 0 else { return false }
        word = []
      case _ where isLetterOrDigit(byte) || byte == 0x2D || byte == 0x5F: word.append(byte)
      case _ where " #%.,+*/".utf8.contains(byte): word = []
      default: return false
      }
    }
    return depth == 0
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}

extension ViewColor {
  /// The colour in CSS notation; nil for a role, because a role becomes a word of `data-look`.
  var declared: String? {
    guard case .custom(let light, let dark, let opacity) = self else { return nil }
    let end = opacity == 255 ? "" : (opacity < 16 ? "0" : "") + String(opacity, radix: 16)
    return light == dark ? "\(light)\(end)" : "light-dark(\(light)\(end),\(dark)\(end))"
  }

  /// The colour in CSS notation. A role is written as the CSS variable of the theme.
  var anyDeclared: String { declared ?? "var(--\(role?.rawValue ?? "text"))" }

  /// The legible text colour on this colour: black or white. It is nil for a role, which has its own text colour.
  ///
  /// A faint colour shows the background through it, so it gets the usual text colour.
  var inkDeclared: String? {
    guard case .custom(let light, let dark, let opacity) = self else { return nil }
    guard opacity > 153 else { return "var(--text)" }
    let inks = [light, dark].map { $0.contrast(with: 0xFFFFFF) >= $0.contrast(with: 0x000000) ? "#ffffff" : "#000000" }
    return inks[0] == inks[1] ? inks[0] : "light-dark(\(inks[0]),\(inks[1]))"
  }
}
