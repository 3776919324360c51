internal import EspalierModules
public import Testing

/// A trait that fails a test for each leaked module. A module is leaked if the test detached it and it still exists
/// after the test.
///
/// See `Trait.detectsLeaks`.
public struct LeakDetection: TestTrait, SuiteTrait, TestScoping {
  /// True, because each test of a suite is checked separately.
  public let isRecursive = true

  /// Runs the test, and records each leaked module as an issue of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let position = test.sourceLocation
    do {
      try await expectNoLeaks { try await function() }
    } catch let found as LeaksFound {
      for leak in found.leaks { Issue.record(leak, sourceLocation: position) }
    }
  }
}

extension Trait where Self == LeakDetection {
  /// A trait that fails a test, or each test of a suite, for each leaked module. A module is leaked if the test
  /// detached it and it still exists after the test.
  ///
  /// ```swift
  /// @Suite(.detectsLeaks) struct PaymentModuleTests { … }
  /// ```
  ///
  /// Each module is an issue of the test, with its path, its type and the modules that were attached to it. A test must
  /// not detach modules that its suite holds in stored properties; ``expectNoLeaks(within:clock:_:)`` checks a part of
  /// a test.
  public static var detectsLeaks: LeakDetection { LeakDetection() }
}
