/// The reason that a row could not be measured.
///
/// A row that is left out without a word is taken for one that is still as it was.
enum BenchError: Error, CustomStringConvertible {
  /// The work of a row did not do what it measures.
  case notMeasured(row: String, reason: String)

  var description: String {
    switch self {
    case .notMeasured(let row, let reason): "\(row) was not measured: \(reason) Mend the row in Examples/Bench."
    }
  }
}
