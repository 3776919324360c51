import Espalier
import Logging
import Testing

@testable import EspalierLivePage

/// Tests of the answer to a browser at a place that is guarded, or not there.
@MainActor @Suite struct GuardedPageTests {
  private enum HouseRoute: Route {
    case hall, vault, attic, door

    var path: Path {
      switch self {
      case .hall: "/"
      case .vault: "/vault"
      case .attic: "/attic"
      case .door: "/door"
      }
    }

    static let paths = Paths<Self> {
      hall; vault; attic; door
    }
  }

  private final class RoomScene: Scene {
    let name: String
    init(_ name: String) { self.name = name }
    var screen: Screen { Screen(title: name) {} }
  }

  private final class House: Coordinator<HouseRoute> {
    override func permission(for route: HouseRoute) -> Permission<HouseRoute> {
      switch route {
      case .hall: .granted
      case .vault:
        .ask {
          await Task.yield()
          return .granted
        }
      case .attic: .refused("The stairs are broken.")
      case .door: .redirect(.hall)
      }
    }

    override func placement(of route: HouseRoute) -> Placement<HouseRoute> { .root(RoomScene("\(route)")) }
  }

  private func paint(_ path: Path) async -> PagePaint {
    let window = Window(coordinator: House(), title: "House")
    let address = window.open(path)
    let page = WindowPage(window: window, address: address, formToken: "token", logger: Logger(label: "test"))
    return await page.firstPaint()
  }

  @Test func `a place to which somebody is let in after a while is shown under its own address`() async {
    let paint = await paint("/vault")
    #expect(paint.redirect == nil)
    #expect(paint.status == 200)
    #expect(paint.title == "vault – House")
  }

  @Test func `a place to which one may not come answers with 403 and the reason`() async {
    let paint = await paint("/attic")
    #expect(paint.status == 403)
    #expect(paint.body.contains("The stairs are broken."))
    #expect(paint.redirect == nil)
  }

  @Test func `a place that is not there answers with 404`() async {
    let paint = await paint("/cellar")
    #expect(paint.status == 404)
    #expect(paint.redirect == nil)
  }

  @Test func `who is led elsewhere is told the address of what they see`() async {
    let paint = await paint("/door")
    #expect(paint.redirect == "/")
    #expect(!paint.isMoved, "for now, not for good")
  }
}
