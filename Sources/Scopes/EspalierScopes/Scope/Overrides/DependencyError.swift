/// An error in dependencies that the compiler cannot find, and that occurs only while the app runs.
public enum DependencyError: Error, Sendable, Hashable {
  /// A strict test (see ``OverrideMode/strict(_:)``) read a dependency that it did not provide. The live value was not
  /// created.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - scope: The name of the scope's type.
  ///   - path: The scopes from the root to the one whose property was read, `AppScope/LoginScope`.
  case unprovided(name: String, scope: String, path: String)

  /// Asynchronous shared values wait for each other in a cycle.
  ///
  /// - Parameter names: The properties in the order in which each waits for the next; the first is also the last.
  case circular(names: [String])
}

extension DependencyError: CustomStringConvertible {
  /// A message that describes the error and its location, and how to correct it.
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
