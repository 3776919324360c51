/// Lines of comma-separated values, as RFC 4180 has them.
enum CSV {
  static func line(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") + "\r\n" }

  private static func field(_ text: String) -> String {
    // By scalars: a carriage return and a line feed are one character.
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
    // A quote with a combining mark after it is another character, and would end the field all the same.
    let doubled = text.unicodeScalars.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] as [Unicode.Scalar] }
    return "\"\(String(String.UnicodeScalarView(doubled)))\""
  }
}
