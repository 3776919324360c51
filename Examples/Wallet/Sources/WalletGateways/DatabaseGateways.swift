public import WalletFeatures
public import WalletStore

/// The gateways of one person, all of them over the wallet's storage.
///
/// A feature is given the gateways that it asks for and never the storage, so it can do nothing but what the gateways
/// offer, and to nobody's data but this person's. A test has any of them without the app:
///
/// ```swift
/// let accounts = try await DatabaseGateways(database: database, user: user).accounts.accounts()
/// ```
///
/// The gateways keep nothing: making one costs nothing, and two of a kind are as good as one.
public struct DatabaseGateways: Sendable {
  private let database: WalletDatabase
  private let user: UserID

  /// Creates the gateways of a person, who need not be known to the storage: each then throws `WalletError.noSuchUser`.
  public init(database: WalletDatabase, user: UserID) {
    self.database = database
    self.user = user
  }

  /// Returns the gateway that belongs to nobody: it is asked before it is known whose data are meant.
  public static func users(of database: WalletDatabase) -> any UsersGateway { DatabaseUsersGateway(database: database) }

  /// The gateway that fetches accounts.
  public var accounts: any AccountsGateway { DatabaseAccountsGateway(database: database, user: user) }

  /// The gateway that changes accounts.
  public var accountEdit: any AccountEditGateway { DatabaseAccountEditGateway(database: database, user: user) }

  /// The gateway that tells when the person's data have changed.
  public var changes: any ChangesGateway { DatabaseChangesGateway(database: database, user: user) }

  /// The gateway that keeps what the person dismissed.
  public var dismissals: any DismissalsGateway { DatabaseDismissalsGateway(database: database, user: user) }

  /// The gateway that fetches operations for the features that are plugged in.
  public var history: any OperationHistoryGateway { DatabaseOperationHistoryGateway(database: database, user: user) }

  /// The gateway that reads files of banks, and imports their statements.
  public var importing: any ImportGateway { DatabaseImportGateway(database: database, user: user) }

  /// The gateway that lists the imports, and takes them back.
  public var imports: any ImportsGateway { DatabaseImportsGateway(database: database, user: user) }

  /// The gateway that fetches income and spending, month by month.
  public var months: any MonthsGateway { DatabaseMonthsGateway(database: database, user: user) }

  /// The gateway that fetches one operation, and changes it.
  public var operation: any OperationGateway { DatabaseOperationGateway(database: database, user: user) }

  /// The gateway that fetches lists of operations.
  public var operationList: any OperationListGateway { DatabaseOperationListGateway(database: database, user: user) }

  /// The gateway that fetches payees, and gives them other names.
  public var payees: any PayeesGateway { DatabasePayeesGateway(database: database, user: user) }

  /// The gateway that fetches and stores the person's choices.
  public var settings: any SettingsGateway { DatabaseSettingsGateway(database: database, user: user) }

  /// The gateway that fetches the currency in which the person reads totals.
  public var totals: any TotalsGateway { DatabaseTotalsGateway(database: database, user: user) }

  /// The gateway that lists the steps that can be undone, and undoes them.
  public var undo: any UndoGateway { DatabaseUndoGateway(database: database, user: user) }
}
