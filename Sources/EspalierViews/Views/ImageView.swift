/// A picture or symbol.
open class ImageView: View {
  /// None.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// What it shows.
  @inlinable public static var image: Property<ImageSource?> { Property(number: 80, "image", default: nil) }
  /// Width and height in points, on the 4-point grid; ``View/frame`` says other sizes and proportions.
  @inlinable public static var size: Property<Int> { Property(number: 81, "size", default: 24) }
  /// The colour of a symbol.
  @inlinable public static var color: Property<ViewColor> { Property(number: 82, "color", default: .secondary) }
  /// What it shows in words; empty for decoration.
  @inlinable public static var caption: Property<String> { Property(number: 83, "caption", default: "") }
  /// How a picture fills a room of other proportions.
  @inlinable public static var contentMode: Property<ContentMode> {
    Property(number: 345, "contentMode", default: .fit)
  }
  /// Where a picture stands in a room of other proportions.
  @inlinable public static var contentPosition: Property<ContentPosition> {
    Property(number: 347, "contentPosition", default: .center)
  }
  /// A symbol that stands there until the picture has come.
  @inlinable public static var placeholder: Property<Icon?> { Property(number: 346, "placeholder", default: nil) }
}

extension Style where Target: ImageView {
  /// What it shows.
  @inlinable public static func image(_ value: ImageSource?) -> Style { Style(ImageView.image, value) }
  /// Width and height in points, on the 4-point grid.
  @inlinable public static func size(_ value: Int) -> Style { Style(ImageView.size, value) }
  /// The colour of a symbol.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(ImageView.color, value) }
  /// What it shows in words; empty for decoration.
  @inlinable public static func caption(_ value: String) -> Style { Style(ImageView.caption, value) }
  /// How a picture fills a room of other proportions.
  @inlinable public static func contentMode(_ value: ContentMode) -> Style { Style(ImageView.contentMode, value) }
  /// Where a picture stands in a room of other proportions.
  @inlinable public static func contentPosition(_ value: ContentPosition) -> Style {
    Style(ImageView.contentPosition, value)
  }
  /// A symbol that stands there until the picture has come.
  @inlinable public static func placeholder(_ value: Icon?) -> Style { Style(ImageView.placeholder, value) }
}
