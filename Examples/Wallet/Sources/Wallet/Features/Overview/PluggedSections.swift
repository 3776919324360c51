import Espalier
import Observation

/// The sections of features on the overview, in the person's order; they are made anew when the person arranges them
/// otherwise.
@MainActor @Observable
final class PluggedSections {
  /// The parts as they are arranged. Each loads by itself.
  private(set) var parts: [PluggedPart]
  private var shown: Arrangement
  @ObservationIgnored private let arrangement: OverviewArrangement
  @ObservationIgnored private let make: (Arrangement) -> [PluggedPart]

  /// - Parameter canBeArranged: True if any feature has something to show, hidden or not.
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

  /// True if there is anything to arrange. A hidden section of a feature that is gone does not count.
  let canBeArranged: Bool

  /// Follows the present arrangement, after loading it.
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
