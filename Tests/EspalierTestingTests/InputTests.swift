import Espalier
import EspalierTesting
import Observation
import Testing

/// Typing, keys and double taps, as a test raises them and as handlers hear them.
@MainActor @Suite struct InputTests {
  private let model = ListModel()
  private let app: TestApp

  init() async throws {
    app = TestApp(Window(coordinator: ListCoordinator(model), title: "Test"))
    try await app.open("/")
  }

  @Test func `a key that a field asks for is heard, and any other one does what it does anyway`() async throws {
    try await app.type("milk", into: "Wish", leaves: false)
    try await app.press(.arrowDown, in: "Wish")
    try await app.press(.pageDown, in: "Wish")
    #expect(model.heard == ["ArrowDown"])
    try await app.press(.enter, in: "Wish")
    #expect(model.wishes == ["milk"])
    #expect(try await app.value(of: "Wish") == "")
  }

  @Test func `Escape in a field that handles it leaves the sheet around it open, and elsewhere closes the sheet`()
    async throws
  {
    try await app.tap("Rename")
    try await app.type("Errands", into: "Name", leaves: false)
    try await app.press(.escape, in: "Name")
    #expect(model.name == "Chores" && model.isRenaming)
    #expect(try await app.value(of: "Name") == "Chores")
    try await app.press(.escape, in: "Colour")
    #expect(!model.isRenaming)
  }

  @Test func `a double tap reaches the row that takes it, and no other row`() async throws {
    model.wishes = ["milk"]
    try await app.settle()
    try await app.doubleTap("milk")
    #expect(model.heard == ["twice milk"])
    await #expect(throws: DriverError.self) { try await app.doubleTap("Rename") }
  }

  @Test func `what is wrong with a text is said while the person still types`() async throws {
    try await app.type("12a", into: "Code", leaves: false)
    #expect(try await app.text().contains("Digits only"))
    try await app.type("12", into: "Code", leaves: false)
    #expect(try await !app.text().contains("Digits only"))
  }

  @Test func `a text that its binding refuses stands while the person is in the field, and goes when they leave`()
    async throws
  {
    try await app.type("Roma", into: "Town", leaves: false)
    #expect(model.town == "Oslo")
    #expect(try await app.value(of: "Town") == "Roma")
    try await app.focus("Code")
    #expect(try await app.value(of: "Town") == "Oslo")
  }
}

@MainActor @Observable private final class ListModel {
  var draft = ""
  var wishes: [String] = []
  var name = "Chores"
  var colour = ""
  var code = ""
  var town = "Oslo"
  var isRenaming = false
  @ObservationIgnored var heard: [String] = []
}

private enum ListRoute: Route {
  case list
  var path: Path { .root }
  static let paths = Paths<Self> { list }
}

private final class ListCoordinator: Coordinator<ListRoute> {
  private let model: ListModel
  init(_ model: ListModel) { self.model = model }
  override func placement(of route: ListRoute) -> Placement<ListRoute> { .root(ListScene(self.model)) }
}

private final class ListScene: Scene {
  private let model: ListModel
  init(_ model: ListModel) { self.model = model }

  var screen: Screen {
    Screen(title: "List") {
      Section("fields", layout: .form) {
        Row(
          TextField.with(
            .label("Wish"), .text(Binding(model, \.draft)), .clearsOnSubmit(),
            .onSubmit { [model] in model.wishes.append($0) },
            .onKey(.arrowUp, .arrowDown) { [model] in model.heard.append("\($0)") }))
        Row(
          TextField.with(
            .label("Code"), .text(Binding(model, \.code)),
            .message(model.code.allSatisfy(\.isNumber) ? "" : "Digits only")))
        Row(TextField.with(.label("Town"), .text(Binding(model, \.town).validated { $0.count < 4 })))
        Row(Button.with(.title("Rename"), .onTap { [model] in model.isRenaming = true }))
      }
      Section("wishes") {
        for wish in model.wishes {
          Row(Label.with(.text(wish))).id(wish).onDoubleTap { [model] in model.heard.append("twice \(wish)") }
        }
      }
    }
    .dialog(Binding(model, \.isRenaming)) {
      .sheet("A name for the list") {
        Section("name", layout: .form) {
          Row(
            TextField.with(
              .label("Name"), .text(Binding(model, \.name)), .onCancel { [model] in model.name = "Chores" }))
          Row(TextField.with(.label("Colour"), .text(Binding(model, \.colour))))
        }
      }
    }
  }
}
