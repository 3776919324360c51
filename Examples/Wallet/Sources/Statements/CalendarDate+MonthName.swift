extension CalendarDate {
  /// Returns the month, from 1 to 12, of a name or an abbreviation of at least three letters, in any of the languages
  /// of statements; the word is folded: lower case, without accents.
  package static func month(named folded: String) -> Int? { MonthNames.month(folded) }
}
