import Espalier
import WalletStore

/// What the operations fetch with.
final class OperationsScope: Scope<SessionScope> {
  /// Fetches one operation, and changes its category.
  var operationGateway: any OperationGateway {
    shared { DatabaseOperationGateway(database: self.database, user: self.user) }
  }

  /// Fetches the months that one can choose from.
  var monthsGateway: any MonthsGateway { shared { DatabaseMonthsGateway(database: self.database, user: self.user) } }
}
