import Espalier

/// Figures as pictures.
@MainActor
enum ChartPages {
  static var all: [CataloguePage] { [bar, line, column, donut] }

  private static var bar: CataloguePage {
    CataloguePage(
      "bar-chart", "Bar chart", showing: [BarChart.self], "Compares amounts.",
      exhibits: [
        Exhibit("Bars", "A bar may lead to where its figure comes from.") {
          Row(
            BarChart.with(
              .title("Spending in March"),
              .bars([
                ChartItem(id: "rent", label: "Rent", text: "850.00", value: 850),
                ChartItem(id: "food", label: "Groceries", text: "412.30", value: 412.3, to: "/displays/cell"),
                ChartItem(id: "fun", label: "Cinema", text: "48.00", value: 48),
              ])))
        },
        Exhibit("Above and below zero") {
          Row(
            BarChart.with(
              .title("Against the month before"),
              .bars([
                ChartItem(id: "rent", label: "Rent", text: "+120.00", value: 120),
                ChartItem(id: "food", label: "Groceries", text: "−64.20", value: -64.2),
                ChartItem(id: "fun", label: "Cinema", text: "+12.00", value: 12),
              ])))
        },
        Exhibit("Nothing to show") {
          Row(BarChart.with(.title("Spending in April"), .emptyText("Nothing was spent yet")))
        },
      ])
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The balance of a day: a salary at the end of each month, and something spent every day.
  private static func balance(on day: Int) -> ChartPoint {
    let amount = 2_000 + day * 4 - day % 30 * 55
    return ChartPoint(Double(amount))
  }

  private static var line: CataloguePage {
    CataloguePage(
      "line-chart", "Line chart", showing: [LineChart.self], "Shows how figures go over time.",
      exhibits: [
        Exhibit("One series", "A lone line has the colour of the app, and needs no legend.") {
          Row(
            LineChart.with(
              .title("Balance"),
              .lines(
                months,
                [
                  ChartSeries(
                    "Giro", [1_820, 2_140, 1_960, 2_480, 2_310, 2_790, 3_150, 2_940, 3_320, 3_610, 3_480, 3_920])
                ],
                unit: .money("EUR"))))
        },
        Exhibit("Two series", "Where there is no figure there is a gap.") {
          Row(
            LineChart.with(
              .title("Income and outgo"),
              .lines(
                months,
                [
                  ChartSeries(
                    "Income", [3_100, 3_100, 3_400, 3_200, 3_900, 3_300, 3_300, 3_350, 3_300, 3_420, 3_400, 4_100]),
                  ChartSeries(
                    "Outgo", [2_400, 2_900, 2_200, nil, 2_800, 2_500, 2_700, nil, nil, 2_650, 2_810, 3_700]),
                ], unit: .money("EUR"), includesZero: true)))
        },
        Exhibit("Above and below zero", "Zero is marked where the lines cross it.") {
          Row(
            LineChart.with(
              .title("Return"),
              .lines(
                months,
                [
                  ChartSeries(
                    "Fund", [0.02, 0.041, -0.013, -0.052, -0.031, 0.008, 0.022, 0.037, 0.019, 0.044, 0.058, 0.061]),
                  ChartSeries(
                    "Index", [0.01, 0.022, 0.004, -0.021, -0.034, -0.012, 0.006, 0.015, 0.021, 0.024, 0.03, 0.035]),
                  ChartSeries(
                    "Savings", [0.01, 0.01, 0.01, 0.01, 0.012, 0.012, 0.012, 0.012, 0.014, 0.014, 0.014, 0.014]),
                ], unit: .percent)))
        },
        Exhibit("Many points", "Labels are left out evenly, so that none lies on another.") {
          Row(
            LineChart.with(
              .title("A year, day by day"),
              .lines(
                (0..<365).map { "Day \($0 + 1)" },
                [ChartSeries("Balance", (0..<365).map(balance))],
                unit: .money("EUR"))))
        },
        Exhibit("Nothing to show") {
          Row(LineChart.with(.title("Balance of next year"), .emptyText("No balance yet")))
        },
      ])
  }

  private static var column: CataloguePage {
    CataloguePage(
      "column-chart", "Column chart", showing: [ColumnChart.self], "Compares amounts side by side.",
      exhibits: [
        Exhibit("One series") {
          Row(
            ColumnChart.with(
              .title("Groceries"),
              .columns(
                months, [ChartSeries("Groceries", [412, 380, 455, 398, 476, 431, 390, 520, 402, 444, 418, 610])],
                unit: .money("EUR"))))
        },
        Exhibit(
          "Two series", "Point at a month, tap it, or come to the chart by Tab and go along it by the arrow keys."
        ) {
          Row(
            ColumnChart.with(
              .title("Income and spending"),
              .columns(
                months,
                [
                  ChartSeries(
                    "Income", [3_100, 3_100, 3_400, 3_200, 3_900, 3_300, 3_300, 3_350, 3_300, 3_420, 3_400, 4_100]),
                  ChartSeries(
                    "Spending", [2_400, 2_900, 2_200, nil, 2_800, 2_500, 2_700, 3_600, 2_450, 2_650, 2_810, 3_700]),
                ], unit: .money("EUR"))))
        },
        Exhibit("Below zero", "Columns hang down from the zero line.") {
          Row(
            ColumnChart.with(
              .title("Left over"),
              .columns(
                months, [ChartSeries("Left over", [700, 200, 1_200, nil, 1_100, 800, 600, -250, 850, 770, 590, 400])],
                unit: .money("EUR"))))
        },
        Exhibit("Long names") {
          Row(
            ColumnChart.with(
              .title("Insurers"),
              .columns(
                ["Bundesverband der Versicherer", "中国人民保险集团股份有限公司", "شركة التأمين الوطنية", "Allianz"],
                [
                  ChartSeries(
                    "Premiums of the year before last, in millions", [12_400_000, 9_800_000, 4_100_000, 15_200_000]),
                  ChartSeries("Claims", [11_900_000, 10_400_000, 3_200_000, 12_700_000]),
                ], unit: .money("EUR"))))
        },
        Exhibit("Nothing to show") {
          Row(ColumnChart.with(.title("Months to come"), .emptyText("Nothing was spent yet")))
        },
      ])
  }

  private static var donut: CataloguePage {
    CataloguePage(
      "donut-chart", "Donut chart", showing: [DonutChart.self], "Shows the parts of a whole.",
      exhibits: [
        Exhibit("Shares") {
          Row(
            DonutChart.with(
              .title("Where it goes"), .centerText("1,310"),
              .shares([
                ChartItem(id: "rent", label: "Rent", text: "850.00", value: 850),
                ChartItem(id: "food", label: "Groceries", text: "412.30", value: 412.3, to: "/displays/cell"),
                ChartItem(id: "fun", label: "Cinema", text: "48.00", value: 48),
              ])))
        },
        Exhibit("Nothing to show") {
          Row(DonutChart.with(.title("Where it will go"), .emptyText("Nothing was spent yet")))
        },
      ])
  }
}
