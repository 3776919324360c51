/// A round picture of a person or company. Their initials are shown until the picture has loaded, or if no picture is
/// set.
///
/// ```swift
/// let eva: Component<Avatar> = Component(.name("Eva Weiss"), .image("/people/eva.jpg"), .size(48))
/// ```
///
/// Screen readers read the name. The colour behind the initials depends on the name and has no meaning.
open class Avatar: View {
  /// The events that the avatar raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The name of the person or company.
  @inlinable public static var name: Property<String> { Property(.avatarName, default: "") }
  /// The path of a picture that the app serves.
  @inlinable public static var image: Property<String?> { Property(.avatarImage, default: nil) }
  /// The width and height in points: 24, 32, 40, 48, 64 or 96.
  @inlinable public static var size: Property<Int> { Property(.avatarSize, default: 40) }

  /// Returns the first letters of the first and last words of a name.
  package static func initials(of name: String) -> String {
    let letters = name.split { $0.isWhitespace || $0 == "-" }.compactMap(\.first)
      .filter { $0.isLetter || $0.isNumber }
    guard let first = letters.first, let last = letters.last else { return "" }
    return letters.count > 1 ? first.uppercased() + last.uppercased() : first.uppercased()
  }
}
