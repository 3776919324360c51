import Espalier
import Observation

/// The measured page: a counter beside 1,000 rows.
@MainActor @Observable
final class MeasuredScene: Scene {
  private var count = 0
  private var rows = (1...1_000).map(MeasuredRow.init)
  @ObservationIgnored private var next = 1_001

  var screen: Screen {
    Screen(title: "Measured") {
      Section("controls", layout: .plain) {
        Row(
          button("inc") { $0.count += 1 }, button("create") { $0.rows = $0.fresh() },
          button("update") { scene in
            for index in stride(from: 0, to: scene.rows.count, by: 10) { scene.rows[index].label += " !!!" }
          },
          button("swap") { if $0.rows.count > 998 { $0.rows.swapAt(1, 998) } },
          button("append") { $0.rows += $0.fresh() }, button("clear") { $0.rows = [] },
          Label.with(.text("\(count)"), .tag("count")), MeasuredNames.with())
      }
      Section(
        "rows", rows,
        columns: TableColumn("Number") { Label.with(.text($0.number)) },
        TableColumn("Label") { Label.with(.text($0.label)) }, TableColumn("Count") { Label.with(.text($0.count)) },
        TableColumn("Amount") { Label.with(.text($0.amount)) }, TableColumn("State") { Label.with(.text($0.state)) },
        TableColumn("Name") { Label.with(.text($0.name)) }
      )
      .styled(.tag("rows"))
      .showingAllRows()
    }
  }

  private func fresh() -> [MeasuredRow] {
    defer { next += 1_000 }
    return (next..<next + 1_000).map(MeasuredRow.init)
  }

  private func button(_ name: String, _ action: @escaping @MainActor @Sendable (MeasuredScene) -> Void) -> Component<
    Button
  > {
    Button.with(
      .title(name), .tag(name),
      .onTap { [weak self] in
        if let self { action(self) }
      })
  }
}

/// The measured page, the long one, that of what needs no answer, and the place that its link leads to.
enum MeasuredRoute: Route {
  case page
  case long
  case instant
  case linked

  var path: Path {
    switch self {
    case .page: .root
    case .long: "/long"
    case .instant: "/instant"
    case .linked: "/instant/linked"
    }
  }

  static let paths = Paths<Self> {
    page; long; instant; linked
  }
}

/// Shows them.
final class MeasuredCoordinator: Coordinator<MeasuredRoute> {
  override func placement(of route: MeasuredRoute) -> Placement<MeasuredRoute> {
    switch route {
    case .page: .root(MeasuredScene())
    case .long: .root(LongListScene())
    case .instant: .root(InstantScene())
    case .linked: .push(LinkedScene(), over: .instant)
    }
  }
}
