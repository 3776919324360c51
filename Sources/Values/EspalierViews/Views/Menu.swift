/// A button that opens a list of actions.
///
/// ```swift
/// let menu = Menu.with(
///   .title("More"),
///   .items([
///     MenuItem("rename", "Rename"), .divider, MenuItem("delete", "Delete", icon: .delete, isDestructive: true),
///   ]),
///   .onSelect { id in if id == "delete" { } })
/// ```
///
/// The surface opens and closes the list without a request to the server: by a tap, the keyboard, Escape, or a tap
/// beside it.
open class Menu: Control {
  /// The events that the menu raises: the choice of an item, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.tap, .focus, .blur, .key, .cancel, .doubleTap] }

  /// The title, which names the purpose of the list.
  @inlinable public static var title: Property<String> { Property(.menuTitle, default: "") }
  /// A symbol before the title.
  @inlinable public static var icon: Property<Icon?> { Property(.menuIcon, default: nil) }
  /// The items of the list, in order.
  @inlinable public static var items: Property<MenuItems> { Property(.menuItems, default: MenuItems([])) }

  /// Accepts a tap on an item that is in the list and can be chosen.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard event.kind == .tap else { return event }
    guard case .text(let id) = event.value, !shown.value(of: isBusy),
      shown.value(of: items).items.contains(where: { $0.id == id && $0.isEnabled && !$0.isDivider })
    else { return nil }
    return event
  }
}
