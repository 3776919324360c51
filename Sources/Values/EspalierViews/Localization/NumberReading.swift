/// The result of reading a typed text as a number.
public enum NumberReading: Hashable, Sendable {
  /// An empty text, or a currency alone.
  case empty
  /// A text that stands for one number.
  case number(Double)
  /// A text that stands for different numbers in two notations. Only the person knows which number is meant.
  case ambiguous(Double, Double)
  /// A text that stands for no number.
  case none
}

extension NumberNotation {
  /// Reads a typed text as a number.
  ///
  /// The text may have the marks of this notation or another one, any digits, blanks or apostrophes between groups, a
  /// sign before or after the number, and a currency.
  ///
  /// A text with two readings is never guessed: `1.234` is ambiguous. Only the reading in this notation can settle it,
  /// if the other number is not on the step or is out of range. `4,20` and `1.234,56` have one reading in every
  /// notation.
  ///
  /// - Parameters:
  ///   - text: The text, up to 64 characters.
  ///   - step: The distance between two numbers; nil for any number.
  ///   - base: The number that steps are counted from.
  ///   - range: The range of accepted numbers; nil for all.
  public func reading(
    _ text: String, step: Double? = nil, from base: Double = 0, within range: ClosedRange<Double>? = nil
  ) -> NumberReading {
    guard text.utf8.count <= 256 else { return .none }
    // The exponent notation of programs has only one reading.
    if text.contains(where: { $0 == "e" || $0 == "E" }),
      let number = NumberText.number(text.replacing(String(decimalMark), with: "."))
    {
      return .number(number)
    }
    var symbols = NumberText.symbols(text)
    NumberText.removeCurrency(&symbols)
    guard !symbols.isEmpty else { return .empty }
    let isNegative = NumberText.removeSign(&symbols)
    guard symbols.contains(where: { if case .digit = $0 { true } else { false } }), symbols.count <= 64 else {
      return .none
    }
    var found = readings(symbols).filter { $0.number.isFinite }
    if isNegative { for index in found.indices { found[index].number.negate() } }
    guard let first = found.first else { return .none }
    guard let second = found.dropFirst().first, second.number != first.number else { return .number(first.number) }
    let fitting = found.filter {
      NumberText.isOnStep($0.number, step, from: base) && range?.contains($0.number) != false
    }
    // A number that fits only in another notation may be a mistake in this one.
    if fitting.count == 1, fitting[0].isOwn { return .number(fitting[0].number) }
    let numbers = [first.number, second.number].sorted()
    return .ambiguous(numbers[0], numbers[1])
  }

  /// One possible meaning of a typed text as a number: `1.234` can mean 1.234 or 1234.
  private struct Reading {
    var number: Double
    /// True if the marks of the number are those of this notation.
    var isOwn: Bool
  }

  /// Returns all numbers that a typed text can mean, given its symbols.
  private func readings(_ symbols: [NumberSymbol]) -> [Reading] {
    let marks = symbols.indices.filter { if case .mark = symbols[$0] { true } else { false } }
    guard let last = marks.last, case .mark(let mark) = symbols[last] else {
      return NumberText.number(NumberText.digits(symbols[...])).map { [Reading(number: $0, isOwn: true)] } ?? []
    }
    var found: [Reading] = []
    // The last mark is the decimal mark, if there is no other of its kind.
    if mark.canBeDecimal, !marks.dropLast().contains(where: { symbols[$0] == symbols[last] }),
      let whole = whole(symbols[..<last])
    {
      let decimals = NumberText.digits(symbols[(last + 1)...])
      if let number = NumberText.number("\(whole.isEmpty ? "0" : whole).\(decimals.isEmpty ? "0" : decimals)") {
        found.append(Reading(number: number, isOwn: mark == NumberMark(decimalMark)))
      }
    }
    // Or all marks are between groups.
    if let whole = whole(symbols[...]), !whole.isEmpty, let number = NumberText.number(whole) {
      found.append(Reading(number: number, isOwn: mark == groupMark.flatMap(NumberMark.init)))
    }
    return found
  }

  /// Returns the digits of a whole number that may have marks of one kind between groups; nil if the groups are not
  /// valid.
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
