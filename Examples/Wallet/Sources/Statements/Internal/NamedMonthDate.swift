/// Dates with the month's name, such as `23-Jan-15`, `Jan 5, 2024`, `1er février 2024` or `15 de enero de 2024`.
enum NamedMonthDate {
  static func date(_ text: String) -> CalendarDate? {
    let words = TextFolding.words(text)
    var month: Int?
    var monthCameFirst = false
    var numbers: [Int] = []
    var lengths: [Int] = []
    var strangers = 0
    for (index, word) in words.enumerated() {
      if let value = Int(word) {
        guard numbers.count < 2 else { break }
        numbers.append(value)
        lengths.append(word.utf8.count)
      } else if numbers.count == 2, month != nil {
        break
      } else if month == nil, let found = MonthNames.month(word) {
        month = found
        monthCameFirst = numbers.isEmpty
      } else if connectors.contains(word) || (index == 0 && MonthNames.isWeekday(word)) {
        continue
      } else {
        strangers += 1
      }
    }
    guard let month, numbers.count == 2, strangers == 0 else { return nil }
    let yearFirst = lengths[0] == 4 && !monthCameFirst
    let day = yearFirst ? numbers[1] : numbers[0]
    let year = yearFirst ? numbers[0] : numbers[1]
    let yearLength = yearFirst ? lengths[0] : lengths[1]
    guard yearLength == 2 || yearLength == 4 else { return nil }
    let wholeYear = yearLength == 4 ? year : year < 70 ? 2000 + year : 1900 + year
    guard DateText.years.contains(wholeYear) else { return nil }
    return CalendarDate(year: wholeYear, month: month, day: day)
  }

  private static let connectors: Set<String> = [
    "de", "del", "of", "the", "den", "st", "nd", "rd", "th", "er", "o", "a",
  ]
}
