internal import EspalierModules
public import Testing

/// Fails a test for each module that it detached and that lives on after it.
///
/// See ``Testing/Trait/detectsLeaks``.
public struct LeakDetection: TestTrait, SuiteTrait, TestScoping {
  /// Each test of a suite is looked at by itself.
  public let isRecursive = true

  /// Runs the test, and records what lives on as issues of it.
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
  /// Each is an issue of the test, with path, type and what was attached to the module. What the test's suite holds in
  /// stored properties must not be detached by it; ``expectNoLeaks(within:clock:_:)`` looks at a part of a test.
  public static var detectsLeaks: LeakDetection { LeakDetection() }
}
