/// A two-way connection between a control and a value, in which neither side knows the other.
///
/// ```swift
/// @MainActor final class Search { var text = "" }
/// @MainActor func field(_ search: Search) -> Component<TextField> {
///   Component(.label("Search"), .text(Binding(search, \.text)))
/// }
/// ```
///
/// Reading the binding in a screen reads the property, so the screen follows the property. The binding holds the object
/// weakly: it keeps nothing alive, and once the object is deallocated, writing does nothing.
@MainActor @dynamicMemberLookup
public struct Binding<Value: Sendable>: Sendable {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void
  let identify: (@MainActor () -> BindingIdentity?)?

  /// Creates a binding from a closure that reads and a closure that writes.
  ///
  /// Nothing is known about the value behind it, so a ``LocalChange`` of it waits for the app.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, identify: nil)
  }

  package init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    identify: (@MainActor () -> BindingIdentity?)?
  ) {
    read = get
    write = set
    self.identify = identify
  }

  /// Creates a binding to a property of an object.
  public init<Root: AnyObject>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    let property = BoundProperty(root, path)
    self.init(get: { property.value }, set: { property.value = $0 }, identify: { property.identity })
  }

  /// Creates a binding to a property of an object that is known by its protocol.
  ///
  /// ```swift
  /// @MainActor protocol SearchModel: AnyObject { var text: String { get set } }
  /// @MainActor func field(_ model: any SearchModel) -> Component<TextField> {
  ///   Component(.label("Search"), .text(Binding(model, \.text)))
  /// }
  /// ```
  ///
  /// The object is held weakly. A value that is no object, such as a structure around one, is held as it is.
  @_disfavoredOverload  // An object whose class is known is bound without a cast at each read.
  public init<Root>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    guard type(of: root as Any) is AnyClass else {
      self.init(get: { root[keyPath: path] }, set: { root[keyPath: path] = $0 })
      return
    }
    let first = root[keyPath: path]
    let object = root as AnyObject
    self.init(
      get: { [weak object] in (object as? Root)?[keyPath: path] ?? first },
      set: { [weak object] in (object as? Root)?[keyPath: path] = $0 },
      identify: { [weak object] in object.map { BindingIdentity($0, path) } })
  }

  /// The current value.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The identity of the value behind the binding; nil if it is unknown, or its object is deallocated.
  var identity: BindingIdentity? { identify?() }
}
