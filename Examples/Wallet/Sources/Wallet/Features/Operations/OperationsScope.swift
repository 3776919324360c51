import Espalier
import Statements
import WalletGateways

/// The scope of the operations, with the gateways that fetch them.
final class OperationsScope: Scope<SessionScope> {
  /// The gateway that fetches one operation, and changes it.
  var operationGateway: any OperationGateway { shared { self.gateways.operation } }

  /// The gateway that fetches the months to choose from.
  var monthsGateway: any MonthsGateway { shared { self.gateways.months } }
}
