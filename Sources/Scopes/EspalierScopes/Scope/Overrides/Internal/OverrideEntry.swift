/// An override: the property that it replaces, and the value that replaces it.
@MainActor
struct OverrideEntry {
  let keyPath: AnyKeyPath
  let box: AnyObject
  /// The closure that reads the property of a scope; it returns false for a scope without the property.
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

  /// Returns true when this override replaces the property at `other`, which is being read from a scope.
  func replaces(_ other: AnyKeyPath, of scope: any ScopeNode) -> Bool {
    if keyPath == other { return true }
    // `\Base.rates` is not equal to `\Derived.rates`, though it may be the same property. The property to which it
    // leads is found by reading it, while every overridable property reports the read and creates nothing.
    return leads(to: other, of: scope)
  }

  /// Returns true if this override names the scope and replaces the property at `other` of the scope's parent.
  func replacesInherited(_ other: AnyKeyPath, of scope: any ScopeNode) -> Bool { leads(to: other, of: scope) }

  private func leads(to other: AnyKeyPath, of scope: any ScopeNode) -> Bool {
    let (own, asked) = (type(of: keyPath), type(of: other))
    guard own.rootType != asked.rootType, own.valueType == asked.valueType else { return false }
    let search = OverrideSearch(for: other, of: scope, answering: self)
    let overrides = ActiveOverrides(search)
    let wasRead = OverridesInEffect.$current.withValue(overrides) { read(scope) }
    return wasRead && search.wasFound
  }
}

/// A search that determines whether reading a property leads to a certain overridable property of a certain scope.
@MainActor
final class OverrideSearch {
  private let keyPath: AnyKeyPath
  private let scope: any ScopeNode
  private let entry: OverrideEntry
  private var isOver = false
  private(set) var wasFound = false

  init(for keyPath: AnyKeyPath, of scope: any ScopeNode, answering entry: OverrideEntry) {
    self.keyPath = keyPath
    self.scope = scope
    self.entry = entry
  }

  /// Records that an inherited property of a scope was read, and returns a stand-in for its value. Returns nil if the
  /// property itself is to be read.
  func pass(_ keyPath: AnyKeyPath, of scope: any ScopeNode) -> Unmanaged<AnyObject>? {
    guard !isOver, type(of: keyPath).valueType == type(of: entry.keyPath).valueType else { return nil }
    isOver = true
    wasFound = keyPath == self.keyPath && scope === self.scope
    return .passUnretained(entry.box)
  }

  /// Records the overridable property that was reached, and returns a stand-in for its value.
  ///
  /// Only the first one counts: a property that reads an overridable one is a different property.
  func reach(_ keyPath: AnyKeyPath, of scope: any ScopeNode) -> ActiveOverrides.Outcome {
    if !isOver {
      isOver = true
      wasFound = keyPath == self.keyPath && scope === self.scope
    }
    // If it is the searched property, the stand-in has its type, and nothing needs to be created. A value of another
    // type is requested only if the override names a property that is not overridable but reads one that is.
    guard type(of: keyPath).valueType == type(of: entry.keyPath).valueType else { return .unprovided }
    return .overridden(.passUnretained(entry.box))
  }
}
