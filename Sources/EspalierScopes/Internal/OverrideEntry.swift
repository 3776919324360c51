/// One override: the property that it replaces, and what stands in for it.
@MainActor
struct OverrideEntry {
  let keyPath: AnyKeyPath
  let box: AnyObject
  /// Reads the property of a scope that has it; false for one that has not.
  let read: (any ScopeNode) -> Bool

  init<Node: ScopeNode, Value>(_ keyPath: KeyPath<Node, Value>, _ box: SharedBox<Value>) {
    self.keyPath = keyPath
    self.box = box
    read = { node in
      guard let node = node as? Node else { return false }
      _ = node[keyPath: keyPath]
      return true
    }
  }

  /// Whether this override is of the property at `other`, which a scope is being asked for.
  func replaces(_ other: AnyKeyPath, of scope: any ScopeNode) -> Bool {
    if keyPath == other { return true }
    // `\Base.rates` is not equal to `\Derived.rates`, though it may be one property. What it leads to is found by
    // reading it, while every overridable property tells that it was reached and makes nothing.
    let (own, asked) = (type(of: keyPath), type(of: other))
    guard own.rootType != asked.rootType, own.valueType == asked.valueType else { return false }
    let search = OverrideSearch(for: other, of: scope)
    let wasRead = OverridesInEffect.$current.withValue(ActiveOverrides(search)) { read(scope) }
    return wasRead && search.wasFound
  }
}

/// Whether reading a property leads to a certain overridable one of a certain scope.
@MainActor
final class OverrideSearch {
  private let keyPath: AnyKeyPath
  private let scope: any ScopeNode
  private var isOver = false
  private(set) var wasFound = false

  init(for keyPath: AnyKeyPath, of scope: any ScopeNode) {
    self.keyPath = keyPath
    self.scope = scope
  }

  /// Only the first counts: a property that reads an overridable one is another.
  func reach(_ keyPath: AnyKeyPath, of scope: any ScopeNode) {
    guard !isOver else { return }
    isOver = true
    wasFound = keyPath == self.keyPath && scope === self.scope
  }
}
