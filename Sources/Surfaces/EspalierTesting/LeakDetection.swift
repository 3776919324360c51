internal import EspalierModules
public import Testing

/// A trait that fails a test for each module that it detached and that lives on after it.
///
/// See ``Testing/Trait/detectsLeaks``.
public struct LeakDetection: TestTrait, SuiteTrait, TestScoping {
  /// True, because each test of a suite is checked by itself.
  public let isRecursive = true

  /// Runs the test, and records each module that lives on as an issue of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let place = test.sourceLocation
    do {
      try await expectNoLeaks { try await function() }
    } catch let found as LeaksFound {
      for leak in found.leaks { Issue.record(leak, sourceLocation: place) }
    }
  }
}

extension Trait where Self == LeakDetection {
  /// Fails a test, or each test of a suite, for each module that it detached and that lives on when the test has ended.
  ///
  /// ```swift
  /// @Suite(.detectsLeaks) struct PaymentModuleTests { … }
  /// ```
  ///
  /// Each module is an issue of the test, with path, type and what was attached to it. A test must not detach modules
  /// that its suite holds in stored properties; ``expectNoLeaks(within:clock:_:)`` checks a part of a test.
  public static var detectsLeaks: LeakDetection { LeakDetection() }
}
