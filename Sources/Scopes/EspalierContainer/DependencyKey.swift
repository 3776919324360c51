/// The key of a dependency: its type, and a name where a type has several.
///
/// ```swift
/// container.register(Search.self, needs: [.type(Database.self), .type((any Connector).self, name: "analytics")]) { … }
/// ```
public struct DependencyKey: Sendable, Hashable, CustomStringConvertible {
  let metatype: any Any.Type
  /// The name; nil for the type's only one, or its first choice.
  public let name: String?

  /// Returns the key of `type`, under `name` or under none.
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

  /// The type of the value, also where it is made with arguments.
  var valueType: any Any.Type { (metatype as? any TypeWithArguments.Type)?.valueType ?? metatype }

  /// The type and the name, as people read them.
  public var description: String {
    let type = (metatype as? any TypeWithArguments.Type)?.signature ?? String(describing: metatype)
    return name.map { "\(type) \"\($0)\"" } ?? type
  }

  /// Returns true when two keys ask for the same dependency.
  public static func == (left: DependencyKey, right: DependencyKey) -> Bool {
    left.type == right.type && left.name == right.name
  }

  /// Feeds the type and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(name)
  }
}

/// A type that is made with arguments is registered under a type of its own: so other arguments are another registration.
protocol TypeWithArguments {
  static var signature: String { get }
  static var valueType: any Any.Type { get }
}
