import Espalier
import EspalierTesting
import Logging
import Observation
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Tests of which edits a browser hears of as stored by the app, so that it does not bring their values back.
@MainActor @Suite struct ClaimedEventTests {
  @Test(arguments: DeskField.allCases)
  func `an edit is told as stored only where nothing of its handler failed`(field: DeskField) async throws {
    let coordinator = DeskCoordinator()
    let window = Window(coordinator: coordinator, title: "Desk")
    window.open(.root)
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: ManualClock())
    page.setName("page")
    await window.settled()
    var frames: [String] = []
    page.join(PageJoin(lastPatch: 7)) { frames.append($0) }
    while page.life != .joined || page.replay != nil { await Task.yield() }
    let node = try #require(Self.find(field.rawValue, below: nil, of: window))
    page.receive("[1,\(page.output.lastPatch),\"change\",\(node.id),0,true]")
    await window.settled()
    #expect(coordinator.scene.claims == 1)
    page.wasKept(try #require(page.kept))
    #expect(frames.contains { $0.contains("[13,1]") }, "the handler has ended")
    #expect(frames.contains { $0.contains("[14,1]") } == (field == .stored))
  }

  private static func find(_ label: String, below parent: Int?, of window: Window) -> Node? {
    for node in window.nodes(in: parent) {
      if node.component.value(of: Input.label) == label { return node }
      if let found = find(label, below: node.id, of: window) { return found }
    }
    return nil
  }
}

/// The fields, by what becomes of what they say.
enum DeskField: String, CaseIterable, Sendable {
  case stored, throwing, throwingLater, cancelled, throwingByAnEffect
}

@MainActor @Observable private final class DeskScene: Scene, EffectRunning {
  private struct Full: Error {}

  @ObservationIgnored let effects = Effects()
  @ObservationIgnored private(set) var claims = 0

  /// Takes the claim of a write, as a handler does before it writes.
  private func claim() { if EventClaim.next("desk") != nil { claims += 1 } }

  var screen: Screen {
    Screen(title: "Desk") {
      Section("form", layout: .form) {
        row(.stored, .onChange { [self] _ in claim() })
        row(
          .throwing,
          .onChange { [self] _ in
            claim()
            throw Full()
          })
        row(
          .throwingLater,
          .onChangeTask { [self] _ in
            claim()
            await Task.yield()
            throw Full()
          })
        row(
          .cancelled,
          .onChangeTask { [self] _ in
            claim()
            throw CancellationError()
          })
        row(
          .throwingByAnEffect,
          .onChange { [self] _ in
            effects.latest("write") { [self] in
              claim()
              throw Full()
            }
          })
      }
    }
  }

  private func row(_ field: DeskField, _ handler: Style<Toggle>) -> Row {
    Row(Toggle.with(.label(field.rawValue), handler)).id(field.rawValue)
  }
}

private enum DeskRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

private final class DeskCoordinator: Coordinator<DeskRoute> {
  let scene = DeskScene()
  override func placement(of route: DeskRoute) -> Placement<DeskRoute> { .root(self.scene) }
}
