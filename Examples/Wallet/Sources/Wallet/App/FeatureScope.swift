import Espalier
import Foundation
import WalletFeatures
import WalletGateways
import WalletStore

/// The parts of the shell that a plugged-in feature can use. All else of the session stays out of its reach.
final class FeatureScope: Scope<SessionScope> {
  let history: any OperationHistoryGateway
  let dismissals: any DismissalsGateway
  let statements: any StatementIntake
  let places: any WalletPlaces = ShellPlaces()

  override init(_ parent: SessionScope) {
    history = parent.historyGateway
    dismissals = parent.gateways.dismissals
    statements = BankIntake(gateway: parent.gateways.importing)
    super.init(parent)
  }
}

extension FeatureScope: WalletShell {
  var person: PersonID? { parent.isGuest ? nil : PersonID(parent.user.identity) }
  var formats: Formats { parent.formats }
  var now: @Sendable () -> Date { parent.now }
  var data: DataVersions { parent.data }
}

/// The shell's places, for features that do not know its routes.
private struct ShellPlaces: WalletPlaces {
  var importing: Destination { Destination(AccountsRoute.importing) }

  func operations(searching text: String) -> Destination {
    Destination(OperationsRoute.list(OperationFilter(text: text)))
  }
}
