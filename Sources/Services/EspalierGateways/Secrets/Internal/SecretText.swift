/// Functions that blank the values of secret names in a text that may be JSON, a form, or incomplete.
enum SecretText {
  static func blanked(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let quote = rest.firstIndex(of: "\"") {
      result += rest[..<quote]
      let (name, afterName) = string(rest[quote...])
      result += name
      rest = afterName
      let spaces = rest.prefix { $0 == " " || $0 == ":" }
      guard spaces.contains(":"), SecretNames.contain(String(name)) else { continue }
      result += spaces
      rest = rest.dropFirst(spaces.count)
      let value = rest.first == "\"" ? string(rest).text : rest.prefix { !",}] ".contains($0) }
      result += "\"***\""
      rest = rest.dropFirst(value.count)
    }
    return forms(result + rest)
  }

  /// Returns the quoted text at the beginning, with both quotes, and the rest. The closing quote may be missing.
  private static func string(_ text: Substring) -> (text: Substring, rest: Substring) {
    var index = text.index(after: text.startIndex)
    var isEscaped = false
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return (text[..<index], text[index...])
  }

  /// Blanks the values of secret names in forms and queries, such as `token=…`.
  private static func forms(_ text: String) -> String {
    guard text.contains("=") else { return text }
    let ends = Set("&; \",<>{}")
    var result = ""
    var rest = text[...]
    while let equals = rest.firstIndex(of: "=") {
      let before = rest[..<equals]
      let name = before.reversed().prefix { !ends.contains($0) }
      result += before + "="
      rest = rest[rest.index(after: equals)...]
      guard SecretNames.contain(String(name.reversed())) else { continue }
      result += "***"
      rest = rest.drop { !ends.contains($0) }
    }
    return result + rest
  }
}
