/// The words of errors as a log gets them: cut, and on one line, for an error may describe itself with a whole file, or with
/// what a stranger has sent.
package enum LogWords {
  private static let maximumLength = 2_000

  /// What an error says of itself.
  package static func of(_ error: any Error) -> String { line("\(error)") }

  /// The first 2,000 characters of a text, with “␤” in the place of those that begin a line or move a cursor.
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
