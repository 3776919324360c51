import Foundation

/// The seeds of random cases, each of which fills a database: as many as CI has time for by day, and sixteen times as
/// many with `ESPALIER_NIGHT`.
enum Seeds {
  static func upTo(_ count: UInt64) -> Range<UInt64> {
    0..<(ProcessInfo.processInfo.environment["ESPALIER_NIGHT"] == nil ? count : 16 * count)
  }
}
