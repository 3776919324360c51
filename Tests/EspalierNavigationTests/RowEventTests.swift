import Espalier
import Observation
import Testing

/// Tests that a surface may tell of a row nothing but what the row offers.
@MainActor @Suite struct RowEventTests {
  enum Place: Route {
    case only
    var path: Path { .root }
    static let paths = Paths<Self> { only }
  }

  final class Shell: Coordinator<Place> {
    let scene = Rows()
    override func placement(of route: Place) -> Placement<Place> { .root(self.scene) }
  }

  @MainActor @Observable final class Rows: Scene {
    struct Item: Identifiable, Equatable, Sendable { let id: Int }
    var items = [1, 2].map { Item(id: $0) }
    var chosen: Set<Int> = []
    var isLoading = false
    var isHidden = false
    @ObservationIgnored var log: [String] = []

    var screen: Screen {
      let (isLoading, isHidden) = (isLoading, isHidden)
      return Screen(title: "Rows") {
        Section("plain") { Row(Label.with(.text("plain"))) }
        Section(
          "rich", items, reading: isLoading, isHidden, selection: .many(Binding(self, \.chosen)),
          onMove: { [weak self] in self?.items.apply($0) }
        ) { [weak self] item in
          Row(Label.with(.text("\(item.id)"))).actions(
            .action("Do") { self?.log.append("do \(item.id)") }, .action("Not", isEnabled: false) {}
          ).isLoading(isLoading).isHidden(isHidden)
        }
        Section("table", items, columns: TableColumn("Fixed") { item in Label.with(.text("\(item.id)")) })
      }
    }
  }

  let shell = Shell()
  let window: Window
  var scene: Rows { shell.scene }

  init() {
    window = Window(coordinator: shell, title: "Test")
    window.open(.root)
    window.render()
  }

  private func sections() -> [Node] {
    let screen = window.nodes(in: window.nodes(in: nil)[0].id)[0]
    return window.nodes(in: screen.id).filter { $0.component.type == SectionView.self }
  }

  private func row(_ section: Int, _ index: Int) -> Int { window.nodes(in: sections()[section].id)[index].id }

  private func tell(_ node: Int, _ kind: EventKind, _ value: EventValue, element: Int = Node.rowElement) -> EventOutcome
  {
    window.handle(.control(node: node, element: element, kind, value))
  }

  @Test func `what a row offers is done`() {
    #expect(tell(row(1, 0), .change, .flag(true)) == .handled)
    #expect(tell(row(1, 1), .action, .text("Do")) == .handled)
    let second = window.node(row(1, 1))
    #expect(tell(row(1, 0), .move, .text("")) == .handled)
    #expect(scene.chosen == [1] && scene.log == ["do 2"] && scene.items.map(\.id) == [2, 1])
    #expect(window.node(row(1, 0))?.id == second?.id)
  }

  @Test func `what a row does not offer is ignored`() {
    for (kind, value) in [
      (EventKind.change, EventValue.flag(true)), (.action, .text("Do")), (.move, .text("")), (.appear, .none),
    ] {
      #expect(tell(row(0, 0), kind, value) == .ignored)
    }
    for (kind, value) in [
      (EventKind.change, EventValue.text("on")), (.change, .none), (.action, .text("Not")), (.action, .text("Other")),
      (.action, .none), (.move, .none), (.move, .text("window/no/such/row")), (.appear, .none), (.tap, .none),
      (.seen, .none),
    ] {
      #expect(tell(row(1, 0), kind, value) == .ignored, "\(kind) \(value)")
    }
    #expect(scene.chosen.isEmpty && scene.log.isEmpty && scene.items.map(\.id) == [1, 2])
  }

  @Test func `a row that is hidden or still loads does nothing`() {
    scene.isLoading = true
    window.render()
    #expect(tell(row(1, 0), .action, .text("Do")) == .ignored)
    scene.isLoading = false
    scene.isHidden = true
    window.render()
    #expect(tell(row(1, 0), .action, .text("Do")) == .ignored)
    scene.isHidden = false
    window.render()
    #expect(tell(row(1, 0), .action, .text("Do")) == .handled)
  }

  @Test func `a column that does not sort is not sorted by`() {
    #expect(tell(sections()[2].id, .action, .text("Fixed"), element: 0) == .ignored)
    #expect(tell(sections()[2].id, .tap, .none, element: 0) == .ignored)
  }
}
