/// A rule for overridable dependencies that ``withOverrides(_:_:operation:)`` did not provide.
public struct OverrideMode: Sendable {
  enum Rule: Sendable {
    case inherited
    case lenient
    case strict(@MainActor @Sendable (DependencyError) -> Void)
  }

  let rule: Rule

  /// The rule around it: strict within strict overrides, lenient where there are none.
  public static let inherited = OverrideMode(rule: .inherited)

  /// The live value is made. For previews and demos, that replace a thing or two.
  public static let lenient = OverrideMode(rule: .lenient)

  /// The live value is not made. The lack is reported, once for each dependency and type of scope, and what the
  /// declaration names as `unprovided` is read instead.
  ///
  /// It holds wherever the overrides do: in what is called and awaited, in child tasks, and in tasks begun there. A
  /// detached task, and a callback that is called from outside any of these, sees no overrides, and the live value is
  /// made there. Nor does it hold for dependencies that are not declared as overridable.
  ///
  /// ```swift
  /// try await withOverrides(.strict { lacks.append($0) }) {
  ///   $0[\AppScope.rates] = FixedRates()
  /// } operation: {
  ///   try await payRent(in: AppScope())
  /// }
  /// ```
  ///
  /// - Parameter report: is told each lack on the main actor, while the dependency is read.
  public static func strict(_ report: @escaping @MainActor @Sendable (DependencyError) -> Void) -> OverrideMode {
    OverrideMode(rule: .strict(report))
  }
}
