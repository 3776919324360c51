/// A person or company as a round picture; their initials stand there until it has come, and where there is none.
///
/// ```swift
/// let eva: Component<Avatar> = Component(.name("Eva Weiss"), .image("/people/eva.jpg"), .size(48))
/// ```
///
/// The name is told to those who listen. The colour behind the initials follows the name and means nothing.
open class Avatar: View {
  /// None.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// Who it is.
  @inlinable public static var name: Property<String> { Property(number: 350, "name", default: "") }
  /// The path of a picture that the app serves.
  @inlinable public static var image: Property<String?> { Property(number: 351, "image", default: nil) }
  /// Width and height in points: 24, 32, 40, 48, 64 or 96.
  @inlinable public static var size: Property<Int> { Property(number: 352, "size", default: 40) }

  /// The first letters of the first and last words of a name.
  package static func initials(of name: String) -> String {
    let letters = name.split { $0.isWhitespace || $0 == "-" }.compactMap(\.first)
      .filter { $0.isLetter || $0.isNumber }
    guard let first = letters.first, let last = letters.last else { return "" }
    return letters.count > 1 ? first.uppercased() + last.uppercased() : first.uppercased()
  }
}

extension Style where Target: Avatar {
  /// Who it is.
  @inlinable public static func name(_ value: String) -> Style { Style(Avatar.name, value) }
  /// The path of a picture that the app serves.
  @inlinable public static func image(_ value: String?) -> Style { Style(Avatar.image, value) }
  /// Width and height in points.
  @inlinable public static func size(_ value: Int) -> Style { Style(Avatar.size, value) }
}
