/// The words of errors as a log gets them: cut, and on one line. The layer of screens has the same for itself, for the two
/// do not know each other.
enum LogWords {
  private static let maximumLength = 2_000

  /// Returns the description of an error: the first 2,000 characters, with “␤” in the place of characters that begin a
  /// line or move a cursor.
  static func of(_ error: any Error) -> String {
    var line = ""
    for (count, scalar) in "\(error)".unicodeScalars.enumerated() {
      guard count < maximumLength else { return line + "…" }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += "␤"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
