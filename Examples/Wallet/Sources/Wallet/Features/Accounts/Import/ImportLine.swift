import Espalier
import WalletStore

/// A line of an import's preview: the heading of an account, or one of its operations.
struct ImportLine: Identifiable, Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case account(ImportAccountHeading)
    case operation(ImportPreview.Operation)
  }

  /// The identity of the account or the operation, as text.
  let id: String
  /// The place of the account among those of the file.
  let account: Int
  /// The heading or the operation that the line shows.
  let content: Content
}

/// The heading above the operations of one account.
struct ImportAccountHeading: Hashable, Sendable {
  var name: String
  var isNewAccount: Bool
  var new: Int
  var alreadyThere: Int
  var deleted: Int

  init(_ account: ImportPreview.Account) {
    name = account.name
    isNewAccount = account.isNewAccount
    (new, alreadyThere, deleted) = (account.new, account.alreadyThere, account.deleted)
  }
}

/// The lines of one part of a preview, a page at a time: there may be a hundred thousand.
struct ImportLines: RowSource {
  private let parts: [(account: Int, heading: ImportAccountHeading, operations: ImportPreview.Operations)]
  /// The line of each part's heading, and the number of all lines at the end.
  private let starts: [Int]

  init(_ preview: ImportPreview, part: ImportPreviewPart) {
    parts = preview.accounts.enumerated().compactMap { place, account in
      let operations = part == .comingIn ? account.comingIn : account.leftOut
      // An account of which nothing is left out has no place in the list of what is left out.
      guard part == .comingIn || !operations.isEmpty else { return nil }
      return (place, ImportAccountHeading(account), operations)
    }
    starts = parts.reduce(into: [0]) { $0.append(($0.last ?? 0) + 1 + $1.operations.count) }
  }

  func count() async throws -> Int { starts.last ?? 0 }

  func items(in range: Range<Int>) async throws -> [ImportLine] {
    let range = range.clamped(to: 0..<(starts.last ?? 0))
    var lines: [ImportLine] = []
    for (place, part) in parts.enumerated() where starts[place + 1] > range.lowerBound {
      guard starts[place] < range.upperBound else { break }
      if range.contains(starts[place]) {
        lines.append(ImportLine(id: "account-\(part.account)", account: part.account, content: .account(part.heading)))
      }
      let first = starts[place] + 1
      let own = (first..<starts[place + 1]).clamped(to: range)
      for operation in part.operations[own.lowerBound - first..<own.upperBound - first] {
        lines.append(ImportLine(id: "\(operation.id)", account: part.account, content: .operation(operation)))
      }
    }
    return lines
  }
}
