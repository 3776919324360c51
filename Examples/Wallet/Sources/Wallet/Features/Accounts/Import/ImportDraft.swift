import Espalier
import Foundation
import Statements
import WalletGateways
import WalletStore

/// An import that is not finished, as a window keeps it over a restart: the file, and what the person has decided about it.
/// What the file says is read from it again, so an import goes on with what is in the wallet by then.
struct ImportDraft: Hashable, Sendable, Codable {
  /// The largest file that is kept, in bytes: it has to fit into what a server keeps of a page, written as text.
  static let largestContent = 128 * 1_024

  /// Where the operations go of a file that does not say so.
  struct Accounts: Hashable, Sendable, Codable {
    /// The answers, by the questions about the file.
    var destinations: [ImportAccountQuestion.ID: ImportDestination]
    /// Whether the person has gone on with them.
    var isDone: Bool
  }

  /// The name of the file.
  var name: String
  /// All of its bytes; nil if they are too many, or had not been read.
  var content: Data?
  /// What the person has told about the file.
  var options: ReadingOptions
  /// What they were about to tell; nil when nothing was asked.
  var answering: ReadingOptions?
  /// The accounts; nil before they are known.
  var accounts: Accounts?
  /// The operations that come in though they look known or were deleted.
  var kept: Set<ImportPreview.Operation.ID>

  /// What is decided so far.
  init(_ state: StatementImport, content: Data?) {
    name = state.received.name
    self.content = content
    options = state.options
    kept = state.choices.kept
    if !state.accountQuestions.isEmpty {
      accounts = Accounts(destinations: state.choices.destinations, isDone: !state.asksForAccounts)
    }
  }
}

/// A scene of an import's step, in which something may be decided that the step has not handed on yet.
@MainActor protocol ImportDeciding: Scene {
  /// Notes what is decided in it.
  func note(in draft: inout ImportDraft)
}

extension ImportQuestionScene: ImportDeciding {
  func note(in draft: inout ImportDraft) { draft.answering = model.options }
}

extension ImportAccountsScene: ImportDeciding {
  func note(in draft: inout ImportDraft) {
    draft.accounts = ImportDraft.Accounts(destinations: model.destinations, isDone: false)
  }
}

extension ImportPreviewScene: ImportDeciding {
  func note(in draft: inout ImportDraft) { draft.kept = model.reading.kept }
}

extension StatementImport {
  /// A statement whose import goes on; nil if its file was not kept.
  init?(resuming draft: ImportDraft) {
    guard let content = draft.content else { return nil }
    self.init(of: ReceivedFile(name: draft.name, path: "", size: content.count), options: draft.options)
    file = ImportFile(name: draft.name, bytes: Array(content))
    self.draft = draft
  }

  /// Takes back which accounts were chosen, as far as they can be meant still, and what was let in.
  mutating func resumeChoices() {
    choices.kept = draft?.kept ?? []
    guard let accounts = draft?.accounts else { return }
    var isCertain = accounts.isDone
    for question in accountQuestions {
      guard let destination = accounts.destinations[question.id], question.canBeAnswered(with: destination) else {
        isCertain = false
        continue
      }
      choices.destinations[question.id] = destination
    }
    asksForAccounts = !isCertain
  }
}

extension ImportAccountQuestion {
  /// Whether an answer names a new account, or one that is there.
  fileprivate func canBeAnswered(with destination: ImportDestination) -> Bool {
    switch destination {
    case .newAccount: true
    case .account(let account): candidates.contains { $0.account.id == account }
    }
  }
}
