public import EspalierViews

// No setter: the framework sets it.
/// The end of a list that grows. A surface reports when a person comes close to it; it looks like a row that is still
/// loading.
public final class MoreRowsView: View {
  /// The events that the view raises: its approach.
  public override class var raisedEvents: Set<EventKind>? { [.seen] }

  /// The text for screen readers.
  @inlinable public static var text: Property<String> { Property(.moreRowsViewText, default: "Loading") }
}
