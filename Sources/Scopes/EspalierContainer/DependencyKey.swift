/// The key of a dependency: its type, and a name if a type has several registrations.
///
/// ```swift
/// container.register(Search.self, needs: [.type(Database.self), .type((any Connector).self, name: "analytics")]) { … }
/// ```
public struct DependencyKey: Sendable, Hashable, CustomStringConvertible {
  let metatype: any Any.Type
  /// The name; nil for the type's only registration, or its default one.
  public let name: String?

  /// Returns the key of `type`, with `name` or without a name.
  public static func type<Value>(_ type: Value.Type, name: String? = nil) -> DependencyKey {
    DependencyKey(type, name: name)
  }

  init(_ type: any Any.Type, name: String? = nil) {
    metatype = type
    self.name = name
  }

  var type: ObjectIdentifier { ObjectIdentifier(metatype) }

  /// The full name of the type, with its module.
  var typeName: String { String(reflecting: metatype) }

  /// The type of the value, without the types of its arguments.
  var valueType: any Any.Type { (metatype as? any TypeWithArguments.Type)?.valueType ?? metatype }

  /// The type and the name, for people.
  public var description: String {
    let type = (metatype as? any TypeWithArguments.Type)?.signature ?? String(describing: metatype)
    return name.map { "\(type) \"\($0)\"" } ?? type
  }

  /// Returns a Boolean value that indicates whether two keys identify the same dependency.
  public static func == (left: DependencyKey, right: DependencyKey) -> Bool {
    left.type == right.type && left.name == right.name
  }

  /// Hashes the type and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(name)
  }
}

/// A type in a key that combines the type of a value with the types of its arguments. The same type of value with other
/// types of arguments has a registration of its own.
protocol TypeWithArguments {
  static var signature: String { get }
  static var valueType: any Any.Type { get }
}
