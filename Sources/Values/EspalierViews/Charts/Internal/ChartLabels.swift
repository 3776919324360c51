/// Estimates of the width of a chart's texts, made without a browser. They are too large rather than too small.
package enum ChartLabels {
  /// Returns the width of a text in ems.
  package static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns a text that is no wider than `room`, with an ellipsis if it is shortened.
  package static func shortened(_ text: String, to room: Double) -> String {
    guard width(of: text) > room else { return text }
    var result = ""
    var taken = 1.0
    for character in text {
      taken += width(of: String(character))
      if taken > room { break }
      result.append(character)
    }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result + "…"
  }

  /// One label along an axis.
  package struct Label: Hashable, Sendable {
    /// The part of the label that is at its position: the left end, the middle or the right end.
    package enum Anchor: String, Sendable { case start, middle, end }

    /// The position of the label, in ems from the left.
    package let position: Double
    package let width: Double
    package let anchor: Anchor

    package init(position: Double, width: Double, anchor: Anchor) {
      self.position = position
      self.width = width
      self.anchor = anchor
    }

    /// The range of the axis that the text covers.
    package var extent: ClosedRange<Double> {
      switch anchor {
      case .start: position...position + width
      case .middle: position - width / 2...position + width / 2
      case .end: position - width...position
      }
    }
  }

  /// The minimum distance between two labels, in ems.
  package static let gap = 0.8

  /// Returns the indexes of the labels that fit without an overlap. They are the first label and every k-th label after
  /// it, with the smallest k that fits, and the last label if it fits too.
  package static func thinned(_ labels: [Label]) -> [Int] {
    guard labels.count > 1 else { return Array(labels.indices) }
    for every in 1..<labels.count {
      var shown = Array(stride(from: 0, to: labels.count, by: every))
      guard fits(labels, shown) else { continue }
      if shown.last != labels.count - 1, fits(labels, [shown[shown.count - 1], labels.count - 1]) {
        shown.append(labels.count - 1)
      }
      return shown
    }
    return fits(labels, [0, labels.count - 1]) ? [0, labels.count - 1] : [0]
  }

  private static func fits(_ labels: [Label], _ shown: [Int]) -> Bool {
    zip(shown, shown.dropFirst()).allSatisfy {
      labels[$0].extent.upperBound + gap <= labels[$1].extent.lowerBound
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x30...0x39: 0.66
    case 0x20, 0xA0, 0x202F: 0.35
    case 0x21, 0x27...0x29, 0x2C...0x2F, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: 0.42
    case 0x25, 0x40, 0x4D, 0x57, 0x6D, 0x77: 1.02
    case 0x41...0x5A: 0.8
    case 0x61...0x7A: 0.66
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x11FF, 0x2E80...0xFFDC, 0x1F000...: 1.1
    default: 0.86
    }
  }
}
