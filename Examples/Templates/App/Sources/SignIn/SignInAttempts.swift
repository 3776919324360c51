// template if sign-in
import Foundation

/// Counts the passwords that were tried for a name from one network, so that nobody tries them all.
///
/// The counts are those of this process, and go with it.
actor SignInAttempts {
  private struct Source: Hashable {
    let name: String
    let network: String?
  }

  /// The most tries before the right one, in a quarter of an hour.
  private static let limit = 5
  private static let span: TimeInterval = 15 * 60
  private var tries: [Source: [Date]] = [:]
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

  /// Counts a try.
  /// - Throws: ``SampleError/tooManyPasswords`` when there were too many of late; this one is not counted then.
  func begin(_ name: String, from network: String?) throws {
    let moment = now()
    tries = tries.compactMapValues { tried in
      let late = tried.filter { moment.timeIntervalSince($0) < Self.span }
      return late.isEmpty ? nil : late
    }
    let source = Source(name: name, network: network)
    guard tries[source, default: []].count < Self.limit else { throw SampleError.tooManyPasswords }
    tries[source, default: []].append(moment)
  }

  /// Forgets the tries, because one was right.
  func forgive(_ name: String, from network: String?) { tries[Source(name: name, network: network)] = nil }
}
// template end
