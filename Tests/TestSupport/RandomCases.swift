import Foundation

/// The random cases that a law is held against, by their seeds.
///
/// There are 10,000, and as many as the variable `ESPALIER_CASES` says: `.ci/run --night` takes 100,000.
package enum RandomCases {
  /// The number of cases.
  package static let count =
    ProcessInfo.processInfo.environment["ESPALIER_CASES"].flatMap { UInt64($0) } ?? 10_000

  /// The seeds in four parts, which run beside each other where there are cores.
  package static let quarters: [Range<UInt64>] = (0..<4).map { $0 * count / 4..<($0 + 1) * count / 4 }
}
