/// The names in braces of texts, in whose place values are put.
enum PlaceholderNames {
  /// Returns the names of some texts, each once, in the order in which they come.
  static func names(in texts: [String]) -> [String] {
    var names: [String] = []
    for name in texts.flatMap(braced) where isName(name) && !names.contains(name) { names.append(name) }
    return names
  }

  /// Returns something in braces that looks like a name and cannot be one: `{first name}`.
  static func unusable(in text: String) -> String? {
    braced(text).first { !isName($0) && $0.contains { $0.isLetter } }
  }

  /// Returns a code of C's formats, such as `%lld`, which other catalogues have for values.
  static func formatCode(in text: String) -> String? {
    text.firstMatch(of: /%(?:[0-9]+\$)?(?:#@\w*@?|@|l{1,2}[dux]|[dux](?!\w))/).map { String($0.output) }
  }

  private static func braced(_ text: String) -> [String] {
    text.matches(of: /\{([^{}]*)\}/).map { String($0.output.1) }
  }

  private static func isName(_ name: String) -> Bool { name.wholeMatch(of: /_*[A-Za-z][A-Za-z0-9_]*/) != nil }
}
