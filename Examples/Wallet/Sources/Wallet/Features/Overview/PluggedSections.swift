import Espalier
import Observation

/// What features show on the overview, in the person's order; made anew when they arrange it otherwise.
@MainActor @Observable
final class PluggedSections {
  /// The parts as they are arranged. Each loads by itself.
  private(set) var parts: [PluggedPart]
  private var shown: Arrangement
  @ObservationIgnored private let arrangement: OverviewArrangement
  @ObservationIgnored private let make: (Arrangement) -> [PluggedPart]

  /// - Parameter canBeArranged: Whether any feature has something to show, hidden or not.
  init(
    arrangement: OverviewArrangement, canBeArranged: Bool, make: @escaping (Arrangement) -> [PluggedPart]
  ) {
    self.arrangement = arrangement
    self.canBeArranged = canBeArranged
    self.make = make
    shown = arrangement.current
    parts = make(arrangement.current)
  }

  /// The sections of all parts.
  var sections: [Section] { parts.flatMap(\.sections) }

  /// Whether there is anything to arrange. What was hidden of a feature that is gone is nothing.
  let canBeArranged: Bool

  /// Looks how they are arranged by now.
  func load() async {
    await arrangement.follow()
    follow()
  }

  /// Makes the parts anew where the person has arranged them otherwise since.
  func follow() {
    guard shown != arrangement.current else { return }
    shown = arrangement.current
    parts = make(shown)
  }
}
