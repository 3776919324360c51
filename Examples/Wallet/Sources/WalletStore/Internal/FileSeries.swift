import Statements

/// What the names of a file's predecessors and successors have in common: the name without dates and the marks of
/// copies. Any other number stays, as it is mostly that of an account.
///
/// `Umsaetze_2025-03.csv` and `Umsaetze_2025-04 (1).csv` are one series, `transactions-1111.csv` and
/// `transactions-2222.csv` are two.
struct FileSeries: Sendable {
  /// The words that stay, as they are written.
  let name: String
  /// The same, folded for comparing.
  let key: String

  init(fileName: String) {
    let last = fileName.split { $0 == "/" || $0 == "\\" }.last ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    var kept: [Substring] = []
    var isAfterDay = false
    for word in stem.prefix(200).split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      // What follows a day in figures may be the time, such as 20250301_101530.
      let isTime = isAfterDay && (word.count == 4 || word.count == 6) && word.allSatisfy(\.isNumber)
      isAfterDay = word.count == 8 && Self.isDate(word)
      if !isTime && !Self.isDate(word) { kept.append(word) }
    }
    name = kept.joined(separator: " ")
    key = FoldedText(name).text
  }

  /// Whether a word is a date or a part of one, a time, or the mark of a copy.
  private static func isDate(_ word: Substring) -> Bool {
    let folded = FoldedText(String(word)).text
    guard folded.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(folded) else {
      return folded == "copy" || folded == "kopie" || CalendarDate.month(named: folded) != nil
    }
    let (upper, lower) = (number / 10_000, number % 10_000)
    switch folded.utf8.count {
    case ...2: return true
    case 4: return isYear(number)
    // 202503 and 032025.
    case 6: return isMonth(number % 100, of: number / 100) || isMonth(upper, of: lower)
    // 20250301, 01032025 and 03012025.
    case 8:
      return isDay(lower % 100, lower / 100, of: upper) || isDay(upper / 100, upper % 100, of: lower)
        || isDay(upper % 100, upper / 100, of: lower)
    case 12, 14: return isYear(Int(folded.prefix(4)) ?? 0)
    default: return false
    }
  }

  private static func isYear(_ number: Int) -> Bool { (1990...2099).contains(number) }

  private static func isMonth(_ month: Int, of year: Int) -> Bool { isYear(year) && (1...12).contains(month) }

  private static func isDay(_ day: Int, _ month: Int, of year: Int) -> Bool {
    isYear(year) && CalendarDate(year: year, month: month, day: day) != nil
  }
}
