/// A plain value that describes itself as a component, such as the value of a list row or a cell.
///
/// ```swift
/// struct Greeting: ComponentConvertible {
///   var name: String
///   var component: Component<Label> { Component(.text("Hello \(name)")) }
/// }
///
/// let label = Label()
/// label.update(to: Greeting(name: "Ada"))
/// label.update(to: Greeting(name: "Bob"))  // only the text is set
/// ```
public protocol ComponentConvertible<Target> {
  /// The view class that shows the value.
  associatedtype Target: View
  /// The value as a component.
  var component: Component<Target> { get }
}

extension Component: ComponentConvertible {
  /// The component itself. This property allows a component to be used wherever a ``ComponentConvertible`` is accepted.
  public var component: Component<Target> { self }
}

extension ComponentConvertible {
  /// Shows the value in a live view, regardless of the view's earlier content.
  public func configure(_ view: Target) { view.configure(component) }

  /// Returns the difference between this value's component and that of `new`: the properties to set, change or reset.
  /// The two values may be of different types, if they are shown by one view class.
  public func changes(to new: some ComponentConvertible<Target>) -> Changes<Target> {
    component.changes(to: new.component)
  }
}

extension Configurable where Self: View {
  /// Shows a component by setting only the properties that differ, and returns the changes.
  @discardableResult public func update(to component: Component<Self>) -> Changes<Self> {
    let changes = self.component.changes(to: component)
    apply(changes)
    live.replaceHandlers(component.storage.handlers, element: element, of: Self.self)
    return changes
  }

  /// Shows a value that describes itself as a component, by setting only the properties that differ, and returns the
  /// changes.
  @discardableResult public func update(to value: some ComponentConvertible<Self>) -> Changes<Self> {
    update(to: value.component)
  }
}
