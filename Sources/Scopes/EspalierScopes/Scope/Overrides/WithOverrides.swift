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
/// It acts on whatever reads such a dependency within `operation`: here, in tasks that are begun here, and in their
/// children; not in detached tasks, nor in callbacks that are called from outside any of these. Overrides within
/// overrides add to the outer ones, and win. What a scope or another value took before stays what it was, so make scopes
/// inside.
///
/// - Parameters:
///   - mode: the rule for a dependency that is not provided; by default the rule around it, which is lenient at first.
///   - change: sets the values that replace dependencies; it finds the overrides that are in effect already.
///   - operation: runs with them.
/// - Returns: what `operation` returns.
/// - Throws: what `change` or `operation` throws.
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
/// As the synchronous form, with what is begun in `operation` and goes on at other times:
///
/// ```swift
/// try await withOverrides {
///   $0[\AppScope.rates] = FixedRates()
/// } operation: {
///   let scope = AppScope()
///   try await scope.rates.refresh()
/// }
/// ```
@_disfavoredOverload  // An operation without an `await` would fit both forms; the synchronous one is meant.
@MainActor
public func withOverrides<Outcome>(
  _ mode: OverrideMode = .inherited, _ change: @MainActor (inout Overrides) throws -> Void,
  operation: @MainActor () async throws -> Outcome
) async rethrows -> Outcome {
  let overrides = try ActiveOverrides(mode, change)
  return try await OverridesInEffect.$current.withValue(overrides) { try await operation() }
}
