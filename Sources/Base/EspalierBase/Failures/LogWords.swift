/// The descriptions of errors for a log. They are shortened to one line, because an error may describe itself with a
/// whole file, or with text from an unknown sender.
package enum LogWords {
  private static let maximumLength = 2_000

  /// Returns the description of an error, shortened and on one line.
  package static func of(_ error: any Error) -> String { line("\(error)") }

  /// Returns the first 2,000 characters of a text, with “␤” instead of the characters that begin a line or move a
  /// cursor.
  package static func line(_ text: String) -> String {
    var line = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < maximumLength else { return line + "…" }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += "␤"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
