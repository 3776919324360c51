import Espalier
import EspalierScreens
import Observation
import Testing

/// The life of rows that the app watches: in sight, out of sight, gone; and their moves.
@MainActor @Suite struct RowLifeTests {
  enum Place: Route {
    case list, other
    var path: Path { self == .list ? .root : "/other" }
    static let paths = Paths<Self> {
      list; other
    }
  }

  final class Shell: Coordinator<Place> {
    let scene = Rows()
    override func placement(of route: Place) -> Placement<Place> {
      switch route {
      case .list: .root(self.scene)
      case .other: .root(Other())
      }
    }
  }

  @MainActor final class Other: Scene {
    var screen: Screen { Screen(title: "Other") { Section("other") { Row(Label.with(.text("other"))) } } }
  }

  struct Refusal: Error {}

  @MainActor @Observable final class Rows: Scene {
    struct Item: Identifiable, Equatable, Sendable {
      let id: Int
      var name = ""
    }
    var items = [1, 2, 3].map { Item(id: $0) }
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored var refuses = false
    @ObservationIgnored var fails = false
    /// The action that takes the errors of the section, where it shows them itself.
    @ObservationIgnored var onFailure: (@MainActor @Sendable (any Error) -> Void)?

    var screen: Screen {
      var section = self.section
      section.onFailure = onFailure
      return Screen(title: "Rows") { section }
    }

    private var section: Section {
      Section("rows", items, onMove: { [weak self] in self?.move($0) }) { [weak self] item in
        Row(Label.with(.text("\(item.id)\(item.name)")))
          .onAppear { self?.log.append("+\(item.id)") }
          .onDisappear {
            self?.log.append("-\(item.id)\(item.name)")
            if self?.fails == true { throw Refusal() }
          }
          .willMove {
            self?.log.append("will \(self?.order ?? "")")
            if self?.refuses == true { throw Refusal() }
          }
          .didMove { self?.log.append("did \(self?.order ?? "")") }
      }
    }

    var order: String { items.map { "\($0.id)" }.joined() }

    private func move(_ move: RowMove<Int>) { items.apply(move) }
  }

  private let shell = Shell()
  private let window: Window
  private var scene: Rows { shell.scene }

  init() {
    window = Window(coordinator: shell, title: "Test")
    window.open(.root)
    window.render()
  }

  private var rows: [Node] {
    let screen = window.nodes(in: window.nodes(in: nil)[0].id)[0]
    return window.nodes(in: window.nodes(in: screen.id).last { $0.component.type == SectionView.self }?.id ?? 0)
  }

  private func tell(_ row: Int, _ kind: EventKind, _ value: EventValue = .none) async -> EventOutcome {
    let outcome = window.handle(.control(node: row, element: 65_535, kind, value))
    await window.settled()
    return outcome
  }

  @Test func `a row that is removed while it is in sight hears that it has gone, once`() async {
    let ids = rows.map(\.id)
    _ = await tell(ids[0], .appear)
    _ = await tell(ids[1], .appear)
    scene.items.removeFirst()
    await window.settled()
    #expect(scene.log == ["+1", "+2", "-1"])
    scene.items = []
    await window.settled()
    #expect(scene.log == ["+1", "+2", "-1", "-2"], "the third was never in sight")
    #expect(await tell(ids[0], .disappear) == .ignored)
  }

  @Test func `rows go with their screen`() async {
    _ = await tell(rows[2].id, .appear)
    window.open("/other")
    await window.settled()
    #expect(scene.log == ["+3", "-3"])
  }

  @Test func `a row that went out of sight before it is removed hears it once`() async {
    let row = rows[0].id
    _ = await tell(row, .appear)
    #expect(await tell(row, .disappear) == .handled)
    #expect(await tell(row, .disappear) == .ignored, "it is not in sight")
    scene.items = []
    await window.settled()
    #expect(scene.log == ["+1", "-1"])
  }

  @Test func `a row that a surface shows anew is told once more, and goes once`() async {
    let row = rows[0].id
    for _ in 0..<2 { #expect(await tell(row, .appear) == .handled) }
    _ = await tell(row, .disappear)
    #expect(await tell(row, .appear) == .handled)
    scene.items = []
    await window.settled()
    #expect(scene.log == ["+1", "+1", "-1", "+1", "-1"])
  }

  @Test func `a row that moves or changes stays in sight`() async {
    _ = await tell(rows[0].id, .appear)
    scene.items[0].name = " renamed"
    scene.items.swapAt(0, 2)
    await window.settled()
    #expect(scene.log == ["+1"])
  }

  @Test func `what a row throws when it goes is shown in its scene`() async {
    var reports: [String] = []
    window.report = { reports.append($0) }
    _ = await tell(rows[0].id, .appear)
    scene.fails = true
    scene.items.removeFirst()
    await window.settled()
    #expect(reports.count { $0.contains("Rows threw") } == 1, "\(reports)")
  }

  @Test func `what a row throws when it goes is kept by a section that shows its failures itself`() async {
    var kept: [any Error] = []
    window.report = { _ in }
    scene.onFailure = { kept.append($0) }
    scene.items[2].name = " again"
    await window.settled()
    _ = await tell(rows[0].id, .appear)
    _ = await tell(rows[1].id, .appear)
    scene.fails = true
    scene.items.removeFirst()
    await window.settled()
    #expect(kept.count == 1)
    #expect(window.labels == ["2", "3 again"], "the scene shows its rows")
    window.open("/other")
    await window.settled()
    #expect(kept.count == 2, "it goes with its screen")
  }

  @Test func `a row hears of its move before and after it is carried out`() async {
    let paths = rows.map(\.path)
    #expect(await tell(rows[2].id, .move, .text(paths[0])) == .handled)
    #expect(scene.log == ["will 123", "did 312"])
  }

  @Test func `an error before the move keeps the row where it is`() async {
    window.report = { _ in }
    scene.refuses = true
    #expect(await tell(rows[2].id, .move, .text(rows[0].path)) == .failed)
    #expect(scene.order == "123" && scene.log == ["will 123"])
  }
}
