/// The values that the scenes of a feature, or of a window, read by their keys.
///
/// A feature sets them for its own scenes and for those of the features below it; a value that is set further down
/// takes precedence there.
///
/// ```swift
/// extension EnvironmentKeys {
///   var currency: EnvironmentKey<String> { EnvironmentKey(default: "EUR") }
/// }
///
/// @MainActor func swiss(_ environment: inout EnvironmentValues) { environment.currency = "CHF" }
/// ```
@dynamicMemberLookup
public struct EnvironmentValues: Sendable {
  private var values: [AnyHashableKey: any Sendable] = [:]

  /// The identity of a key and of the type of its value.
  private struct AnyHashableKey: Hashable {
    let name: String
    let file: String
    let type: ObjectIdentifier
  }

  /// Creates an environment in which nothing is set.
  public init() {}

  /// The value of a key; its default if none is set.
  @MainActor
  public subscript<Value>(dynamicMember path: KeyPath<EnvironmentKeys, EnvironmentKey<Value>>) -> Value {
    get {
      let key = EnvironmentKeys()[keyPath: path]
      return value(of: key) ?? key.makeDefault()
    }
    set { values[identity(of: EnvironmentKeys()[keyPath: path])] = newValue }
  }

  /// Returns the value that is set for a key; nil if none is set.
  func value<Value>(of key: EnvironmentKey<Value>) -> Value? { values[identity(of: key)] as? Value }

  private func identity<Value>(of key: EnvironmentKey<Value>) -> AnyHashableKey {
    AnyHashableKey(name: key.id.name, file: key.id.file, type: ObjectIdentifier(Value.self))
  }
}
