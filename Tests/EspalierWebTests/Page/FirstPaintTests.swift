import Espalier
import Logging
import Observation
import TestSupport
import Testing

@testable import EspalierLivePage

/// Tests of what the first answer for a page waits for.
@MainActor @Suite struct FirstPaintTests {
  private enum ShelfRoute: Route {
    case shelf
    var path: Path { .root }
    static let paths = Paths<Self> { shelf }
  }

  @Observable final class ShelfScene: Scene {
    private var goods: Loadable<[String]> = .idle
    @ObservationIgnored private let gate: Gate

    init(gate: Gate) { self.gate = gate }

    func load() async {
      await Loadable.load(into: \.goods, of: self) { [gate] in
        await gate.pass()
        return ["Bread"]
      }
    }

    var screen: Screen {
      Screen(title: "Shelf") {
        whenLoaded(goods) { goods in Section("goods") { for name in goods { Row(Label.with(.text(name))) } } }
      }
    }
  }

  private final class Shelf: Coordinator<ShelfRoute> {
    let scene: ShelfScene
    init(_ scene: ShelfScene) { self.scene = scene }
    override func placement(of route: ShelfRoute) -> Placement<ShelfRoute> { .root(self.scene) }
  }

  private let gate = Gate()

  private func paint() async -> PagePaint {
    let window = Window(coordinator: Shelf(ShelfScene(gate: gate)), title: "Test")
    window.open(.root)
    return await WindowPage(window: window, formToken: "token", logger: Logger(label: "test")).firstPaint()
  }

  @Test func `what is loaded in a moment is in it`() async {
    gate.open()
    let paint = await paint()
    #expect(paint.body.contains("Bread"))
  }

  @Test func `what takes longer holds nobody up, and the page is answered without it`() async {
    let paint = await paint()
    #expect(paint.status == 200 && paint.body.contains("Shelf") && !paint.body.contains("Bread"))
    gate.open()
  }
}
