/// Numbers as controls write them: with a decimal point, without grouping.
package enum NumberText {
  /// Returns the number as the shortest possible text: `5`, not `5.0`.
  package static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the finite number that a text stands for; nil for any other text, including `nan` and hexadecimal digits.
  package static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    guard isPlain, text.utf8.count <= 64, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// Returns true if the distance between a number and the base is a whole number of steps, within the precision of
  /// binary fractions.
  static func isOnStep(_ number: Double, _ step: Double?, from base: Double) -> Bool {
    guard let step, step > 0 else { return true }
    let count = (number - base) / step
    return abs(count - count.rounded()) <= 1e-6 * max(1, abs(count) * 1e-6)
  }
}
