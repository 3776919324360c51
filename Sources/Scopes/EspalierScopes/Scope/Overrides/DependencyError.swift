/// A fault of a dependency that the compiler cannot see and that shows while the app runs.
public enum DependencyError: Error, Sendable, Hashable {
  /// A strict test (see ``OverrideMode/strict(_:)``) read a dependency that it did not provide. The live value was not
  /// made.
  ///
  /// - Parameters:
  ///   - name: the name of the property.
  ///   - scope: the name of the scope's type.
  ///   - path: the scopes from the root to the one that was asked, `AppScope/LoginScope`.
  case unprovided(name: String, scope: String, path: String)

  /// Shared values that are made asynchronously wait for each other in a circle.
  ///
  /// - Parameter names: the properties in the order in which each waits for the next; the first is also the last.
  case circular(names: [String])
}

extension DependencyError: CustomStringConvertible {
  /// A message that says what was wrong, where, and how to mend it.
  public var description: String {
    switch self {
    case .unprovided(let name, let scope, let path):
      "\(name) of \(path) was not provided, and this test is strict. Provide it: $0[\\\(scope).\(name)] = …"
    case .circular(let names):
      "Shared values wait for each other: \(names.joined(separator: " → ")). "
        + "Let one of them take the other later."
    }
  }
}
