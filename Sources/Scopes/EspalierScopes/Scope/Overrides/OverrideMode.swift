/// A rule for overridable dependencies that `withOverrides(_:_:operation:)` did not provide.
public struct OverrideMode: Sendable {
  enum Rule: Sendable {
    case inherited
    case lenient
    case strict(@MainActor @Sendable (DependencyError) -> Void)
  }

  let rule: Rule

  /// A mode that follows the surrounding overrides: strict within strict overrides, lenient if there are none.
  public static let inherited = OverrideMode(rule: .inherited)

  /// A mode in which the live value is created. Use it for previews and demos, which replace few dependencies.
  public static let lenient = OverrideMode(rule: .lenient)

  /// Returns a mode in which the live value is not created. Each missing dependency is reported, once for each
  /// dependency and type of scope, and the `unprovided` value of the declaration is read instead.
  ///
  /// The mode applies wherever the overrides do: in functions that the operation calls and awaits, in child tasks, and
  /// in tasks started there. A detached task, and a callback that is called from outside any of these, sees no
  /// overrides, and the live value is created there. The mode does not apply to dependencies that are not declared as
  /// overridable.
  ///
  /// ```swift
  /// try await withOverrides(.strict { lacks.append($0) }) {
  ///   $0[\AppScope.rates] = FixedRates()
  /// } operation: {
  ///   try await payRent(in: AppScope())
  /// }
  /// ```
  ///
  /// - Parameter report: Receives each missing dependency on the main actor, while the dependency is read.
  public static func strict(_ report: @escaping @MainActor @Sendable (DependencyError) -> Void) -> OverrideMode {
    OverrideMode(rule: .strict(report))
  }
}
