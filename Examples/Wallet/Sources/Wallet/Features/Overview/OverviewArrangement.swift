import Espalier
import Observation
import WalletGateways
import WalletStore

/// How the person has arranged what features show on the overview.
@MainActor @Observable
final class OverviewArrangement {
  /// The arrangement.
  private(set) var current: Arrangement
  /// Why the last change was not stored; empty when all is well.
  private(set) var problem = ""
  /// Nil for a guest, whose changes last as long as the window.
  @ObservationIgnored private let gateway: (any SettingsGateway)?

  init(_ sections: UserSettings.OverviewSections, gateway: (any SettingsGateway)?) {
    current = Arrangement(order: sections.order, hidden: Set(sections.hidden))
    self.gateway = gateway
  }

  /// Changes the arrangement, which shows at once.
  func change(_ change: (inout Arrangement) -> Void) { change(&current) }

  /// Stores the arrangement for next time.
  func store() async {
    problem = ""
    guard let gateway else { return }
    do {
      let sections = UserSettings.OverviewSections(order: current.order, hidden: current.hidden.sorted())
      try await gateway.change { $0.overview = sections }
    } catch {
      problem = "It is shown so, but was not stored for next time. \(FailureLog.words(for: error))"
    }
  }
}
