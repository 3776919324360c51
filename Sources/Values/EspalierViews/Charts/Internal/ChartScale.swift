/// The heights of an axis: round values in even steps that take in all values of a chart.
///
/// A step is 1, 2, 2.5 or 5 times a power of ten. Whatever the values are, a handful of steps is tried and no more.
package struct ChartScale: Hashable, Sendable {
  /// The round values from the lowest to the highest.
  package let ticks: [Double]
  /// The distance of two ticks.
  package let step: Double
  /// The number of decimal places that tells the ticks apart.
  package let fractionDigits: Int
  /// The lowest and the highest value that has a place on the axis.
  package let range: ClosedRange<Double>

  /// Creates a scale with at most `maximum` ticks, of which there are two at least.
  package init(of values: [Double], includesZero: Bool, maximum: Int = 7) {
    let finite = values.filter(\.isFinite)
    var low = finite.min() ?? 0
    var high = finite.max() ?? 0
    let largest = max(abs(low), abs(high))
    // Values that a step cannot tell apart, or that are no more than nothing, are shown on the way from zero.
    let isFlat = high / 2 - low / 2 < largest * 1e-11
    if includesZero || isFlat { (low, high) = (min(low, 0), max(high, 0)) }
    if largest < Self.least { (low, high) = (0, 1) }
    let (step, digits) = Self.step(from: low, to: high, maximum: max(maximum, 4))
    let first = (low / step).rounded(.down)
    let last = (high / step).rounded(.up)
    // The steps beside the largest number of all would be beyond it.
    let ticks = (0...max(1, Int(last - first))).map { (first + Double($0)) * step }.filter(\.isFinite)
    self.ticks = ticks
    self.step = step
    fractionDigits = digits
    range = min(ticks.first ?? low, finite.min() ?? low)...max(ticks.last ?? high, finite.max() ?? high)
  }

  /// The least value that has steps of its own.
  private static let least = 1e-280

  /// Returns the place of a value on the axis, from 0 at the bottom to 1 at the top.
  package func share(of value: Double) -> Double {
    // By halves, so that no difference is too large for a number.
    let span = range.upperBound / 2 - range.lowerBound / 2
    return span > 0 ? min(max((value / 2 - range.lowerBound / 2) / span, 0), 1) : 0.5
  }

  private static func step(from low: Double, to high: Double, maximum: Int) -> (Double, fractionDigits: Int) {
    let least = (high / Double(maximum) - low / Double(maximum)).magnitude
    // A power of ten that is no larger than the least step, by the power of two that the number has.
    let power = Int((Double(least.exponent) * 0.301_029_995_663_981_2).rounded(.down)) - 1
    for exponent in power...power + 3 {
      for (factor, places) in [("1", 0), ("2", 0), ("2.5", 1), ("5", 0)] {
        guard let step = Double("\(factor)e\(exponent)"), step > 0, step.isFinite else { continue }
        let count = (high / step).rounded(.up) - (low / step).rounded(.down) + 1
        if count <= Double(maximum) { return (step, max(0, places - exponent)) }
      }
    }
    return (high == low ? 1 : high / 2 - low / 2, 0)
  }
}
