/// A property as a view class of the framework declares it.
struct PropertyDeclaration: Equatable {
  /// The type in which it stands, or which is extended by it.
  let type: String
  /// The name in that type.
  let name: String
  /// The type of its values.
  let value: String
  /// The key by which the declaration calls it: `labelText`.
  let key: String
  /// True if everybody may use it.
  let isPublic: Bool
  /// True if the source says that no setter is to be written.
  let isWithoutSetter: Bool
  /// The lines of its documentation, without the marks.
  let documentation: [String]
  /// The file in which it stands.
  let path: String

  /// The name by which errors call it.
  var fullName: String { "\(type).\(name)" }

  /// The key of a property of a class.
  static func key(of name: String, in type: String) -> String {
    type.prefix(1).lowercased() + type.dropFirst() + name.prefix(1).uppercased() + name.dropFirst()
  }
}

/// A type that declares properties, as far as its module says it.
struct PropertyOwner: Equatable {
  enum Kind { case `class`, finalClass, other }

  /// The kind of the type; that of a type of another module is a class.
  let kind: Kind
  /// The types that it inherits from or conforms to, as they are written.
  let inherited: [String]
}

/// A setter that is written by hand.
struct HandwrittenSetter: Hashable {
  /// The class whose styles it belongs to.
  let type: String
  let name: String
  /// The type of its one parameter, which has no label.
  let value: String
}
