import Espalier
import Observation
import WalletGateways
import WalletStore

/// How the person has arranged what features show on the overview.
@MainActor @Observable
final class OverviewArrangement {
  /// Something that the person does to the arrangement.
  typealias Change = @Sendable (inout Arrangement) -> Void

  /// The arrangement.
  private(set) var current: Arrangement
  /// Why the last change was not stored; empty when all is well.
  private(set) var problem = ""
  /// Nil for a guest, whose changes last as long as the window.
  @ObservationIgnored private let gateway: (any SettingsGateway)?
  /// The changes that are yet to be stored, in their order.
  @ObservationIgnored private var waiting: [Change] = []
  @ObservationIgnored private var isStoring = false
  /// How many changes there were.
  @ObservationIgnored private var count = 0

  init(_ sections: UserSettings.OverviewSections, gateway: (any SettingsGateway)?) {
    current = Arrangement(sections)
    self.gateway = gateway
  }

  /// Changes the arrangement, which shows at once.
  func change(_ change: @escaping Change) {
    change(&current)
    count += 1
    if gateway != nil { waiting.append(change) }
  }

  /// Stores the changes for next time, each in what is stored by then: what another window has changed meanwhile stays.
  func store() async {
    // Whoever stores already takes along what came since.
    guard let gateway, !isStoring else { return }
    isStoring = true
    defer { isStoring = false }
    problem = ""
    while !waiting.isEmpty {
      let changes = waiting
      waiting = []
      do {
        try await gateway.change { settings in
          var arrangement = Arrangement(settings.overview)
          for change in changes { change(&arrangement) }
          settings.overview = arrangement.sections
        }
      } catch {
        problem = "It is shown so, but was not stored for next time. \(FailureLog.words(for: error))"
      }
    }
  }

  /// Takes over what is stored, for another window may have changed it. What cannot be read stays as it is shown.
  func follow() async {
    let known = count
    guard let gateway, !isStoring, let stored = try? await gateway.profile().settings.overview else { return }
    // What the person did meanwhile is newer.
    guard known == count, !isStoring, current != Arrangement(stored) else { return }
    current = Arrangement(stored)
  }
}

extension Arrangement {
  fileprivate init(_ sections: UserSettings.OverviewSections) {
    self.init(order: sections.order, hidden: Set(sections.hidden))
  }

  fileprivate var sections: UserSettings.OverviewSections {
    UserSettings.OverviewSections(order: order, hidden: hidden.sorted())
  }
}
