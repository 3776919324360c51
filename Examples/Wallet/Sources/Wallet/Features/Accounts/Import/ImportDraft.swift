import Espalier
import Foundation
import Statements
import WalletGateways
import WalletStore

/// An import that is not finished, as a window keeps it over a restart: the file, and the person's decisions about it.
/// The content of the file is read from it again, so an import goes on with the data that are in the wallet by then.
struct ImportDraft: Hashable, Sendable, Codable {
  /// The largest file that is kept, in bytes: it has to fit into the state that a server keeps of a page, written as
  /// text.
  static let largestContent = 128 * 1_024

  /// The accounts for the operations of a file that does not name them.
  struct Accounts: Hashable, Sendable, Codable {
    /// The answers, by the questions about the file.
    var destinations: [ImportAccountQuestion.ID: ImportDestination]
    /// True if the person has gone on with these answers.
    var isDone: Bool
  }

  /// The name of the file.
  var name: String
  /// The bytes of the file; nil if they are too many, or had not been read.
  var content: Data?
  /// The person's answers about the meaning of the file.
  var options: ReadingOptions
  /// The answers that the person was about to give; nil when nothing was asked.
  var answering: ReadingOptions?
  /// The accounts; nil before they are known.
  var accounts: Accounts?
  /// The operations that are added although they look known or were deleted.
  var kept: Set<ImportPreview.Operation.ID>

  /// True if the signs of all amounts are turned; nil in a draft of before.
  var isTurned: Bool?

  /// Creates a draft of the present decisions.
  init(_ state: StatementImport, content: Data?) {
    name = state.received.name
    self.content = content
    options = state.options
    kept = state.choices.kept
    isTurned = state.isTurned
    if !state.accountQuestions.isEmpty {
      accounts = Accounts(destinations: state.choices.destinations, isDone: !state.asksForAccounts)
    }
  }
}

/// A scene of an import's step, in which something may be decided that the step has not handed on yet.
@MainActor protocol ImportDeciding: Scene {
  /// Notes the decisions that were made in the scene.
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
  /// Creates a statement whose import goes on; nil if its file was not kept.
  init?(resuming draft: ImportDraft) {
    guard let content = draft.content else { return nil }
    self.init(of: ReceivedFile(name: draft.name, path: "", size: content.count), options: draft.options)
    file = ImportFile(name: draft.name, bytes: Array(content))
    self.draft = draft
  }

  /// Resumes the choice of accounts, as far as they can still be meant, and of the operations that were let in.
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
  /// Returns true if an answer names a new account, or an existing one that can be meant.
  fileprivate func canBeAnswered(with destination: ImportDestination) -> Bool {
    switch destination {
    case .newAccount: true
    case .account(let account): candidates.contains { $0.account.id == account }
    }
  }
}
