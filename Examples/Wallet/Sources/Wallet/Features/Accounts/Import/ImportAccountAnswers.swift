import Espalier
import WalletStore

/// The person's answers to the questions about the accounts of a file, as they are being written.
struct ImportAccountAnswers: Hashable, Sendable {
  /// The answers, one for each question, in order.
  var answers: [Answer]

  /// An account to which the operations of a file can go.
  enum Choice: Hashable, Sendable, CustomStringConvertible {
    case account(AccountID)
    case newAccount

    /// The text by which a page tells the choice from the others.
    var description: String {
      switch self {
      case .account(let account): "\(account.rawValue)"
      case .newAccount: "new"
      }
    }
  }

  struct Answer: Hashable, Sendable {
    /// The chosen account.
    var choice: Choice
    /// The name of a new account.
    var name: String

    init(_ destination: ImportDestination, proposedName: String) {
      switch destination {
      case .account(let account): (choice, name) = (.account(account), proposedName)
      case .newAccount(let name): (choice, self.name) = (.newAccount, name)
      }
    }

    var isNewAccount: Bool { choice == .newAccount }

    /// The answer as a destination of the import.
    var destination: ImportDestination {
      switch choice {
      case .account(let account): .account(account)
      case .newAccount: .newAccount(name: name)
      }
    }

    /// The fault of the name of a new account; nil if there is none.
    var fault: String? {
      guard isNewAccount else { return nil }
      if name.allSatisfy(\.isWhitespace) { return .localized(.importNewNameMissing) }
      do { _ = try GivenName(name) } catch { return error.explanation }
      return nil
    }
  }

  /// Returns the answers by their questions.
  func destinations(of questions: [ImportAccountQuestion]) -> [ImportAccountQuestion.ID: ImportDestination] {
    let given = zip(questions, answers).map { ($0.id, $1.destination) }
    return Dictionary(given, uniquingKeysWith: { first, _ in first })
  }
}
