internal import SwiftSyntax

/// Looks for a case of a `switch`, whatever shape is around it.
final class CaseFinder: SyntaxVisitor {
  private let name: String
  private var isFound = false

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns true if some `switch` in the syntax has a case with the name.
  static func finds(_ name: String, in syntax: some SyntaxProtocol) -> Bool {
    let finder = CaseFinder(name)
    finder.walk(syntax)
    return finder.isFound
  }

  override func visit(_ item: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    var pattern = item.pattern.trimmedDescription
    for word in ["let ", "var "] where pattern.hasPrefix(word) { pattern = String(pattern.dropFirst(word.count)) }
    if pattern == ".\(name)" || pattern.hasPrefix(".\(name)(") { isFound = true }
    return .skipChildren
  }
}
