/// A link to another place, or to an address outside of the app; see ``Destination``.
///
/// ```swift
/// let link = Link.with(.title("Help"), .to("/help"))
/// ```
open class Link: View {
  /// The events that the link raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The title, which says where the link leads.
  @inlinable public static var title: Property<String> { Property(.linkTitle, default: "") }
  /// A symbol before the title.
  @inlinable public static var icon: Property<Icon?> { Property(.linkIcon, default: nil) }
  /// A Boolean value that indicates whether the link looks like the main button of its screen.
  @inlinable public static var isProminent: Property<Bool> { Property(.linkIsProminent, default: false) }
}

extension Style where Target: Link {
  /// Sets the title of the link, in the window's language. The title says where the link leads.
  public static func title(_ text: LocalizedText) -> Style { .title(text.localized) }
}
