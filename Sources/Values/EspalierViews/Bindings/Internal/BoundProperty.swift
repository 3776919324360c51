/// A property of an object that a binding reads and writes. The object is held weakly.
@MainActor final class BoundProperty<Root: AnyObject, Value> {
  private weak var root: Root?
  private let path: ReferenceWritableKeyPath<Root, Value>
  /// The value that is read once the object is deallocated.
  private let first: Value

  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
    first = root[keyPath: path]
  }

  var value: Value {
    get { root?[keyPath: path] ?? first }
    set { root?[keyPath: path] = newValue }
  }

  var identity: BindingIdentity? { root.map { BindingIdentity($0, path) } }
}
