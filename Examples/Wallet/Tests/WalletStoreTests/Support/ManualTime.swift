import Foundation
import Synchronization

/// The time of a test, which the test moves.
///
/// EspalierTesting's `TestClock` gives instants; Wallet's stores ask for dates.
final class ManualTime: Sendable {
  private let date: Mutex<Date>

  init(_ iso: String = "2025-03-15T12:00:00Z") throws {
    date = Mutex(try Date(iso, strategy: .iso8601))
  }

  var now: Date { date.withLock { $0 } }

  func pass(_ seconds: TimeInterval) {
    date.withLock { $0 += seconds }
  }
}
