import Foundation

extension Double {
  /// The power.
  func raised(to exponent: Double) -> Double { pow(self, exponent) }
}
