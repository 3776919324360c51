/// The number that a typed text stands for.
public enum NumberReading: Hashable, Sendable {
  /// The text is empty, or a currency alone.
  case empty
  /// The text stands for one number.
  case number(Double)
  /// The text stands for one number in one notation and for another one in another, and nobody but the person knows
  /// which is meant.
  case ambiguous(Double, Double)
  /// The text stands for no number.
  case none
}

extension NumberNotation {
  /// Reads a text as a person may type a number: with the marks of this notation or another one, in any digits, with
  /// blanks or apostrophes between groups, with a sign before or behind it, and with a currency.
  ///
  /// A text with two readings is never guessed: `1.234` is ambiguous, unless the step excludes one of the two. `4,20` and
  /// `1.234,56` have one reading in every notation.
  ///
  /// - Parameters:
  ///   - text: The text, up to 64 characters.
  ///   - step: The distance between two numbers; a reading that is not on it does not count.
  ///   - base: The number that steps are counted from.
  public func reading(_ text: String, step: Double? = nil, from base: Double = 0) -> NumberReading {
    guard text.utf8.count <= 256 else { return .none }
    // As programs write large numbers. There are no two ways to read it.
    if text.contains(where: { $0 == "e" || $0 == "E" }), let number = NumberText.number(text) { return .number(number) }
    var symbols = NumberText.symbols(text)
    NumberText.removeCurrency(&symbols)
    guard !symbols.isEmpty else { return .empty }
    let isNegative = NumberText.removeSign(&symbols)
    guard symbols.contains(where: { if case .digit = $0 { true } else { false } }), symbols.count <= 64 else {
      return .none
    }
    let found = Set(readings(symbols).map { isNegative ? -$0 : $0 }.filter { $0.isFinite })
    let fitting = found.filter { NumberText.isOnStep($0, step, from: base) }.sorted()
    switch (fitting.count, found.count) {
    case (1, _): return .number(fitting[0])
    case (2, _): return .ambiguous(fitting[0], fitting[1])
    case (_, 1): return .number(found[found.startIndex])
    default: return .none
    }
  }

  /// All numbers that digits and marks can stand for.
  private func readings(_ symbols: [NumberSymbol]) -> [Double] {
    let marks = symbols.indices.filter { if case .mark = symbols[$0] { true } else { false } }
    guard let last = marks.last else { return NumberText.number(NumberText.digits(symbols[...])).map { [$0] } ?? [] }
    var found: [Double] = []
    // The last mark stands before the decimals, if there is no other of its kind.
    if case .mark(let mark) = symbols[last], mark.canBeDecimal,
      !marks.dropLast().contains(where: { symbols[$0] == symbols[last] }),
      let whole = whole(symbols[..<last])
    {
      let decimals = NumberText.digits(symbols[(last + 1)...])
      if let number = NumberText.number("\(whole.isEmpty ? "0" : whole).\(decimals.isEmpty ? "0" : decimals)") {
        found.append(number)
      }
    }
    // Or all marks stand between groups.
    if let whole = whole(symbols[...]), !whole.isEmpty, let number = NumberText.number(whole) { found.append(number) }
    return found
  }

  /// The digits of a whole number, with marks of one kind between groups; nil if the groups are none.
  private func whole(_ symbols: ArraySlice<NumberSymbol>) -> String? {
    var groups = [0]
    var kind: NumberMark?
    for symbol in symbols {
      switch symbol {
      case .digit: groups[groups.count - 1] += 1
      case .mark(let mark):
        guard mark.canGroup, kind == nil || kind == mark else { return nil }
        kind = mark
        groups.append(0)
      case .other: return nil
      }
    }
    let digits = NumberText.digits(symbols)
    guard groups.count > 1 else { return digits }
    let middle = groups.dropFirst().dropLast()
    let areThrees = (1...3).contains(groups[0]) && middle.allSatisfy { $0 == 3 }
    let arePairs = hasPairs && (1...2).contains(groups[0]) && middle.allSatisfy { $0 == 2 }
    guard groups.last == 3, areThrees || arePairs, digits.first != "0" else { return nil }
    return digits
  }
}
