import Espalier
import EspalierTesting
import Observation
import Testing

@MainActor @Suite struct IconProblemTests {
  @Test func `a window reports the path of an icon that it cannot draw, once`() async throws {
    let coordinator = IconCoordinator()
    let window = Window(coordinator: coordinator, title: "App")
    var reports: [String] = []
    window.report = { reports.append($0) }
    let app = TestApp(window)
    try await app.open("/")
    try await app.tap("More")
    #expect(try await app.text().contains("Savings 2"))
    let own = reports.filter { $0.contains("“broken-piggy”") }
    #expect(own.count == 1, "\(reports)")
    #expect(own.first?.contains("its path has “o” at character 6, where a command is expected") == true, "\(own)")
  }
}

@MainActor private final class IconCoordinator: Coordinator<Path> {
  let scene = IconScene()
  override func placement(of route: Path) -> Placement<Path> { .root(self.scene) }
}

@Observable private final class IconScene: Scene {
  private let broken = Icon("broken-piggy", fill: "M1 1 oops")
  var count = 1
  var screen: Screen {
    Screen(title: "Icons") {
      Section("all") {
        Row(Cell.with(.icon(broken), .title("Savings \(count)")))
        Row(Button.with(.title("More"), .onTap { [weak self] in self?.count = 2 }))
      }
    }
  }
}
