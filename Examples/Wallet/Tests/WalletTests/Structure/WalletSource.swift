import Foundation

/// One Swift file of Wallet, of its contract or of its plug-ins, as far as the rules of its structure look at it.
struct WalletSource {
  private static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Relative to the package's `Sources`, as in `Wallet/App/Session.swift`.
  let path: String
  /// The file without comments and without what stands in string literals.
  let code: String

  init(path: String, text: String) {
    self.path = path
    code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "") }
      .joined(separator: "\n")
  }

  /// All files of the sources, in the order of their paths.
  static func all() throws -> [WalletSource] {
    try ["Wallet", "WalletContract", "WalletPlugIns"].flatMap { package in
      let folder = examples.appending(path: "\(package)/Sources")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        .map { WalletSource(path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }
  }

  private var folders: [Substring] { path.split(separator: "/").dropLast() }

  /// The target that the file belongs to.
  var target: String { folders.first.map(String.init) ?? "" }

  /// The part of the app: `App`, `Shared`, `Start`, `Support`, or `Features/<Name>`; nil in another target.
  var part: String? {
    guard target == "Wallet", folders.count > 1 else { return nil }
    return folders.dropFirst().prefix(folders[1] == "Features" ? 2 : 1).joined(separator: "/")
  }

  /// The modules that the file imports.
  var imports: Set<String> {
    Set(
      code.matches(
        of: /^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
          .anchorsMatchLineEndings()
      ).map { String($0.output.1) })
  }

  /// The types that the file declares for others, those within other types left out.
  var declaredTypes: Set<String> {
    let declaration =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|final)\s+)*(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/
      .anchorsMatchLineEndings()
    return Set(code.matches(of: declaration).map { String($0.output.1) })
  }

  /// The words of the file that can be the name of a type or of a member that stands by itself: none after a dot.
  var names: Set<String> { words(/(?:^|[^.\w])([A-Za-z_]\w*)/) }

  /// All words of the file.
  var words: Set<String> { words(/(?:^|\W)([A-Za-z_]\w*)/) }

  private func words(_ pattern: Regex<(Substring, Substring)>) -> Set<String> {
    Set(code.matches(of: pattern.anchorsMatchLineEndings()).map { String($0.output.1) })
  }
}
