import Espalier
import Observation

/// What features show on the overview, in the person's order; made anew when they arrange it otherwise.
@MainActor @Observable
final class PluggedSections {
  private var parts: [PluggedPart]
  private var shown: Arrangement
  @ObservationIgnored private let arrangement: OverviewArrangement
  @ObservationIgnored private let make: (Arrangement) -> [PluggedPart]

  init(arrangement: OverviewArrangement, make: @escaping (Arrangement) -> [PluggedPart]) {
    self.arrangement = arrangement
    self.make = make
    shown = arrangement.current
    parts = make(arrangement.current)
  }

  /// The sections of all parts.
  var sections: [Section] { parts.flatMap(\.sections) }

  /// Whether there is anything to arrange, hidden or not.
  var canBeArranged: Bool { !parts.isEmpty || !arrangement.current.hidden.isEmpty }

  /// What the load depends on.
  var loadID: AnyHashable { [AnyHashable(shown), parts.loadID] }

  /// Loads the parts.
  func load() async { await parts.load() }

  /// Makes the parts anew where the person has arranged them otherwise since.
  func follow() {
    guard shown != arrangement.current else { return }
    shown = arrangement.current
    parts = make(shown)
  }
}
