import EspalierNavigation
import EspalierScreens
import EspalierViews
import Observation

@testable import EspalierLivePage

/// A screen with so many rows that it does not fit one frame.
@MainActor @Observable final class ManyRowsScene: Scene {
  struct Line: Identifiable, Equatable, Sendable { let id: Int }
  let lines = (1...6_000).map { Line(id: $0) }
  var title = "Many"
  var words = "A line with some words in it. "

  var screen: Screen {
    Screen(title: title) {
      Section("lines", lines, reading: words) { [words] line in
        Row(Label.with(.text(String(repeating: words, count: 9) + "\(line.id)")))
      }
      .showingAllRows()
    }
  }
}

enum ManyRowsRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

final class ManyRowsCoordinator: Coordinator<ManyRowsRoute> {
  let scene = ManyRowsScene()
  override func placement(of route: ManyRowsRoute) -> Placement<ManyRowsRoute> { .root(self.scene) }
}

extension WindowPage {
  /// Tells the page of each part that it has been applied, until there are no more.
  func receiveParts(_ frames: () -> [ReadFrame]) {
    while let last = frames().last(where: { $0.number > 0 }), last.steps.contains(where: { $0.first as? Int == 12 }),
      frames().count < 100
    {
      receive("[-3,\(last.number)]")
    }
  }
}
