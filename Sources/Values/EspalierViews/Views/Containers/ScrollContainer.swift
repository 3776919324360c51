/// The base of all scroll views, regardless of their parts.
///
/// The space between the edge of the view and its content is that of every view: ``View/padding`` and ``View/insets``
/// are scrolled with the content.
open class ScrollContainer: ContainerView, Scrolling {
  /// The events that the view raises: a scroll.
  open override class var raisedEvents: Set<EventKind>? { [.seen] }
  /// The arrangement of the parts: a strip that scrolls.
  open override class var arrangement: Arrangement { .strip }

  /// The axis along which the view scrolls and its parts are arranged.
  @inlinable public static var axis: Property<Axis> { Property(.scrollContainerAxis, default: .horizontal) }
  // No setter: `.offset(_:)` takes a binding or a value.
  /// The offset to which the view scrolls; nil to leave it to the person.
  ///
  /// The view scrolls when the value changes. Afterwards a person may scroll further.
  @inlinable public static var offset: Property<ScrollOffset?> { Property(.scrollContainerOffset, default: nil) }

  // No setter: a handler sets it.
  /// A Boolean value that indicates whether the surface reports when the view has been scrolled.
  package static var reportsOffset: Property<Bool> { Property(.scrollContainerReportsOffset, default: false) }
}

extension Style where Target: ScrollContainer {
  /// Scrolls the view to an offset whenever the value changes; nil leaves the view where it is.
  public static func offset(_ value: ScrollOffset?) -> Style { Style(ScrollContainer.offset, value) }

  /// Scrolls the view to the offset of a binding, and writes the offset back after a person has scrolled.
  @MainActor public static func offset(_ binding: Binding<ScrollOffset>) -> Style {
    .all(.offset(binding.value), .onScroll { binding.value = $0 })
  }

  /// Runs the action with the offset after a person has scrolled, when the view has been still for a moment.
  ///
  /// ```swift
  /// @MainActor func cards(reached: @escaping @MainActor @Sendable (Double) -> Void) -> Component<ScrollView<Label>> {
  ///   ScrollView.of(Label.with(.text("Visa"))).adding(.onScroll { reached($0.x) })
  /// }
  /// ```
  public static func onScroll(_ action: @escaping @MainActor @Sendable (ScrollOffset) throws -> Void) -> Style {
    Style(
      handling: .seen, .immediate { if let offset = ScrollOffset($0.text) { try action(offset) } },
      adding: [StyleEntry(key: StyleSlot.key(ScrollContainer.reportsOffset.number), value: .flag(true))])
  }
}
