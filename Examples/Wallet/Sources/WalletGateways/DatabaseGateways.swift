public import WalletFeatures
public import WalletStore

/// The gateways of one person, all of them over the wallet's storage.
///
/// A feature is given the gateways that it asks for and never the storage, so it can do nothing but what they say, and to
/// nobody's data but this person's. A test has any of them without the app:
///
/// ```swift
/// let accounts = try await DatabaseGateways(database: database, user: user).accounts.accounts()
/// ```
///
/// They keep nothing: making one costs nothing, and two of a kind are as good as one.
public struct DatabaseGateways: Sendable {
  private let database: WalletDatabase
  private let user: UserID

  /// Makes the gateways of a person, who need not be known to the storage: each then throws `WalletError.noSuchUser`.
  public init(database: WalletDatabase, user: UserID) {
    self.database = database
    self.user = user
  }

  /// The one gateway that is nobody's: it is asked before it is known whose data are meant.
  public static func users(of database: WalletDatabase) -> any UsersGateway { DatabaseUsersGateway(database: database) }

  /// Fetches accounts.
  public var accounts: any AccountsGateway { DatabaseAccountsGateway(database: database, user: user) }

  /// Changes accounts.
  public var accountEdit: any AccountEditGateway { DatabaseAccountEditGateway(database: database, user: user) }

  /// Tells when the person's data have changed.
  public var changes: any ChangesGateway { DatabaseChangesGateway(database: database, user: user) }

  /// Fetches operations for the features that are plugged in.
  public var history: any OperationHistoryGateway { DatabaseOperationHistoryGateway(database: database, user: user) }

  /// Reads files of banks, and takes in what they tell.
  public var importing: any ImportGateway { DatabaseImportGateway(database: database, user: user) }

  /// Tells what has been brought in, and takes it back.
  public var imports: any ImportsGateway { DatabaseImportsGateway(database: database, user: user) }

  /// Fetches what came in and went out, month by month.
  public var months: any MonthsGateway { DatabaseMonthsGateway(database: database, user: user) }

  /// Fetches one operation, and changes it.
  public var operation: any OperationGateway { DatabaseOperationGateway(database: database, user: user) }

  /// Fetches lists of operations.
  public var operationList: any OperationListGateway { DatabaseOperationListGateway(database: database, user: user) }

  /// Fetches payees, and calls them otherwise.
  public var payees: any PayeesGateway { DatabasePayeesGateway(database: database, user: user) }

  /// Fetches and stores what the person has chosen.
  public var settings: any SettingsGateway { DatabaseSettingsGateway(database: database, user: user) }

  /// Fetches in which currency the person reads totals.
  public var totals: any TotalsGateway { DatabaseTotalsGateway(database: database, user: user) }

  /// Tells what can be taken back, and takes it back.
  public var undo: any UndoGateway { DatabaseUndoGateway(database: database, user: user) }
}
