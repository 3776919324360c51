import CAllocations
import Espalier
import Observation

/// One change beside 50,000 keyed rows on one screen, from the tap to the patch, and what of it is the list of values itself.
///
/// Only the rows around the places in sight are there, as on every page, and one of those in sight is changed.
@MainActor
enum ScreenRows {
  nonisolated static let names = ["change", "copy", "compare", "release", "memory"].map { "screens.rows50k.\($0)" }
  private static let count = 50_000
  private static let inSight = 20

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
      next = (next + 7) % inSight
      rows[next].toggle()
    }
  }

  private final class LongCoordinator: Coordinator<MeasuredRoute> {
    override func placement(of route: MeasuredRoute) -> Placement<MeasuredRoute> { .root(LongScene()) }
  }

  static func measure() throws -> [Result] {
    let before = espalier_bytes_in_use()
    let window = Window(coordinator: LongCoordinator(), title: "Long")
    let surface = CountingSurface()
    window.attach(surface)
    window.open(.root)
    window.render()
    let memory = Double(espalier_bytes_in_use() - before) / Double(count)
    guard let button = button(of: window) else {
      throw BenchError.notMeasured(row: names[0], reason: "the screen has no button to tap.")
    }

    let runs = 201
    let list = HeldList()
    var times: [Double] = []
    var (copies, comparisons, releases): ([Double], [Double], [Double]) = ([], [], [])
    var allocations: [Double] = []
    for _ in 0..<runs {
      let updates = surface.updates
      let blocks = Allocations.count()
      times.append(time { window.handle(.control(node: button.id, element: 0, .tap, .none)) })
      allocations.append(Double(Allocations.count() - blocks))
      guard surface.updates > updates else {
        throw BenchError.notMeasured(row: names[0], reason: "the surface was told nothing after a tap.")
      }
      copies.append(time(list.change))
      comparisons.append(time { keep(list.differences()) })
      releases.append(time(list.release))
    }
    let limit = Figure.median(zip(copies, zip(comparisons, releases)).map { $0 + $1.0 + $1.1 })
    func part(_ name: String, _ times: [Double]) -> Result {
      Result(row: name, value: Figure.median(times), unit: "ms", limit: nil, allocations: nil, runs: runs)
    }
    return [
      Result(
        row: names[0], value: Figure.median(times), unit: "ms", limit: limit,
        allocations: Allocations.isCounting ? Figure.median(allocations) : nil, runs: runs),
      part(names[1], copies), part(names[2], comparisons), part(names[3], releases),
      Result(row: names[4], value: memory, unit: "bytes", limit: nil, allocations: nil, runs: 1),
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

  private static func time(_ work: () -> Void) -> Double {
    let start = ProcessorTime.now
    work()
    return (ProcessorTime.now - start) * 1e3
  }

  /// The limit: what any change of a list of values takes while somebody else, as the screen in sight does, still holds
  /// the list from before it.
  @MainActor private final class HeldList {
    private var shown = (0..<count).map(MeasuredRow.init)
    private var rows: [MeasuredRow]

    init() { rows = shown }

    /// Copies the list, because it is held twice, and changes a row of the copy.
    @inline(never) func change() { rows[7].toggle() }

    /// Compares all 50,000 rows, identities and texts.
    @inline(never) func differences() -> Int {
      var count = 0
      for index in rows.indices where rows[index] != shown[index] { count += 1 }
      return count
    }

    /// Shows the new list, and with that releases the one from before, and each text of it.
    @inline(never) func release() { shown = rows }
  }
}
