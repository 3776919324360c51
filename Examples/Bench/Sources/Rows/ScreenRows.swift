import CAllocations
import Espalier
import Observation

/// One change beside 50,000 keyed rows on one screen, from the tap to the patch.
@MainActor
enum ScreenRows {
  private static let count = 50_000

  /// A list and a button that changes one row of it.
  @MainActor @Observable
  final class LongScene: Scene {
    var rows = (0..<count).map(MeasuredRow.init)
    @ObservationIgnored private var next = 0

    var screen: Screen {
      Screen(title: "Long") {
        Section("controls") { Row(Button.with(.title("change"), .onTap { [weak self] in self?.change() })) }
        Section("rows", rows) { Row($0) }
      }
    }

    func change() {
      next = (next + 7_919) % rows.count
      rows[next].label = rows[next].label == "changed" ? "changed again" : "changed"
    }
  }

  private final class LongCoordinator: Coordinator<MeasuredRoute> {
    override func placement(of route: MeasuredRoute) -> Placement<MeasuredRoute> { .root(LongScene()) }
  }

  private final class CountingSurface: Surface {
    var updates = 0
    func apply(_ patches: [Patch], of window: Window) { updates += patches.count }
  }

  static func measure() -> [Result] {
    let items = (0..<count).map(MeasuredRow.init)
    let before = espalier_bytes_in_use()
    let window = Window(coordinator: LongCoordinator(), title: "Long")
    let surface = CountingSurface()
    window.attach(surface)
    window.open(.root)
    window.render()
    let memory = Double(espalier_bytes_in_use() - before) / Double(count)
    guard let button = button(of: window) else { return [] }

    let runs = 201
    var times: [Double] = []
    var limits: [Double] = []
    var allocations: [Double] = []
    for _ in 0..<runs {
      let start = ProcessorTime.now
      let blocks = Allocations.count()
      window.handle(.control(node: button.id, element: 0, .tap, .none))
      allocations.append(Double(Allocations.count() - blocks))
      times.append((ProcessorTime.now - start) * 1e3)
      limits.append(limit(items))
    }
    guard surface.updates >= runs else { return [] }
    return [
      Result(
        row: "screens.rows50k.change", value: Figure.median(times), unit: "ms", limit: Figure.median(limits),
        allocations: Allocations.isCounting ? Figure.median(allocations) : nil, runs: runs),
      Result(
        row: "screens.rows50k.memory", value: memory, unit: "bytes", limit: nil, allocations: nil, runs: 1),
    ]
  }

  private static func button(of window: Window) -> Node? {
    func find(_ nodes: [Node]) -> Node? {
      for node in nodes {
        if node.component.type == Button.self { return node }
        if let found = find(window.nodes(in: node.id)) { return found }
      }
      return nil
    }
    return find(window.nodes(in: nil))
  }

  /// The limit: the list is copied, as a change of a value that somebody else still holds copies it, and compared.
  private static func limit(_ items: [MeasuredRow]) -> Double {
    let start = ProcessorTime.now
    var copy = items
    copy[7].label = "changed"
    keep(copy == items)
    keep(copy)
    return (ProcessorTime.now - start) * 1e3
  }
}
