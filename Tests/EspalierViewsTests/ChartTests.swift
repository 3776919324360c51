import TestSupport
import Testing

@testable import EspalierViews

/// Axes and labels of charts: laws that hold for whatever values and texts.
@Suite struct ChartTests {
  private static let odd: [[Double]] = [
    [], [0], [0, 0], [.nan], [.infinity, -.infinity], [5], [-5], [.greatestFiniteMagnitude],
    [-.greatestFiniteMagnitude, .greatestFiniteMagnitude], [.leastNonzeroMagnitude], [-.leastNonzeroMagnitude, 0],
    [.leastNormalMagnitude, 1], [1e15, 1e15 + 1], [1e300, 1e300.nextUp], [-1e-300, 1e300], [0.1, 0.3], [99.9, 100.1],
  ]

  private func values() -> [[Double]] {
    var generator = SeededGenerator()
    func number() -> Double {
      let bits = Double(bitPattern: generator.next())
      return switch Int.random(in: 0..<4, using: &generator) {
      case 0: bits
      case 1: Double.random(in: -1...1, using: &generator)
      case 2: Double(Int.random(in: -100_000...100_000, using: &generator)) / 100
      default: 1e6 + Double.random(in: 0...1, using: &generator)
      }
    }
    return Self.odd + (0..<5_000).map { _ in (0..<Int.random(in: 1...5, using: &generator)).map { _ in number() } }
  }

  @Test(arguments: [false, true]) func `an axis takes in all values by a few round steps`(includesZero: Bool) throws {
    for values in values() {
      let scale = ChartScale(of: values, includesZero: includesZero)
      #expect((2...7).contains(scale.ticks.count), "\(values) \(scale.ticks)")
      #expect(values.allSatisfy { !$0.isFinite || scale.range.contains($0) }, "\(values) \(scale.range)")
      #expect(scale.ticks.allSatisfy(\.isFinite) && scale.step.isFinite && scale.step > 0, "\(values)")
      #expect(zip(scale.ticks, scale.ticks.dropFirst()).allSatisfy { $0 < $1 }, "\(values) \(scale.ticks)")
      let digits = "\(scale.step)".prefix { $0 != "e" }.filter { $0 != "0" && $0 != "." }
      #expect(["1", "2", "25", "5"].contains(String(digits)), "\(values) \(scale.step)")
      if includesZero { #expect(scale.range.contains(0), "\(values)") }
      for value in values where value.isFinite { #expect((0...1).contains(scale.share(of: value)), "\(values)") }
    }
  }

  @Test func `an axis has the steps that a person would choose`() {
    func ticks(_ values: Double..., includesZero: Bool = false) -> [Double] {
      ChartScale(of: values, includesZero: includesZero).ticks
    }
    #expect(ticks(0, 10) == [0, 2, 4, 6, 8, 10])
    #expect(ticks(3_100, 2_400, includesZero: true) == [0, 1_000, 2_000, 3_000, 4_000])
    #expect(ticks(-40, 120) == [-50, 0, 50, 100, 150])
    #expect(ticks(7) == [0, 2, 4, 6, 8])
    #expect(ticks() == [0, 0.2, 0.4, 0.6000000000000001, 0.8, 1])
  }

  @Test func `values are written with the unit, and steps with no more digits than tell them apart`() {
    func ticks(_ values: Double..., unit: ChartUnit, locale: String = "en-US") -> [String] {
      unit.texts(of: ChartScale(of: values, includesZero: true), locale: locale)
    }
    #expect(ticks(3_100, unit: .money("EUR")) == ["€0", "€1,000", "€2,000", "€3,000", "€4,000"])
    #expect(
      ticks(-0.25, 0.5, unit: .percent) == ["\u{2212}40%", "\u{2212}20%", "0%", "20%", "40%", "60%"])
    #expect(ticks(2_000_000, unit: .number) == ["0", "500K", "1M", "1.5M", "2M"])
    #expect(ticks(2_000_000, unit: .money("EUR")) == ["€0", "€500K", "€1M", "€1.5M", "€2M"])
    #expect(ticks(-2_000_000, unit: .money("EUR"), locale: "de-DE").first == "\u{2212}2\u{A0}Mio.\u{A0}€")
    #expect(ChartUnit.money("EUR").text(of: -12.5, locale: "en-US") == "\u{2212}€12.50")
    #expect(ChartUnit.money("points").text(of: 12.5, locale: "en-US") == "12.5\u{A0}points")
    #expect(ChartUnit.percent.text(of: 0.125, locale: "en-US") == "12.5%")
    #expect(ChartUnit.number.text(of: -0.0, locale: "en-US") == "0")
    for unit in [ChartUnit.number, .percent, .money("EUR")] {
      for value in [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude] {
        #expect(unit.text(of: value, locale: "en-US").count < 40)
      }
    }
  }

  @Test func `labels that are shown never lie on each other, and stand at even distances`() throws {
    var generator = SeededGenerator()
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...60, using: &generator)
      let room = Double.random(in: 10...80, using: &generator)
      let labels = (0..<count).map { index in
        ChartLabels.Label(
          position: (Double(index) + 0.5) / Double(count) * room, width: Double.random(in: 0.5...9, using: &generator),
          anchor: .middle)
      }
      let shown = ChartLabels.thinned(labels)
      #expect(shown.first == 0)
      for (one, next) in zip(shown, shown.dropFirst()) {
        #expect(labels[one].extent.upperBound + ChartLabels.gap <= labels[next].extent.lowerBound)
      }
      // The last one may stand nearer.
      let distances = zip(shown, shown.dropFirst()).map { $1 - $0 }
      #expect(Set(distances.dropLast()).count <= 1, "\(shown)")
    }
    let short = (0..<12).map { ChartLabels.Label(position: Double($0) * 5 + 2.5, width: 2.5, anchor: .middle) }
    #expect(ChartLabels.thinned(short) == Array(0..<12), "none is left out that has room")
  }

  @Test(arguments: ["Bundesverband der Versicherer", "二千二十六年十一月二十五日星期三", "إجمالي المصروفات الشهرية", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"])
  func `a text that is too long is shortened between letters`(text: String) {
    let short = ChartLabels.shortened(text, to: 6)
    #expect(short.hasSuffix("…") && ChartLabels.width(of: String(short.dropLast())) <= 6)
    #expect(text.hasPrefix(short.dropLast()))
    #expect(ChartLabels.shortened("Jan", to: 6) == "Jan")
  }

  @Test func `a value that is none is a gap, and stands neither on the axis nor for a point`() {
    #expect(ChartPoint(.nan).value == nil && ChartPoint(-.infinity).value == nil && ChartPoint(1.5).value == 1.5)
    func values(_ points: ChartPoint...) -> ChartValues { ChartValues(["a"], [ChartSeries("S", points)]) }
    #expect(!values(nil).hasPoints && !values(ChartPoint(.nan)).hasPoints && !values().hasPoints)
    // What stands beyond the labels is not shown.
    #expect(!values(nil, 5).hasPoints && values(nil, 5).values == [])
    #expect(values(5).hasPoints && values(5).value(of: 0, at: 3) == nil && values(5).text(of: 0, at: 3) == "–")
  }
}
