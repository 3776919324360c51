// espalier properties
// Written from the properties that Avatar declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var avatarName: PropertyKey { PropertyKey(number: 350, name: "name") }
  @inlinable static var avatarImage: PropertyKey { PropertyKey(number: 351, name: "image") }
  @inlinable static var avatarSize: PropertyKey { PropertyKey(number: 352, name: "size") }
}

extension Style where Target: Avatar {
  /// Sets the name of the person or company.
  @inlinable public static func name(_ value: String) -> Style { Style(Avatar.name, value) }
  /// Sets the path of a picture that the app serves.
  @inlinable public static func image(_ value: String?) -> Style { Style(Avatar.image, value) }
  /// Sets the width and height in points: 24, 32, 40, 48, 64 or 96.
  @inlinable public static func size(_ value: Int) -> Style { Style(Avatar.size, value) }
}

extension PropertyList {
  /// The properties of ``Avatar``.
  static let avatar = PropertyList(
    of: "Avatar",
    Avatar.name, Avatar.image, Avatar.size)
}
