/// Runs `operation` with dependencies replaced, for a test, a preview or a demo.
///
/// ```swift
/// withOverrides {
///   $0[\AppScope.rates] = FixedRates()
/// } operation: {
///   let scope = AppScope()
///   scope.rates  // the fixed ones
/// }
/// ```
///
/// The overrides apply to every read of such a dependency within `operation`, in tasks that it starts, and in their
/// children. They do not apply in detached tasks, or in callbacks that are called from outside any of these. Nested
/// overrides add to the outer ones, and take precedence. A value that a scope or another object stored before is not
/// replaced, so create scopes inside the operation.
///
/// - Parameters:
///   - mode: The rule for a dependency that is not provided; by default the surrounding rule, which is lenient at
///     first.
///   - change: Sets the values that replace dependencies. It receives the overrides that are already in effect.
///   - operation: The work that runs with the overrides.
/// - Returns: The value that `operation` returns.
/// - Throws: The error that `change` or `operation` throws.
@MainActor
public func withOverrides<Outcome>(
  _ mode: OverrideMode = .inherited, _ change: @MainActor (inout Overrides) throws -> Void,
  operation: @MainActor () throws -> Outcome
) rethrows -> Outcome {
  let overrides = try ActiveOverrides(mode, change)
  return try OverridesInEffect.$current.withValue(overrides) { try operation() }
}

/// Runs an asynchronous `operation` with dependencies replaced, for a test, a preview or a demo.
///
/// It is like the synchronous form, and includes work that `operation` starts and that continues later:
///
/// ```swift
/// try await withOverrides {
///   $0[\AppScope.rates] = FixedRates()
/// } operation: {
///   let scope = AppScope()
///   try await scope.rates.refresh()
/// }
/// ```
@_disfavoredOverload  // An operation without an `await` matches both forms; it uses the synchronous one.
@MainActor
public func withOverrides<Outcome>(
  _ mode: OverrideMode = .inherited, _ change: @MainActor (inout Overrides) throws -> Void,
  operation: @MainActor () async throws -> Outcome
) async rethrows -> Outcome {
  let overrides = try ActiveOverrides(mode, change)
  return try await OverridesInEffect.$current.withValue(overrides) { try await operation() }
}
