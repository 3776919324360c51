public import EspalierModules

/// Runs work, and throws if it leaks an object. An object is leaked if the work detached it from the tree of modules
/// and it still exists afterwards.
///
/// ```swift
/// try await expectNoLeaks {
///   let root = HomeModule(scope: HomeScope())
///   root.activate()
///   root.detach(try root.attach(PaymentModule(scope: PaymentScope(root.scope))))
/// }
/// ```
///
/// The function follows the modules that are detached, by the work itself or in tasks that it begins, and the objects
/// that these modules passed to `own(_:)`. Cancelled tasks get the turns that they need to end. The function returns as
/// soon as all objects are released. It behaves the same in a release build.
///
/// - Parameters:
///   - grace: The time that the function waits for the release of the last objects; zero allows turns but no time.
///   - clock: The clock for the grace.
///   - work: The work, which must not pass the modules that it detaches to its caller.
/// - Throws: ``LeaksFound``, or the error of the work.
@MainActor
@discardableResult
public func expectNoLeaks<Result>(
  within grace: Duration = .seconds(2), clock: any Clock<Duration> = ContinuousClock(),
  _ work: @MainActor () async throws -> Result
) async throws -> Result {
  let detector = LeakDetector { _ in }
  let result = try await detector.detect(work)
  try await expectGone(detector, grace, clock)
  return result
}

/// An error that lists the leaks: detached modules that still exist, and objects that belonged to them.
public struct LeaksFound: Error, CustomStringConvertible {
  /// The leaks that were found, each with its path, its type and the modules that were attached to it.
  public let leaks: [Leak]

  /// The leaks, one on each line.
  public var description: String { leaks.map(\.description).joined(separator: "\n") }
}

@MainActor
private func expectGone<Time: Clock<Duration>>(
  _ detector: LeakDetector, _ grace: Duration, _ clock: Time
) async throws {
  // More turns than any chain of cancelled tasks takes.
  for _ in 0..<256 where !detector.living.isEmpty { await Task.yield() }
  // Work that has left the main actor needs time, not turns.
  let end = clock.now.advanced(by: grace)
  while !detector.living.isEmpty, clock.now < end {
    try await clock.sleep(until: clock.now.advanced(by: min(.milliseconds(5), grace)), tolerance: nil)
  }
  let leaks = detector.living
  if !leaks.isEmpty { throw LeaksFound(leaks: leaks) }
}
