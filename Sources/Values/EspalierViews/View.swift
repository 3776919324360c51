/// The base of all view classes. Each class declares its properties, their defaults and its fixed children once.
///
/// A class of your own that consists of other views needs only its children and their layout:
///
/// ```swift
/// final class Card: View {
///   static let isShiny = Property("isShiny", of: Card.self, default: false) { $0 ? .background(.accent) : nil }
///   static let icon = Child("icon", ImageView.self)
///   static let title = Child("title", Label.self)
///   static let ok = Child("ok", Button.self)
///
///   override class var layout: Layout { .row(spacing: .small) { icon; title.with(.textStyle(.headline)); ok } }
/// }
///
/// let card: Component<Card> = Component(.set(\.isShiny, true), .child(\.title, .text("Rent")))
/// ```
///
/// A class that a surface must draw natively has its realisation in an extension beside that surface.
///
/// An instance is a live view. It exists where a surface keeps objects (a test, a native list row), never on a web
/// server. A component configures it, and it keeps the values that it received last. View classes belong to no actor; a
/// live view stays in the isolation in which it was created.
open class View: Configurable {
  let live: LiveStyles
  let element: Int

  /// Creates a live view with the given storage. A subclass inherits the initialiser and need not call it.
  public required init(storage: LiveStorage) {
    live = storage.live
    element = storage.element
    if element == 0 { live.type = Swift.type(of: self) }
  }

  /// Creates a live view that shows its defaults.
  public required convenience init() { self.init(storage: LiveStorage(live: LiveStyles(), element: 0)) }

  /// The fixed children and their arrangement; empty by default, for a class without children.
  ///
  /// The layout lists the children and numbers them in its order, after those of a base class, which keep their
  /// numbers. A class that a surface draws in its own way lists its children with ``Layout/drawn(_:)``.
  open class var layout: Layout { .empty }

  /// The events that a view of the class raises itself, without the events of its fixed children; nil if only the code
  /// that draws the class on a surface determines the events.
  ///
  /// A handler for another event is never called; the window reports such a handler once, when it shows the view. A
  /// class of your own that draws itself and raises events lists them here, so that the report does not depend on a
  /// surface.
  open class var raisedEvents: Set<EventKind>? { nil }

  /// Returns the visible texts of the view itself, in order. The list contains neither empty texts nor the texts of the
  /// view's fixed children.
  ///
  /// A class that a surface draws in its own way returns the texts of the drawing here, so that a surface without the
  /// drawing (a test, a window as text) has the same texts. Surfaces read the texts of fixed children and of the
  /// framework's classes in any case.
  ///
  /// ```swift
  /// final class Price: View {
  ///   static let amount = Property("amount", default: "")
  ///   override class func texts(of view: ShownControl) -> [String] { [view.value(of: amount)] }
  /// }
  /// ```
  open class func texts(of view: ShownControl) -> [String] { [] }

  /// True if surfaces report a settled value (the event `change`) only if the control has a handler for the event,
  /// because another event already reports the value.
  package class var isChangeOptional: Bool { false }
}

/// The operations of every view class on its own styles. They create components, show them in a live view, and read and
/// write properties of a live view.
@dynamicMemberLookup
public protocol Configurable: AnyObject {}

extension Configurable where Self: View {
  /// Returns a component of this class: `Label.with(.text("Rent"))`.
  @inlinable public static func with(_ styles: Style<Self>...) -> Component<Self> { Component(styles: styles) }

  /// Shows a component; properties that it does not set return to their defaults.
  public func configure(_ component: Component<Self>) { show(component.storage) }

  /// Applies a difference to a view that shows the older component.
  public func apply(_ changes: Changes<Self>) { apply(changes.entries) }

  /// The component that the view shows.
  public var component: Component<Self> { Component(storage: live.styles(of: element, in: Self.self)) }

  /// Reads or writes one property of the live view: `label.text = "Rent"`.
  public subscript<Value>(dynamicMember path: KeyPath<Self.Type, Property<Value>>) -> Value {
    get {
      let property = Self.self[keyPath: path]
      return live.value(of: StyleSlot.key(property.number, of: element)).flatMap(Value.init(styleValue:))
        ?? property.defaultValue
    }
    set {
      let property = Self.self[keyPath: path]
      live.set(StyleSlot.key(property.number, of: element), to: newValue.styleValue)
    }
  }

  /// A live fixed child: `card.title.text`.
  public subscript<V: View>(dynamicMember path: KeyPath<Self.Type, Child<V>>) -> V {
    let child = Self.self[keyPath: path].number(in: Self.self)
    // A child in no layout becomes a view of its own: its styles are not visible anywhere, and it is reported.
    return V(
      storage: child == 0
        ? LiveStorage(live: LiveStyles(), element: 0) : LiveStorage(live: live, element: element + child))
  }
}

extension View {
  /// Shows a component whose class is known only at run time, if it is the class of this view.
  ///
  /// - Returns: True if the component is of this view's class.
  @discardableResult public func configure(_ component: AnyComponent) -> Bool {
    guard component.type == Swift.type(of: self) else { return false }
    show(component.written)
    return true
  }

  /// Applies the difference of two components to a view that shows the older one, if both are of the class of this view.
  ///
  /// - Returns: True if the components are of this view's class.
  @discardableResult public func apply(from old: AnyComponent, to new: AnyComponent) -> Bool {
    guard old.type == new.type, new.type == Swift.type(of: self) else { return false }
    var changes = StyleChanges()
    old.written.forEachChange(to: new.written) { changes.append(StyleEntry(key: $0, value: $1)) }
    apply(changes)
    live.replaceHandlers(new.storage.handlers, element: element, of: new.type)
    return true
  }

  func show(_ new: StyleStorage) { live.show(new, element: element, of: Swift.type(of: self)) }

  func apply(_ changes: StyleChanges) { live.apply(changes, element: element) }

  /// The component that the view shows, without its class in the type.
  public var anyComponent: AnyComponent {
    AnyComponent(type: Swift.type(of: self), storage: live.styles(of: element, in: Swift.type(of: self)))
  }
}
