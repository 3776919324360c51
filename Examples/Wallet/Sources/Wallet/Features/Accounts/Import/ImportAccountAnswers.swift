import Espalier
import WalletStore

/// What the person answers to the questions about the accounts of a file, as it is being written.
struct ImportAccountAnswers: Hashable, Sendable {
  /// One for each question, in order.
  var answers: [Answer]

  struct Answer: Hashable, Sendable {
    /// The identifier of the option for an account that the import makes.
    static let newAccount = "new"

    /// The identifier of the chosen option.
    var choice: String
    /// What a new account is to be called.
    var name: String

    init(_ destination: ImportDestination, proposedName: String) {
      switch destination {
      case .account(let account): (choice, name) = (Self.option(for: account), proposedName)
      case .newAccount(let name): (choice, self.name) = (Self.newAccount, name)
      }
    }

    /// The identifier of the option for an account that is there.
    static func option(for account: AccountID) -> String { "\(account.rawValue)" }

    var isNewAccount: Bool { choice == Self.newAccount }

    /// What has been answered.
    var destination: ImportDestination {
      guard let account = Int64(choice), !isNewAccount else { return .newAccount(name: name) }
      return .account(AccountID(rawValue: account))
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
}
