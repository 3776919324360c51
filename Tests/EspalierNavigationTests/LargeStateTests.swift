import EspalierNavigation
import EspalierScreens
import EspalierViews
import Observation
import Testing

/// Tests that the size of a state costs an event nothing.
@MainActor @Suite struct LargeStateTests {
  @Test func `ten thousand events change a state of 100 KB without a copy`() throws {
    let coordinator = LargeCoordinator()
    let window = Window(coordinator: coordinator, title: "Large")
    window.open(.root)
    window.render()
    let node = try #require(button(in: window, below: nil))
    let address = coordinator.scene.address
    for _ in 0..<10_000 {
      window.handle(.control(node: node, element: 0, .tap, .none))
      window.render()
    }
    #expect(coordinator.scene.state.bytes.reduce(0) { $0 + Int($1) } == 10_000)
    #expect(coordinator.scene.address == address, "the bytes are where they were")
    #expect(coordinator.scene.screensMade == 10_001, "each event made one screen")
  }

  private func button(in window: Window, below parent: Int?) -> Int? {
    for node in window.nodes(in: parent) {
      if node.component.type == Button.self { return node.id }
      if let found = button(in: window, below: node.id) { return found }
    }
    return nil
  }
}

private struct LargeState {
  var bytes = [UInt8](repeating: 0, count: 100_000)
  var count = 0
}

@MainActor @Observable private final class LargeScene: Scene {
  var state = LargeState()
  @ObservationIgnored private(set) var screensMade = 0

  /// The place of the bytes in memory; a copy would have another one.
  var address: UnsafeRawPointer? { state.bytes.withUnsafeBytes(\.baseAddress) }

  var screen: Screen {
    screensMade += 1
    return Screen(title: "\(state.count)") {
      Section("change") {
        Row(
          Button.with(
            .title("Change"),
            .onTap { [self] in
              state.bytes[state.count % state.bytes.count] += 1
              state.count += 1
            }))
      }
    }
  }
}

private enum LargeRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

private final class LargeCoordinator: Coordinator<LargeRoute> {
  let scene = LargeScene()
  override func placement(of route: LargeRoute) -> Placement<LargeRoute> { .root(self.scene) }
}
