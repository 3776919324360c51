import Espalier
import Observation

/// A window of rows that can be tapped, followed or chosen, with each view that shows something and does nothing.
@MainActor @Observable final class TappedRowsScene: Scene {
  struct Item: Hashable, Identifiable, Sendable { var id: String }

  private(set) var taps = 0
  var chosen: Set<String> = []

  var screen: Screen {
    Screen(title: "Tapped") {
      Section("count") { Row(Label.with(.text("Taps \(taps)"))) }
      for part in Self.parts {
        Section("list-\(part.type)") {
          Row(part).onTap { [weak self] in self?.taps += 1 }
          Row {
            Label.with(.text("Title"))
            part
          }.onTap { [weak self] in self?.taps += 1 }
          Row(part).link(to: "/")
        }
        Section("card-\(part.type)", layout: .grid) {
          Row {
            Label.with(.text("Title"))
            part
          }.onTap { [weak self] in self?.taps += 1 }
          Row(part).actions(.task("More") {}).onTap { [weak self] in self?.taps += 1 }
        }
        Section(
          "choice-\(part.type)", [Item(id: "\(part.type)")], selection: .many(Binding(self, \.chosen))
        ) { _ in Row(part) }
      }
      table("1", Label.with(.text("Words")))
      table("2", ProgressBar.with(.label("Half"), .fraction(0.5)))
      table("3", Badge.with(.text("New")))
      table("4", Avatar.with(.name("Eva Weiss")))
      table("5", ImageView.with(.image(.icon(.card))))
      table("6", ActivityIndicator.with(.label("Fetching")))
      table("7", Label.with(.text("Turned"), .transform(rotation: 5)))
      table("8", Cell.with(.icon(.card), .title("Rent"), .value("1"), .accessory(.count(2))))
      table("9", Canvas.with(.drawing(Self.drawing)))
    }
  }

  private func table<V: View>(_ name: String, _ part: Component<V>) -> Section {
    Section(
      "table-\(name)", [Item(id: name)],
      columns: TableColumn("Name") { _ in Label.with(.text("Title")) }, TableColumn("Part") { _ in part }
    ) { [weak self] row, _ in row.onTap { self?.taps += 1 } }
  }

  private static let drawing = Drawing(
    "A circle", width: 40, height: 40, shapes: [.circle(center: Point(20, 20), radius: 18, fill: .negative)])
  private static let shares: ChartItems = [
    ChartItem(id: "food", label: "Food", text: "9.00", value: 9, to: "/"),
    ChartItem(id: "fun", label: "Fun", text: "3.00", value: 3),
  ]
  private static let values = ChartValues(
    ["June", "July"],
    [ChartSeries("Income", [ChartPoint(5, "5.00"), ChartPoint(4, "4.00")])])

  static let parts: [AnyComponent] = [
    Label.with(.text("Words")).erased,
    ProgressBar.with(.label("Half"), .fraction(0.5)).erased,
    Badge.with(.text("New")).erased,
    Avatar.with(.name("Eva Weiss")).erased,
    ImageView.with(.image(.icon(.card)), .caption("A card")).erased,
    Divider.with().erased,
    ActivityIndicator.with(.label("Fetching")).erased,
    Canvas.with(.drawing(drawing)).erased,
    Cell.with(.icon(.card), .title("Rent"), .subtitle("Monthly"), .value("1.00"), .accessory(.count(2))).erased,
    Grid.of(Label.with(.text("One")), Label.with(.text("Two"))).adding(.gap(.large)).erased,
    ScrollView.of(Label.with(.text("On the strip")), Badge.with(.text("Far"))).erased,
    BarChart.with(.title("Debts"), .bars(shares)).erased,
    DonutChart.with(.title("Spending"), .shares(shares), .centerText("12")).erased,
    LineChart.with(.title("Balance"), .lines(values)).erased,
    ColumnChart.with(.title("Months"), .columns(["June"], [ChartSeries("Saved", [7.5])], unit: .number)).erased,
  ]
}

enum TappedRowsRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

final class TappedRowsCoordinator: Coordinator<TappedRowsRoute> {
  let scene: TappedRowsScene

  init(_ scene: TappedRowsScene) { self.scene = scene }

  override func placement(of route: TappedRowsRoute) -> Placement<TappedRowsRoute> { .root(self.scene) }
}
