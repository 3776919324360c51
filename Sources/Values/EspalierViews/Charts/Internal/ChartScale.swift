/// The scale of an axis: round values in even steps that cover all values of a chart.
///
/// A step is 1, 2, 2.5 or 5 times a power of ten. For any values, only a handful of steps is tried.
package struct ChartScale: Hashable, Sendable {
  /// The round values of the axis, from the lowest to the highest.
  package let ticks: [Double]
  /// The distance between two neighbouring ticks.
  package let step: Double
  /// The number of decimal places that are needed to write the value of every tick exactly.
  package let fractionDigits: Int
  /// The lowest and the highest value on the axis.
  package let range: ClosedRange<Double>

  /// Creates a scale with at least two and at most `maximum` ticks.
  package init(of values: [Double], includesZero: Bool, maximum: Int = 7) {
    let finite = values.filter(\.isFinite)
    var low = finite.min() ?? 0
    var high = finite.max() ?? 0
    let largest = max(abs(low), abs(high))
    // An axis includes zero if no step can distinguish its values; for values that are nearly zero, it runs from 0 to
    // 1.
    let isFlat = high / 2 - low / 2 < largest * 1e-11
    if includesZero || isFlat { (low, high) = (min(low, 0), max(high, 0)) }
    if largest < Self.least { (low, high) = (0, 1) }
    let (step, digits) = Self.step(from: low, to: high, maximum: max(maximum, 4))
    let first = (low / step).rounded(.down)
    let last = (high / step).rounded(.up)
    // A tick beyond the largest `Double` is not finite.
    let ticks = (0...max(1, Int(last - first))).map { (first + Double($0)) * step }.filter(\.isFinite)
    self.ticks = ticks
    self.step = step
    fractionDigits = digits
    range = min(ticks.first ?? low, finite.min() ?? low)...max(ticks.last ?? high, finite.max() ?? high)
  }

  /// The smallest magnitude for which steps are computed.
  private static let least = 1e-280

  /// Returns the position of a value on the axis, from 0 at the bottom to 1 at the top.
  package func share(of value: Double) -> Double {
    // The halves are subtracted, so that the difference does not overflow.
    let span = range.upperBound / 2 - range.lowerBound / 2
    return span > 0 ? min(max((value / 2 - range.lowerBound / 2) / span, 0), 1) : 0.5
  }

  private static func step(from low: Double, to high: Double, maximum: Int) -> (Double, fractionDigits: Int) {
    let least = (high / Double(maximum) - low / Double(maximum)).magnitude
    // A power of ten that is no larger than the least step, estimated from the step's binary exponent.
    let power = Int((Double(least.exponent) * 0.301_029_995_663_981_2).rounded(.down)) - 1
    for exponent in power...power + 3 {
      for (factor, positions) in [("1", 0), ("2", 0), ("2.5", 1), ("5", 0)] {
        guard let step = Double("\(factor)e\(exponent)"), step > 0, step.isFinite else { continue }
        let count = (high / step).rounded(.up) - (low / step).rounded(.down) + 1
        if count <= Double(maximum) { return (step, max(0, positions - exponent)) }
      }
    }
    return (high == low ? 1 : high / 2 - low / 2, 0)
  }
}
