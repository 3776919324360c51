import Statements

/// A word of a file's name, and its possible meaning in a date.
struct FileNameWord: Sendable {
  enum Meaning: Hashable, Sendable {
    /// Part of the name.
    case other
    /// A year in four figures, or a month by its name.
    case year, month
    /// One or two figures that can be a day, a month or an hour, which only their neighbours tell.
    case short
    /// A whole day, a day with its time, or a month of a year, in figures alone.
    case day, moment, monthOfYear
    /// Four or six figures that can be a time after a whole day.
    case time
    /// The number that a browser adds to the name of another copy, in brackets.
    case copyNumber
    /// A word for another copy.
    case copy
  }

  let text: Substring
  let meaning: Meaning

  /// - Parameter text: A part of the name, which its neighbours in the name are read with.
  init(_ text: Substring) {
    self.text = text
    meaning = Self.meaning(of: text)
  }

  /// Returns the places of all words of dates, and of the numbers of copies.
  static func dates(_ words: [FileNameWord]) -> Set<Int> {
    var dates: Set<Int> = []
    for place in words.indices {
      switch words[place].meaning {
      case .day, .moment, .monthOfYear, .copyNumber: dates.insert(place)
      case .time:
        // Such as 20250301_101530.
        if place > 0, words[place - 1].meaning == .day { dates.insert(place) }
      case .year, .month:
        dates.insert(place)
        // The month and the day, on either side: 2025-03-01 and 01.03.2025, 1 March 2025 and March 1, 2025.
        dates.formUnion(
          stride(from: place - 1, through: max(place - 2, 0), by: -1).prefix { words[$0].meaning == .short })
        dates.formUnion((place + 1..<min(place + 3, words.count)).prefix { words[$0].meaning == .short })
      case .short, .copy, .other: break
      }
    }
    return dates
  }

  private static func meaning(of word: Substring) -> Meaning {
    let folded = FoldedText(String(word)).text
    guard folded.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(folded) else {
      if folded == "copy" || folded == "kopie" { return .copy }
      return CalendarDate.month(named: folded) == nil ? .other : .month
    }
    let (upper, lower) = (number / 10_000, number % 10_000)
    switch folded.utf8.count {
    case ...2: return isCopyNumber(word) ? .copyNumber : (1...31).contains(number) ? .short : .other
    case 4: return isYear(number) ? .year : .time
    // 202503 and 032025.
    case 6: return isMonth(number % 100, of: number / 100) || isMonth(upper, of: lower) ? .monthOfYear : .time
    // 20250301, 01032025 and 03012025.
    case 8:
      let isDay =
        isDay(lower % 100, lower / 100, of: upper) || isDay(upper / 100, upper % 100, of: lower)
        || isDay(upper % 100, upper / 100, of: lower)
      return isDay ? .day : .other
    case 12, 14: return isYear(Int(folded.prefix(4)) ?? 0) ? .moment : .other
    default: return .other
    }
  }

  private static func isCopyNumber(_ word: Substring) -> Bool {
    let name = word.base
    guard word.startIndex > name.startIndex, word.endIndex < name.endIndex else { return false }
    return name[name.index(before: word.startIndex)] == "(" && name[word.endIndex] == ")"
  }

  private static func isYear(_ number: Int) -> Bool { (1990...2099).contains(number) }

  private static func isMonth(_ month: Int, of year: Int) -> Bool { isYear(year) && (1...12).contains(month) }

  private static func isDay(_ day: Int, _ month: Int, of year: Int) -> Bool {
    isYear(year) && CalendarDate(year: year, month: month, day: day) != nil
  }
}
