internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// Cells, badges, containers, progress, charts and a drawing, and buttons that change them.
@MainActor @Observable final class DisplaysScene: Scene {
  private var unread = 27
  private var taps = 0
  private var hasFigures = true
  private var isLocked = true
  private var stage = 0

  var screen: Screen {
    Screen(title: "Displays") {
      Section("cells") {
        Row(
          Cell.with(
            .icon(.card), .title("Rent"), .subtitle("Every month"), .value("-850.00"), .accessory(.disclosure))
        ).link(to: "/list/2")
        Row(Cell.with(.icon(.envelope), .title("News"), .accessory(.count(unread))))
        Row(Cell.with(.title("Bill"), .accessory(.badge("Overdue", color: .negative))))
      }
      Section("texts") {
        Row(Label.with(.text("Rent goes to \("Bob", .bold, .link(to: "/list/2")) in \("June", .struckThrough)")))
        Row(Cell.with(.title("Paid by \("Eve", .italic, .link(to: "/list/2"))"))).link(to: "/list/3")
      }.styled(.footer("As of \("May", .link(to: "/list/1"))"))
      Section("steps") {
        Row(Button.with(.title("Read one"), .onTap { [weak self] in self?.unread -= 1 }))
        Row(Button.with(.title("Much is new"), .onTap { [weak self] in self?.unread = 250 }))
        Row(Button.with(.title("Turn the figures"), .onTap { [weak self] in self?.hasFigures.toggle() }))
        Row(Button.with(.title("Unlock"), .onTap { [weak self] in self?.isLocked = false }))
        Row(Button.with(.title("Carry on"), .onTap { [weak self] in self.map { $0.stage = ($0.stage + 1) % 3 } }))
      }
      Section("properties") {
        Row(ParcelView.with(.set(\.stage, stage)))
        Row(Label.with(.text("A signature is needed"), .custom("stage", stage) { $0 == 2 ? .isHidden(true) : nil }))
      }
      Section("containers") {
        Row(
          Avatar.with(.name("Eva Maria Weiss")),
          Column.of(
            Label.with(.text("First line")), Divider.with(),
            Stack.of(Label.with(.text("Second left")), Badge.with(.text("Second right")))
          ).adding(.gap(.small)))
        Row(
          Grid.of(Label.with(.text("In one")), Label.with(.text("In two")), Label.with(.text("In three")))
            .adding(.columns(2), .gap(.large)))
        Row(
          ScrollView.of(
            Label.with(.text("On the strip"), .frame(width: .points(320))),
            Button.with(.title("Far along the strip"), .onTap { [weak self] in self?.taps += 1 })
          ).adding(.accessibilityLabel("A strip")))
        Row(Label.with(.text("Taps \(taps)")))
        Row(
          Column.of(Button.with(.title("Locked"), .onTap { [weak self] in self?.taps += 10 }))
            .adding(.isInteractive(!isLocked)))
      }
      Section("progress") {
        Row(ProgressBar.with(.label("Half way"), .fraction(0.5)))
        Row(ProgressBar.with(.label("Nobody knows")))
        Row(ActivityIndicator.with(.label("Fetching"), .scale(.large)))
      }
      Section("charts") {
        Row(LineChart.with(.title("Balance"), .lines(lines), .emptyText("No balance yet")))
        Row(
          ColumnChart.with(
            .title("Months"),
            .columns(["August"], [ChartSeries("Saved", [hasFigures ? 7.5 : nil])], unit: .number),
            .emptyText("No months yet")))
        Row(
          BarChart.with(
            .title("Debts"), .emptyText("No debts"),
            .bars(hasFigures ? [ChartItem(id: "loan", label: "Loan", text: "4.00", value: 4)] : [])))
        Row(DonutChart.with(.title("Spending"), .shares(shares), .centerText("12"), .emptyText("Nothing spent")))
        Row(
          Canvas.with(
            .drawing(
              Drawing(
                "A red circle", width: 20, height: 20,
                shapes: [
                  .circle(center: Point(10, 10), radius: 8, fill: .negative)
                ]))))
      }
    }
  }

  private var lines: ChartValues {
    guard hasFigures else { return ChartValues(["June"], []) }
    return ChartValues(
      ["June", "July"],
      [
        ChartSeries("Income", [ChartPoint(5, "5.00"), ChartPoint(.nan, "none")]),
        ChartSeries("Outgo", [ChartPoint(-2, "-2.00")]),
      ])
  }

  private var shares: ChartItems {
    guard hasFigures else { return [] }
    return [
      ChartItem(id: "food", label: "Food", text: "9.00", value: 9, to: "/list/3"),
      ChartItem(id: "fun", label: "Fun", text: "3.00", value: 3),
      ChartItem(id: "odd", label: "Odd", text: "less", value: -1),
    ]
  }
}

extension Icon {
  fileprivate static let envelope = Icon("envelope", stroke: "M3 6h18v12H3zM3 6l9 7 9-7")
}
