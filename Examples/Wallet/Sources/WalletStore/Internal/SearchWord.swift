import Statements

/// A word of a search, and all its possible meanings: a text, an amount as any locale shows it, a month, a year, a day,
/// a currency.
struct SearchWord: Sendable {
  /// The forms that the word may have in payee, memo and amount.
  private(set) var forms: [String]
  /// The sign of the amount, if the word has one, and the form of the amount without it.
  private(set) var signed: (form: String, isNegative: Bool)?
  /// A month of any year, from 1 to 12.
  let month: Int?
  /// The beginnings that a date as `2026-03-05` may have.
  let dates: [String]
  /// The codes of the currencies that the word names.
  let currencies: [String]

  /// The word as it was typed, folded.
  let text: String

  /// Creates a word from a date that is written in words.
  init(_ text: String, date: String) {
    self.text = text
    forms = [text]
    (month, dates, currencies) = (nil, [date], [])
  }

  init(_ text: String) {
    self.text = text
    forms = [text]
    let letters = text.filter { $0.isLetter }
    month = text.allSatisfy { $0.isLetter || $0 == "." || $0 == "," } ? CalendarDate.month(named: letters) : nil
    dates = Self.dates(text)
    currencies = Self.currencies(text)
    let number = SearchedNumber(text)
    guard let number else { return }
    if let isNegative = number.isNegative, let form = number.forms.first {
      signed = (form, isNegative)
    } else {
      forms += number.forms.filter { $0 != text }
    }
  }

  /// Returns true if one of the words of a name begins with this word.
  func begins(_ name: String) -> Bool {
    FoldedText(name).words.contains { $0.hasPrefix(text) }
  }

  /// Returns the dates that a text could mean: `2026`, `2026-03`, `03/2026`, `05.03.2026`, `2026年3月5日`.
  private static func dates(_ text: String) -> [String] {
    let isDate = text.allSatisfy { $0.isNumber || "-./年月日".contains($0) }
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard isDate, let first = parts.first, let last = parts.last else { return [] }
    func isYear(_ number: Int) -> Bool { (1900...2999).contains(number) }
    switch parts.count {
    case 1: return isYear(first) && text.count < 6 ? [String(first)] : []
    case 2:
      if isYear(first) { return [Month(year: first, month: last)?.iso].compactMap { $0 } }
      return isYear(last) ? [Month(year: last, month: first)?.iso].compactMap { $0 } : []
    case 3:
      if isYear(first) { return [CalendarDate(year: first, month: parts[1], day: last)?.iso].compactMap { $0 } }
      guard isYear(last) else { return [] }
      let orders = [(first, parts[1]), (parts[1], first)]
      return Set(orders.compactMap { CalendarDate(year: last, month: $0.1, day: $0.0)?.iso }).sorted()
    default: return []
    }
  }

  private static func currencies(_ text: String) -> [String] {
    // In some locales a sign stands before the symbol, and the number apart.
    if let known = symbols[text.filter { !"-−+".contains($0) }] { return known }
    return Currency(code: text).map { [$0.code] } ?? []
  }

  private static let symbols: [String: [String]] = [
    "€": ["EUR"], "£": ["GBP"], "¥": ["JPY", "CNY"], "₹": ["INR"], "₽": ["RUB"], "₩": ["KRW"], "₺": ["TRY"],
    "$": ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"], "zł": ["PLN"], "zl": ["PLN"],
  ]
}
