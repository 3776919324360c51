public import Espalier
public import Statements
public import WalletStore

// The words that people read of the wallet's errors. The messages of the disk and SQLite are for the person who runs
// the wallet.

extension WalletError: ExplainedError {
  /// An explanation of what happened to the person's data, and of what to do.
  public var explanation: String? {
    switch self {
    case .databaseIsNewer:
      "Your data were last used by a newer version of Wallet, which this one cannot read. Nothing was changed; update "
        + "Wallet and start it again."
    case .cannotOpen: "Your data cannot be opened at the moment. Nothing was changed."
    case .cannotMigrate:
      "Your data could not be brought up to date for this version of Wallet. Nothing is lost, and what the failed step "
        + "had begun is undone."
    case .storage: "Your data could not be read or written at the moment. Nothing was changed; please try again."
    default: description
    }
  }

  /// A Boolean value that indicates whether the storage is at fault, which only the person who runs the wallet can
  /// mend.
  public var belongsInLog: Bool {
    switch self {
    case .databaseIsNewer, .cannotOpen, .cannotMigrate, .storage: true
    default: false
    }
  }
}

// The content or a gap of a file is the person's own, and reported in full.
extension StatementError: ExplainedError {
  /// The same as `description`.
  public var explanation: String? { description }
}
