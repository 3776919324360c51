import Espalier
import Observation
import Testing

/// Tests that events of a surface are checked against the present screen.
@MainActor @Suite struct WindowEventTests {
  @MainActor @Observable final class ListScene: Scene {
    var numbers = [1, 2, 3]
    var tapped: [Int] = []
    var name = ""
    var isOn = false
    var screen: Screen {
      Screen(title: "List") {
        Section("rows", numbers.map(Number.init)) { [weak self] number in
          Row(Label.with(.text("Row \(number.id)"))).onTap { self?.tapped.append(number.id) }
        }
        Section("form") {
          Row(TextField.with(.label("Name"), .text(Binding(self, \.name))))
          Row(Toggle.with(.label("On"), .isOn(Binding(self, \.isOn))))
          Row(
            Column.of(Button.with(.title("Locked"), .onTap { [weak self] in self?.tapped.append(0) }))
              .adding(.isInteractive(isOn))
          ).id("locked")
        }
      }
    }
  }

  struct Number: Identifiable, Equatable, Sendable {
    let id: Int
  }

  let log = Log()
  let surface = RecordingSurface()
  let scene = ListScene()
  let window: Window

  init() {
    let coordinator = AppCoordinator(log: log)
    window = Window(coordinator: coordinator, title: "Wallet")
    coordinator.push(own: scene)
    window.render()
    window.follow(by: surface)
  }

  private func row(_ text: String) throws -> Int {
    try #require(window.allNodes.first { $0.component == Row(Label.with(.text(text))).component }).id
  }

  @Test func `a tap on a row runs the row's handler`() throws {
    let row = try row("Row 2")
    #expect(window.handle(.control(node: row, element: 0, .tap, .none)) == .handled)
    #expect(scene.tapped == [2])
  }

  @Test func `an event for a row that has gone is ignored, and never runs another's handler`() throws {
    let row = try row("Row 1")
    scene.numbers = [2, 3]
    window.render()
    #expect(window.handle(.control(node: row, element: 0, .tap, .none)) == .ignored)
    #expect(scene.tapped.isEmpty)
  }

  @Test func `an event within a view that takes no part in interaction is ignored until it does`() throws {
    let row = try #require(window.allNodes.first { $0.component.type == Column<Button>.self }).id
    #expect(window.handle(.control(node: row, element: 1, .tap, .none)) == .ignored)
    scene.isOn = true
    window.render()
    #expect(window.handle(.control(node: row, element: 1, .tap, .none)) == .handled)
    #expect(scene.tapped == [0])
  }

  @Test func `an event of a scene that is out of sight is ignored`() throws {
    let row = try row("Row 1")
    window.handle(.open(Path("/accounts")))
    #expect(window.handle(.control(node: row, element: 0, .tap, .none)) == .ignored)
  }

  @Test(arguments: [-1, 1, 70_000, Int.max, Int.min])
  func `an element that the view does not have is ignored`(element: Int) throws {
    #expect(window.handle(.control(node: try row("Row 1"), element: element, .tap, .none)) == .ignored)
  }

  @Test(arguments: [0, -1, 999_999, Int.max, Int.min])
  func `a node that never was is ignored`(node: Int) {
    #expect(window.handle(.control(node: node, element: 0, .tap, .none)) == .ignored)
  }

  @Test func `an event that the view does not handle is ignored`() throws {
    #expect(window.handle(.control(node: try row("Row 1"), element: 0, .submit, .text("x"))) == .ignored)
    #expect(window.handle(.control(node: 1, element: 0, .dismiss, .none)) == .ignored)
  }

  @Test func `what is not enabled or hidden does nothing, whatever a surface says`() throws {
    window.open(.root)
    window.render()
    for title in ["Closed", "Hidden"] { #expect(window.press(title) == .ignored) }
    #expect(!log.entries.contains { $0.hasSuffix("ran") })
  }

  @Test func `what was entered is bound, and not sent back to the control that has it`() throws {
    let field = try #require(window.allNodes.first { $0.component.type == Row(TextField.with()).component.type })
    let label = ViewSchema.of(field.component.type).elements.first { $0.type == TextField.self }?.element ?? 0
    #expect(window.handle(.control(node: field.id, element: label, .input, .text("Eva"))) == .handled)
    #expect(scene.name == "Eva")
    #expect(surface.turns.isEmpty)
  }

  @Test func `a flag for a field and a text for a switch change nothing`() throws {
    for node in window.allNodes {
      for element in ViewSchema.of(node.component.type).elements {
        if element.type == Toggle.self {
          window.handle(.control(node: node.id, element: element.element, .change, .text("true")))
        }
      }
    }
    #expect(!scene.isOn)
    #expect(surface.turns.isEmpty)
  }

  @Test func `a choice that a picker does not offer is ignored`() throws {
    let picker = PickerScene()
    let coordinator = SinglePlaceCoordinator(picker)
    let window = Window(coordinator: coordinator, title: "Picker")
    window.open(.root)
    window.render()
    let node = try #require(window.allNodes.first { $0.component.type == Picker.self })
    #expect(window.handle(.control(node: node.id, element: 0, .change, .text("forged"))) == .ignored)
    #expect(picker.choice == "a")
    #expect(window.handle(.control(node: node.id, element: 0, .change, .text("b"))) == .handled)
    #expect(picker.choice == "b")
  }

  @Test func `a closed window takes no events`() throws {
    let row = try row("Row 1")
    window.close()
    #expect(window.handle(.control(node: row, element: 0, .tap, .none)) == .ignored)
    #expect(window.handle(.open(.root)) == .ignored)
    #expect(scene.tapped.isEmpty)
  }
}

@MainActor private final class PickerScene: Scene {
  var choice = "a"

  var screen: Screen {
    Screen(title: "Picker") {
      Section("choice") {
        Row(
          Picker.with(
            .label("Choice"), .options([PickerOption("a", "A"), PickerOption("b", "B")]), .selection(choice),
            .onChange { [weak self] (id: String) throws in self?.choice = id }))
      }
    }
  }
}

private struct SinglePlace: Route {
  var path: Path { .root }
  static let paths = Paths<Self> { SinglePlace() }
}

private final class SinglePlaceCoordinator: Coordinator<SinglePlace> {
  private let scene: any Scene

  init(_ scene: any Scene) { self.scene = scene }

  override func placement(of route: SinglePlace) -> Placement<SinglePlace> { .root(self.scene) }
}
