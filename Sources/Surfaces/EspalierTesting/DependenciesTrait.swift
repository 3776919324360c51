// A program that is linked with a static standard library has no Testing, and needs no traits.
#if canImport(Testing)
  public import EspalierScopes
  public import Testing

  /// A trait that provides the dependencies of a test. The test fails for each dependency that it reads without
  /// providing it.
  ///
  /// See `Trait.dependencies(_:)`.
  public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
    /// True, because each test of a suite receives the suite's dependencies.
    public let isRecursive = true

    private let change: @MainActor @Sendable (inout Overrides) throws -> Void

    init(_ change: @escaping @MainActor @Sendable (inout Overrides) throws -> Void) {
      self.change = change
    }

    /// Runs the test while its dependencies are replaced.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let position = test.sourceLocation
      try await withOverrides(.strict { Issue.record($0, sourceLocation: position) }, change) { try await function() }
    }
  }

  extension Trait where Self == DependenciesTrait {
    /// Replaces dependencies for a test, or for each test of a suite. The test fails if it reads any other overridable
    /// dependency.
    ///
    /// ```swift
    /// @Test(.dependencies { $0[\AppScope.rates] = FixedRates() })
    /// @MainActor func `rent is paid in the account's currency`() async throws {
    ///   let scope = AppScope()
    ///   …
    /// }
    /// ```
    ///
    /// If the test reads an overridable dependency that it did not provide, that is an issue of the test, with the name
    /// and path of the dependency, and its live value is not created. A test's own dependencies add to those of its
    /// suite, and take precedence. Each test, and each of its arguments, has its own values.
    ///
    /// Detached tasks, and callbacks that are called from outside the test's tasks, see none of these dependencies:
    /// they read live values, without an issue.
    ///
    /// - Parameter change: A closure that replaces dependencies, on the main actor, before the test begins.
    public static func dependencies(
      _ change: @escaping @MainActor @Sendable (inout Overrides) throws -> Void
    ) -> DependenciesTrait {
      DependenciesTrait(change)
    }

    /// A trait that provides no dependency, so that the test fails for each overridable dependency that it reads.
    public static var dependencies: DependenciesTrait { DependenciesTrait { _ in } }
  }
#endif
