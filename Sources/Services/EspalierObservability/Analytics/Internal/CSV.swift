/// Functions that make lines of comma-separated values in the format of RFC 4180.
enum CSV {
  static func line(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") + "\r\n" }

  private static func field(_ text: String) -> String {
    // Compare scalars: a carriage return and a line feed together are one character.
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
    // A quote followed by a combining mark is a different character, but would still end the field.
    let doubled = text.unicodeScalars.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] as [Unicode.Scalar] }
    return "\"\(String(String.UnicodeScalarView(doubled)))\""
  }
}
