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

  /// Creates a binding from a closure that reads and a closure that writes.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding to a property of an object.
  public init<Root: AnyObject>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    let first = root[keyPath: path]
    read = { [weak root] in root?[keyPath: path] ?? first }
    write = { [weak root] in root?[keyPath: path] = $0 }
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
      read = { root[keyPath: path] }
      write = { root[keyPath: path] = $0 }
      return
    }
    let first = root[keyPath: path]
    let object = root as AnyObject
    read = { [weak object] in (object as? Root)?[keyPath: path] ?? first }
    write = { [weak object] in (object as? Root)?[keyPath: path] = $0 }
  }

  /// The current value.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}
