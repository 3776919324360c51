import Espalier
import WalletStore

/// What the person answers to the questions about the accounts of a file, as it is being written.
struct ImportAccountAnswers: Hashable, Sendable {
  /// One for each question, in order.
  var answers: [Answer]

  /// Where the operations of a file can go.
  enum Choice: Hashable, Sendable, CustomStringConvertible {
    case account(AccountID)
    case newAccount

    /// How the choice is told apart from the others on a page.
    var description: String {
      switch self {
      case .account(let account): "\(account.rawValue)"
      case .newAccount: "new"
      }
    }
  }

  struct Answer: Hashable, Sendable {
    /// What was chosen.
    var choice: Choice
    /// What a new account is to be called.
    var name: String

    init(_ destination: ImportDestination, proposedName: String) {
      switch destination {
      case .account(let account): (choice, name) = (.account(account), proposedName)
      case .newAccount(let name): (choice, self.name) = (.newAccount, name)
      }
    }

    var isNewAccount: Bool { choice == .newAccount }

    /// What has been answered.
    var destination: ImportDestination {
      switch choice {
      case .account(let account): .account(account)
      case .newAccount: .newAccount(name: name)
      }
    }

    /// What is wrong with the name of a new account; nil for nothing.
    var fault: String? {
      guard isNewAccount else { return nil }
      if name.allSatisfy(\.isWhitespace) { return "What is the new account to be called?" }
      do {
        _ = try GivenName(name)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  /// The answers by their questions.
  func destinations(of questions: [ImportAccountQuestion]) -> [ImportAccountQuestion.ID: ImportDestination] {
    let given = zip(questions, answers).map { ($0.id, $1.destination) }
    return Dictionary(given, uniquingKeysWith: { first, _ in first })
  }
}
