import Espalier
import EspalierWeb

/// A page of 1,000 rows that can each be busy: a tap begins a task, and so do two actions behind the row.
@MainActor
enum BusyRows {
  private static let count = 1_000
  nonisolated static let names = ["screens.busy1k.show", "screens.busy1k.begin", "html.busy1k"]

  /// Rows with tasks, or the same rows without.
  private final class BusyScene: Scene {
    private let items = (0..<count).map(MeasuredRow.init)
    private let areBusy: Bool

    init(areBusy: Bool) { self.areBusy = areBusy }

    var screen: Screen {
      Screen(title: "Rows") {
        Section("rows", items) { item in
          self.areBusy ? BusyRows.row(item) : Row(item)
        }
        .showingAllRows()
      }
    }
  }

  private static func row(_ item: MeasuredRow) -> Row {
    Row(item).onTapTask {}.actions(.task("Archive", icon: .download) {}, .destructiveTask("Delete", icon: .delete) {})
  }

  private final class BusyCoordinator: Coordinator<MeasuredRoute> {
    private let areBusy: Bool
    init(areBusy: Bool) { self.areBusy = areBusy }
    override func placement(of route: MeasuredRoute) -> Placement<MeasuredRoute> {
      .root(BusyScene(areBusy: self.areBusy))
    }
  }

  static func measure() async -> [Result] {
    var (shows, plain): ([Double], [Double]) = ([], [])
    for _ in 0...Figure.runs {
      shows.append(show(areBusy: true))
      plain.append(show(areBusy: false))
    }
    let begin = await begin()
    let rows = (0..<count).map { row(MeasuredRow($0)) }
    let plainRows = (0..<count).map { Row(MeasuredRow($0)) }
    return [
      Result(
        row: names[0], value: Figure.median(shows), unit: "ms", limit: Figure.median(plain), allocations: nil,
        runs: Figure.runs),
      Result(row: names[1], value: begin, unit: "ms", limit: nil, allocations: nil, runs: 201),
      Result(
        row: names[2], value: Double(HTMLSnapshot.bytes(of: rows).count), unit: "bytes",
        limit: Double(HTMLSnapshot.bytes(of: plainRows).count), allocations: nil, runs: 1),
    ]
  }

  /// The time until a window shows the rows for the first time.
  private static func show(areBusy: Bool) -> Double {
    let window = Window(coordinator: BusyCoordinator(areBusy: areBusy), title: "Rows")
    let surface = CountingSurface()
    window.attach(surface)
    let start = ProcessorTime.now
    window.open(.root)
    window.render()
    keep(surface)
    return (ProcessorTime.now - start) * 1e3
  }

  /// The time from a tap on a row until the surface has been told that it is busy, without the end of its task.
  private static func begin() async -> Double {
    let window = Window(coordinator: BusyCoordinator(areBusy: true), title: "Rows")
    let surface = CountingSurface()
    window.attach(surface)
    window.open(.root)
    window.render()
    let rows = rows(of: window)
    guard !rows.isEmpty else { return .nan }
    var times: [Double] = []
    for run in 0..<201 {
      let before = surface.updates
      let start = ProcessorTime.now
      window.handle(.control(node: rows[(run * 37) % rows.count].id, element: 0, .tap, .none))
      window.render()
      times.append((ProcessorTime.now - start) * 1e3)
      guard surface.updates > before else { return .nan }
      await window.settled()
    }
    return Figure.median(times)
  }

  private static func rows(of window: Window) -> [Node] {
    var found: [Node] = []
    func add(_ nodes: [Node]) {
      for node in nodes {
        if node.component.type == MeasuredRowView.self { found.append(node) }
        add(window.nodes(in: node.id))
      }
    }
    add(window.nodes(in: nil))
    return found
  }
}
