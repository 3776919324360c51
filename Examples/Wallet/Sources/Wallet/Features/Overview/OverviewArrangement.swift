import Espalier
import Observation
import WalletGateways
import WalletStore

/// The person's arrangement of the sections of features on the overview.
@MainActor @Observable
final class OverviewArrangement {
  /// A change that the person makes to the arrangement.
  typealias Change = @Sendable (inout Arrangement) -> Void

  /// The arrangement.
  private(set) var current: Arrangement
  /// The reason why the last change was not stored; empty when all is well.
  var problem: String { failure?.words ?? "" }
  private var failure: FailedChange?
  /// The gateway to the settings; nil for a guest, whose changes last as long as the window.
  @ObservationIgnored private let gateway: (any SettingsGateway)?
  /// The changes that are yet to be stored, in their order.
  @ObservationIgnored private var waiting: [Change] = []
  @ObservationIgnored private var isStoring = false
  /// The number of changes that were made.
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

  /// Stores the changes for next time, each in the settings that are stored by then: changes that another window has
  /// made meanwhile stay.
  func store() async {
    // A task that stores already takes along the changes that came since.
    guard let gateway, !isStoring else { return }
    isStoring = true
    defer { isStoring = false }
    failure = nil
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
        failure = FailedChange(.overviewNotStored, error)
      }
    }
  }

  /// Takes over the stored arrangement, for another window may have changed it. An arrangement that cannot be read
  /// stays as it is shown.
  func follow() async {
    let known = count
    guard let gateway, !isStoring, let stored = try? await gateway.profile().settings.overview else { return }
    // A change that the person made meanwhile is newer.
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
