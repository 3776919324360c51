import Statements

/// The part that a file's name has in common with the names of the files before and after it: the name without dates
/// and the marks of copies. Any other number stays, as it is mostly that of an account.
///
/// `Umsaetze_2025-03.csv` and `Umsaetze_2025-04 (1).csv` are one series, `transactions-1111.csv` and
/// `transactions-2222.csv` are two. A bank that writes no more than a date writes it for each of a person's accounts,
/// and a year can be an account's number, so a name from which something was cut is a hint and no proof.
package struct FileSeries: Sendable {
  /// The words that stay, as they are written.
  package let name: String
  /// The key of the next file of the series: the name, folded for comparing, and a mark if something was cut from it.
  package let key: String
  /// True if the name is complete: there is something left of it, and no date and no number of a copy was cut.
  package let isWhole: Bool

  /// Creates the series of a file's name.
  package init(fileName: String) {
    let last = fileName.split { $0 == "/" || $0 == "\\" }.last ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    let words = stem.prefix(200).split { !$0.isLetter && !$0.isNumber }.map { FileNameWord($0) }
    let dates = FileNameWord.dates(words)
    let kept = words.indices.filter { !dates.contains($0) && words[$0].meaning != .copy }
    name = kept.map { words[$0].text }.joined(separator: " ")
    isWhole = !kept.isEmpty && dates.isEmpty
    // An answer about konto-2024.csv, which may be an account of that number, is no answer about konto.csv.
    key = FoldedText(name).text + (isWhole ? "" : Self.cut)
  }

  /// The mark behind the key of a name from which something was cut.
  package static let cut = "…"
}
