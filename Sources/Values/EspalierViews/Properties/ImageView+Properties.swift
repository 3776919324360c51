// espalier properties
// Written from the properties that ImageView declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var imageViewImage: PropertyKey { PropertyKey(number: 80, name: "image") }
  @inlinable static var imageViewSize: PropertyKey { PropertyKey(number: 81, name: "size") }
  @inlinable static var imageViewColor: PropertyKey { PropertyKey(number: 82, name: "color") }
  @inlinable static var imageViewCaption: PropertyKey { PropertyKey(number: 83, name: "caption") }
  @inlinable static var imageViewContentMode: PropertyKey { PropertyKey(number: 345, name: "contentMode") }
  @inlinable static var imageViewPlaceholder: PropertyKey { PropertyKey(number: 346, name: "placeholder") }
  @inlinable static var imageViewContentPosition: PropertyKey { PropertyKey(number: 347, name: "contentPosition") }
  @inlinable static var imageViewHighlightedImage: PropertyKey { PropertyKey(number: 348, name: "highlightedImage") }
}

extension Style where Target: ImageView {
  /// Sets the picture or symbol that the view shows.
  @inlinable public static func image(_ value: ImageSource?) -> Style { Style(ImageView.image, value) }
  /// Sets the width and height in points, on the 4-point grid; use `View/frame` for other sizes and proportions.
  @inlinable public static func size(_ value: Int) -> Style { Style(ImageView.size, value) }
  /// Sets the colour of a symbol.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(ImageView.color, value) }
  /// Sets the description of the picture in words; empty for decoration.
  @inlinable public static func caption(_ value: String) -> Style { Style(ImageView.caption, value) }
  /// Sets the scaling of a picture whose proportions differ from those of its area.
  @inlinable public static func contentMode(_ value: ContentMode) -> Style { Style(ImageView.contentMode, value) }
  /// Sets a symbol that is shown until the picture has loaded.
  @inlinable public static func placeholder(_ value: Icon?) -> Style { Style(ImageView.placeholder, value) }
  /// Sets the position of a picture whose proportions differ from those of its area.
  @inlinable public static func contentPosition(_ value: ContentPosition) -> Style {
    Style(ImageView.contentPosition, value)
  }
  /// Sets the picture or symbol that is shown instead while the control, link or row that contains the view is pressed;
  /// nil for the same picture.
  @inlinable public static func highlightedImage(_ value: ImageSource?) -> Style {
    Style(ImageView.highlightedImage, value)
  }
}

extension PropertyList {
  /// The properties of ``ImageView``.
  static let imageView = PropertyList(
    of: "ImageView",
    ImageView.image, ImageView.size, ImageView.color, ImageView.caption, ImageView.contentMode, ImageView.placeholder,
    ImageView.contentPosition, ImageView.highlightedImage)
}
