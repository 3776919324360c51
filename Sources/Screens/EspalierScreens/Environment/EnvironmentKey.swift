/// The key of one value of the environment, with the value that scenes read when none is set.
///
/// ```swift
/// extension EnvironmentKeys {
///   var greeting: EnvironmentKey<String> { EnvironmentKey(default: "Hello") }
///   var person: EnvironmentKey<String> { EnvironmentKey(default: "", isRequired: true) }
/// }
/// ```
///
/// The property that makes a key is its identity: two modules can each have a key of the same name.
public struct EnvironmentKey<Value: Sendable>: Sendable {
  /// The identity of a key.
  package struct ID: Hashable, Sendable {
    let name: String
    let file: String
  }

  package let id: ID
  let isRequired: Bool
  let makeDefault: @MainActor @Sendable () -> Value

  /// Creates the key of the property that calls the initializer.
  ///
  /// - Parameters:
  ///   - value: The value when none is set. It is created once for each scene that reads it; keep an object that scenes
  ///     share in a constant.
  ///   - isRequired: True for a value without which a scene must not be shown. If none is set, the place shows an error
  ///     instead of the scene, and the report names the key and the scene.
  ///   - name: The name of the key; by default that of the property.
  ///   - file: The file in which the key is declared.
  public init(
    default value: @autoclosure @escaping @MainActor @Sendable () -> Value, isRequired: Bool = false,
    name: StaticString = #function, file: StaticString = #fileID
  ) {
    id = ID(name: "\(name)", file: "\(file)")
    self.isRequired = isRequired
    makeDefault = value
  }
}
