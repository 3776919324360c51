/// The keys of the values that scenes read from their environment.
///
/// A module of an app adds its own, each with a default:
///
/// ```swift
/// extension EnvironmentKeys {
///   /// The number of digits after the point.
///   var digits: EnvironmentKey<Int> { EnvironmentKey(default: 2) }
/// }
/// ```
public struct EnvironmentKeys: Sendable {
  package init() {}
}

extension EnvironmentKeys {
  /// The versions of named data; a scene loads again when the data that it reads have changed. See
  /// ``SceneLifeCycle/reads``.
  public var dataVersions: EnvironmentKey<DataVersions> { EnvironmentKey(default: .unset) }
}
