import Espalier
import EspalierTesting
import Testing

/// Tests that a view of the app's own can be read and used without any surface that draws it.
@MainActor @Suite struct DrawnViewTests {
  final class Notice: View {
    static let amount = Property("amount", default: "")
    static let title = Child("title", Label.self)
    static let close = Child("close", Button.self)

    override class var layout: Layout {
      .drawn {
        title
        close
      }
    }
    override class func texts(of view: ShownControl) -> [String] { [view.value(of: amount), ""] }
  }

  final class NoticeScene: Scene {
    var closed = 0
    var name: String?

    var screen: Screen {
      Screen(title: "Notices") {
        Section("notices") {
          Row(
            Notice.with(
              .set(\.amount, "850.00"), .accessibilityLabel(name), .child(\.title, .text("Rent is due")),
              .child(\.close, .title("Close"), .onTap { self.closed += 1 })))
        }
      }
    }
  }

  private enum NoticeRoute: Route {
    case notices
    var path: Path { .root }
    static let paths = Paths<Self> { notices }
  }

  private final class NoticeCoordinator: Coordinator<NoticeRoute> {
    let scene = NoticeScene()
    override func placement(of route: NoticeRoute) -> Placement<NoticeRoute> { .root(self.scene) }
  }

  @Test func `its own texts and its parts are read, and its parts are used, by name`() async throws {
    let coordinator = NoticeCoordinator()
    let app = TestApp(Window(coordinator: coordinator, title: "Test"))
    try await app.open("/")
    let lines = try await app.text().split(separator: "\n")
    #expect(lines.dropFirst() == ["850.00", "Rent is due", "[Close]"])
    try await app.tap("Close")
    #expect(coordinator.scene.closed == 1)
  }

  @Test func `a name for screen readers stands for its own texts`() async throws {
    let coordinator = NoticeCoordinator()
    coordinator.scene.name = "850 euros"
    let app = TestApp(Window(coordinator: coordinator, title: "Test"))
    try await app.open("/")
    #expect(try await app.text().split(separator: "\n").dropFirst().first == "850 euros")
  }
}
