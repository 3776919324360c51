/// A picture or symbol.
open class ImageView: View {
  /// No events.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The picture or symbol that the view shows.
  @inlinable public static var image: Property<ImageSource?> { Property(number: 80, "image", default: nil) }
  /// The width and height in points, on the 4-point grid; ``View/frame`` says other sizes and proportions.
  @inlinable public static var size: Property<Int> { Property(number: 81, "size", default: 24) }
  /// The colour of a symbol.
  @inlinable public static var color: Property<ViewColor> { Property(number: 82, "color", default: .secondary) }
  /// The content of the picture in words; empty for decoration.
  @inlinable public static var caption: Property<String> { Property(number: 83, "caption", default: "") }
  /// The way in which a picture fills a room of other proportions.
  @inlinable public static var contentMode: Property<ContentMode> {
    Property(number: 345, "contentMode", default: .fit)
  }
  /// The position of a picture in a room of other proportions.
  @inlinable public static var contentPosition: Property<ContentPosition> {
    Property(number: 347, "contentPosition", default: .center)
  }
  /// A symbol that is shown until the picture has come.
  @inlinable public static var placeholder: Property<Icon?> { Property(number: 346, "placeholder", default: nil) }
}

extension Style where Target: ImageView {
  /// Sets the picture or symbol that the view shows.
  @inlinable public static func image(_ value: ImageSource?) -> Style { Style(ImageView.image, value) }
  /// Sets the width and height in points, on the 4-point grid.
  @inlinable public static func size(_ value: Int) -> Style { Style(ImageView.size, value) }
  /// Sets the colour of a symbol.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(ImageView.color, value) }
  /// Sets the content of the picture in words; empty for decoration.
  @inlinable public static func caption(_ value: String) -> Style { Style(ImageView.caption, value) }
  /// Sets the way in which a picture fills a room of other proportions.
  @inlinable public static func contentMode(_ value: ContentMode) -> Style { Style(ImageView.contentMode, value) }
  /// Sets the position of a picture in a room of other proportions.
  @inlinable public static func contentPosition(_ value: ContentPosition) -> Style {
    Style(ImageView.contentPosition, value)
  }
  /// Sets a symbol that is shown until the picture has come.
  @inlinable public static func placeholder(_ value: Icon?) -> Style { Style(ImageView.placeholder, value) }
}
