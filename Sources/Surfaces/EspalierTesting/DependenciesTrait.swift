// A program that is linked with a static standard library has no Testing, and needs no traits.
#if canImport(Testing)
  public import EspalierScopes
  public import Testing

  /// A trait that provides the dependencies of a test, and fails it for each that it reads and was not given.
  ///
  /// See ``Testing/Trait/dependencies(_:)``.
  public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
    /// True, because a suite's dependencies are provided to each test within it.
    public let isRecursive = true

    private let change: @MainActor @Sendable (inout Overrides) throws -> Void

    init(_ change: @escaping @MainActor @Sendable (inout Overrides) throws -> Void) {
      self.change = change
    }

    /// Runs the test with its dependencies.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let place = test.sourceLocation
      try await withOverrides(.strict { Issue.record($0, sourceLocation: place) }, change) { try await function() }
    }
  }

  extension Trait where Self == DependenciesTrait {
    /// Replaces dependencies for a test or each test of a suite, strictly.
    ///
    /// ```swift
    /// @Test(.dependencies { $0[\AppScope.rates] = FixedRates() })
    /// @MainActor func `rent is paid in the account's currency`() async throws {
    ///   let scope = AppScope()
    ///   …
    /// }
    /// ```
    ///
    /// An overridable dependency that the test reads and did not provide is an issue of that test, with its name and
    /// its path, and its live value is not made. A test's own dependencies add to those of its suite, and win. Each
    /// test, and each of its arguments, has values of its own.
    ///
    /// Detached tasks, and callbacks that are called from outside the test's tasks, see none of these dependencies: the
    /// values that they read are live, and no issue.
    ///
    /// - Parameter change: Replaces dependencies, on the main actor, before the test begins.
    public static func dependencies(
      _ change: @escaping @MainActor @Sendable (inout Overrides) throws -> Void
    ) -> DependenciesTrait {
      DependenciesTrait(change)
    }

    /// Provides nothing: the test fails for each overridable dependency that it reads.
    public static var dependencies: DependenciesTrait { DependenciesTrait { _ in } }
  }
#endif
