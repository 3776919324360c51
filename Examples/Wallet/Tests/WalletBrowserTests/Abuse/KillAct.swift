import Foundation

/// An act of a person.
enum KillAct: CaseIterable {
  case categorise, rename, delete, importFile, navigate, type, opening

  /// The names of the controls that the person used.
  var controls: Set<String> {
    switch self {
    case .categorise: ["Category"]
    case .rename: ["Name", "Save"]
    case .delete: ["Delete"]
    case .importFile: ["Import 3,000 operations"]
    case .navigate: ["Settings"]
    case .type: ["Name"]
    case .opening: ["Set the opening balance"]
    }
  }

  /// The names of those of them that hold what the person entered.
  var fields: Set<String> {
    switch self {
    case .categorise: ["Category"]
    case .rename, .type: ["Name"]
    case .opening: ["Amount in EUR", "At the start of"]
    case .delete, .importFile, .navigate: []
    }
  }

  /// Returns true if the page has told that this act, and not another one, may be lost.
  func isTold(in said: String) -> Bool {
    !controls.isDisjoint(with: Self.names(behind: "Perhaps not done:", in: said))
      || !fields.isDisjoint(with: Self.names(behind: "Not kept:", in: said))
  }

  private static func names(behind words: String, in said: String) -> [String] {
    said.components(separatedBy: Self.separator).filter { $0.hasPrefix(words) }
      .flatMap { $0.dropFirst(words.count).components(separatedBy: ", ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The sign between two things that the page says at once.
  static let separator = " \u{b7} "
}
