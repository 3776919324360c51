/// A value that a control shows and writes: two-way, without either side knowing the other.
///
/// ```swift
/// @MainActor final class Search { var text = "" }
/// @MainActor func field(_ search: Search) -> Component<TextField> {
///   Component(.label("Search"), .text(Binding(search, \.text)))
/// }
/// ```
///
/// Reading it in a screen is reading the property, so the screen follows it. The object is held weakly: a binding keeps
/// nothing alive, and writing to one whose object has gone does nothing.
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

  /// The value as it is now.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}
