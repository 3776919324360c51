/// The rules of the sources: calls that they do without, and attributes that need a proof above them.
enum SourceRules {
  /// Returns the faults of `file`, one sentence each.
  static func faults(in file: SourceFile) -> [String] {
    let original = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return SourceCode(file.text).lines.enumerated().flatMap { index, code in
      let place = "\(file.path):\(index + 1)"
      var faults: [String] = []
      if calls("print", in: code) { faults.append("\(place) calls print(") }
      if calls("fatalError", in: code), !isProved(original[..<index]) {
        faults.append(
          "\(place) calls fatalError(; say why nothing else is possible just above, in a comment that begins // Safe:")
      }
      if code.contains(/\btry!/) { faults.append("\(place) uses try!") }
      if code.contains(/\bas!/) { faults.append("\(place) uses as!") }
      if code.contains("@unchecked Sendable") || code.contains("nonisolated(unsafe)"),
        !isProved(original[..<index])
      {
        faults.append(
          "\(place) takes safety on trust; say why it is safe just above, in a comment that begins // Safe:")
      }
      return faults
    }
  }

  /// Returns true when `code` calls the global function `name`: no member of that name, and no declaration of one.
  private static func calls(_ name: String, in code: String) -> Bool {
    code.ranges(of: "\(name)(").contains { range in
      let before = code[..<range.lowerBound]
      if before.hasSuffix("Swift.") { return true }
      guard let last = before.last else { return true }
      return !(last.isLetter || last.isNumber || "_.`$".contains(last) || before.hasSuffix("func "))
    }
  }

  /// Returns true when the comment that ends `lines`, attributes aside, begins with `// Safe:`.
  private static func isProved(_ lines: ArraySlice<Substring>) -> Bool {
    for line in lines.reversed() {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("// Safe:") { return true }
      guard line.hasPrefix("//") || line.hasPrefix("@") else { return false }
    }
    return false
  }
}
