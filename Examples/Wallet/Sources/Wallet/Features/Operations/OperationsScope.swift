import Espalier
import Statements
import WalletGateways

/// What the operations fetch with.
final class OperationsScope: Scope<SessionScope> {
  /// Fetches one operation, and changes its category.
  var operationGateway: any OperationGateway { shared { self.gateways.operation } }

  /// Fetches the months that one can choose from.
  var monthsGateway: any MonthsGateway { shared { self.gateways.months } }
}
