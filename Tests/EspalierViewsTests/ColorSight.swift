import EspalierViews
import Foundation

/// A person's sight of colours: all of them, or without one of the three kinds of cones (after Machado, Oliveira and
/// Fernandes, 2009).
enum ColorSight: CaseIterable {
  case full, withoutRed, withoutGreen, withoutBlue

  /// The matrix from linear red, green and blue to the colour that is seen.
  private var matrix: [[Double]] {
    switch self {
    case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .withoutRed:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .withoutGreen:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .withoutBlue:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  /// A colour as it is seen, in Oklab, in which distances are those that the eye tells.
  func seen(_ color: Color) -> [Double] {
    let linear = [color.red, color.green, color.blue].map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let seen = Self.product(matrix, linear).map { min(max($0, 0), 1) }
    let cones = Self.product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], seen)
    return Self.product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map { cbrt($0) })
  }

  /// Returns the distance of two colours as they are seen.
  func distance(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
  }
}
