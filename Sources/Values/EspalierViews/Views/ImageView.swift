/// A view that shows a picture or symbol.
open class ImageView: View {
  /// The events that the image raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The picture or symbol that the view shows.
  @inlinable public static var image: Property<ImageSource?> { Property(.imageViewImage, default: nil) }
  /// The width and height in points, on the 4-point grid; use ``View/frame`` for other sizes and proportions.
  @inlinable public static var size: Property<Int> { Property(.imageViewSize, default: 24) }
  /// The colour of a symbol.
  @inlinable public static var color: Property<ViewColor> { Property(.imageViewColor, default: .secondary) }
  /// The description of the picture in words; empty for decoration.
  @inlinable public static var caption: Property<String> { Property(.imageViewCaption, default: "") }
  /// The scaling of a picture whose proportions differ from those of its area.
  @inlinable public static var contentMode: Property<ContentMode> {
    Property(.imageViewContentMode, default: .fit)
  }
  /// The position of a picture whose proportions differ from those of its area.
  @inlinable public static var contentPosition: Property<ContentPosition> {
    Property(.imageViewContentPosition, default: .center)
  }
  /// The picture or symbol that is shown instead while the control, link or row that contains the view is pressed; nil
  /// for the same picture.
  @inlinable public static var highlightedImage: Property<ImageSource?> {
    Property(.imageViewHighlightedImage, default: nil)
  }
  /// A symbol that is shown until the picture has loaded.
  @inlinable public static var placeholder: Property<Icon?> { Property(.imageViewPlaceholder, default: nil) }
}
