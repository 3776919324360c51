/// A way to another place, or to an address outside of the app; see ``Destination``.
///
/// ```swift
/// let link = Link.with(.title("Help"), .to("/help"))
/// ```
open class Link: View {
  /// No events.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The title, which says where the link leads.
  @inlinable public static var title: Property<String> { Property(number: 135, "title", default: "") }
  /// A symbol before the title.
  @inlinable public static var icon: Property<Icon?> { Property(number: 137, "icon", default: nil) }
  /// A Boolean value that indicates whether the link looks like the main button of its screen.
  @inlinable public static var isProminent: Property<Bool> { Property(number: 138, "isProminent", default: false) }
}

extension Style where Target: Link {
  /// Sets the title, which says where the link leads.
  @inlinable public static func title(_ value: String) -> Style { Style(Link.title, value) }
  /// Sets a symbol before the title.
  @inlinable public static func icon(_ value: Icon?) -> Style { Style(Link.icon, value) }
  /// Sets whether the link looks like the main button of its screen.
  @inlinable public static func isProminent(_ value: Bool = true) -> Style { Style(Link.isProminent, value) }
}
