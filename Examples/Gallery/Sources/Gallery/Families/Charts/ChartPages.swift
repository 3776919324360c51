import Espalier

/// Figures as pictures.
@MainActor
enum ChartPages {
  static var all: [CataloguePage] { [bar, line, donut] }

  private static var bar: CataloguePage {
    CataloguePage(
      "bar-chart", "Bar chart", showing: [BarChart.self], "Compares amounts.",
      exhibits: [
        Exhibit("Bars", "A bar may lead to where its figure comes from.") {
          Row(
            BarChart.with(
              .title("Spending in March"),
              .bars([
                Bar(id: "rent", label: "Rent", text: "850.00", value: 850),
                Bar(id: "food", label: "Groceries", text: "412.30", value: 412.3, to: "/displays/cell"),
                Bar(id: "fun", label: "Cinema", text: "48.00", value: 48),
              ])))
        },
        Exhibit("Nothing to show") {
          Row(BarChart.with(.title("Spending in April"), .emptyText("Nothing was spent yet")))
        },
      ])
  }

  private static var line: CataloguePage {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    let earned: [Double] = [3.1, 3.1, 3.4, 3.2, 3.9, 3.3]
    let income = earned.map { (amount: Double) in LinePoint(amount, "\(amount) k") }
    let amounts: [Double?] = [2.4, 2.9, 2.2, nil, 2.8, 2.5]
    let outgo = amounts.map { amount in LinePoint(amount, amount.map { "\($0) k" } ?? "unknown") }
    return CataloguePage(
      "line-chart", "Line chart", showing: [LineChart.self], "Shows how figures go over time.",
      exhibits: [
        Exhibit("Two series", "Where there is no figure there is a gap.") {
          Row(
            LineChart.with(
              .title("Income and outgo"),
              .lines(
                Lines(
                  labels: months,
                  series: [
                    LineSeries(id: "in", label: "Income", points: income),
                    LineSeries(id: "out", label: "Outgo", points: outgo),
                  ], marks: [LineMark(3, "3 k")], includesZero: true))))
        },
        Exhibit("Nothing to show") {
          Row(LineChart.with(.title("Balance"), .emptyText("No balance yet")))
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
                Share(id: "rent", label: "Rent", text: "850.00", value: 850),
                Share(id: "food", label: "Groceries", text: "412.30", value: 412.3, to: "/displays/cell"),
                Share(id: "fun", label: "Cinema", text: "48.00", value: 48),
              ])))
        },
        Exhibit("Nothing to show") {
          Row(DonutChart.with(.title("Where it will go"), .emptyText("Nothing was spent yet")))
        },
      ])
  }
}
