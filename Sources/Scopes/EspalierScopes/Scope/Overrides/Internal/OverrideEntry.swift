/// One override: the property that it replaces, and the value in its place.
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

  /// Returns true when this override is of the property at `other`, which a scope is being asked for.
  func replaces(_ other: AnyKeyPath, of scope: any ScopeNode) -> Bool {
    if keyPath == other { return true }
    // `\Base.rates` is not equal to `\Derived.rates`, though it may be one property. What it leads to is found by
    // reading it, while every overridable property tells that it was reached and makes nothing.
    return leads(to: other, of: scope)
  }

  /// Returns true when this override names the scope, and its property is the one at `other` of the scope's parent.
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

/// A search that finds out whether reading a property leads to a certain overridable one of a certain scope.
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

  /// Notes that a scope was asked for what it inherits, and gives it something to return; nil where the read goes on.
  func pass(_ keyPath: AnyKeyPath, of scope: any ScopeNode) -> Unmanaged<AnyObject>? {
    guard !isOver, type(of: keyPath).valueType == type(of: entry.keyPath).valueType else { return nil }
    isOver = true
    wasFound = keyPath == self.keyPath && scope === self.scope
    return .passUnretained(entry.box)
  }

  /// Notes what was reached, and gives it something to return.
  ///
  /// Only the first counts: a property that reads an overridable one is another.
  func reach(_ keyPath: AnyKeyPath, of scope: any ScopeNode) -> ActiveOverrides.Outcome {
    if !isOver {
      isOver = true
      wasFound = keyPath == self.keyPath && scope === self.scope
    }
    // Where it is the property that was looked for, what stands in for it is of its type, and nothing need be made. A
    // value of another type is asked for only where the override names what is not overridable but reads what is.
    guard type(of: keyPath).valueType == type(of: entry.keyPath).valueType else { return .unprovided }
    return .overridden(.passUnretained(entry.box))
  }
}
