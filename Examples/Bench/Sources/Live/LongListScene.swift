import Espalier
import Observation

/// The long page: 50,000 rows, each of which says something else when it is tapped.
@MainActor @Observable
final class LongListScene: Scene {
  static let count = 50_000

  private var rows = (1...count).map(MeasuredRow.init)

  var screen: Screen {
    Screen(title: "Long") {
      Section("rows", rows) { row in
        Row(row).onTap { [weak self] in self?.rows[row.id - 1].toggle() }
      }
    }
  }
}
