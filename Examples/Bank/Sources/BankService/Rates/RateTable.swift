import Foundation

/// Exchange rates made up for every day, the same whenever they are asked for.
enum RateTable {
  /// The rates to one euro, and the decimals that each is written with.
  private static let euro: [(currency: String, rate: Double, decimals: Int)] = [
    ("AUD", 1.66, 4), ("CAD", 1.51, 4), ("CHF", 0.95, 4), ("CZK", 25.1, 3), ("DKK", 7.46, 4), ("EUR", 1, 4),
    ("GBP", 0.855, 4), ("JPY", 162, 2), ("NOK", 11.6, 4), ("PLN", 4.31, 4), ("SEK", 11.4, 4), ("USD", 1.083, 4),
  ]

  static var currencies: [String] { euro.map(\.currency) }

  /// The rates of a moment: `step` moves within the day.
  static func rates(base: String, day: Day, step: Int = 0) -> [String: JSON]? {
    guard let own = euro.firstIndex(where: { $0.currency == base }) else { return nil }
    let divisor = rate(own, day, step)
    var rates: [String: JSON] = [:]
    for (index, entry) in euro.enumerated() where index != own {
      rates[entry.currency] = .string(
        String(format: "%.\(entry.decimals)f", rate(index, day, step) / divisor))
    }
    return rates
  }

  private static func rate(_ index: Int, _ day: Day, _ step: Int) -> Double {
    let entry = euro[index]
    guard entry.currency != "EUR" else { return 1 }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(day.number &* 100_003 &+ index &* 7919 &+ step)))
    let noise = Double.random(in: -0.004...0.004, using: &random)
    return entry.rate * (1 + 0.03 * sin(Double(day.number) / 37 + Double(index)) + noise)
  }
}
