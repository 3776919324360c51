/// The values that replace dependencies of scopes, by the property that each replaces.
///
/// ```swift
/// withOverrides {
///   $0[\AppScope.now] = Date(timeIntervalSince1970: 0)
///   $0[\AppScope.rates] = FixedRates()
/// } operation: {
///   …
/// }
/// ```
///
/// A value of another type than the property's does not compile, and neither does a property that the scope has not.
///
/// - Isolation: main actor, as the scopes are; the values need not be `Sendable`.
@MainActor
public struct Overrides {
  private(set) var entries: [OverrideEntry] = []

  init(_ entries: [OverrideEntry] = []) {
    self.entries = entries
  }

  /// The value that replaces the property, or nil for none.
  ///
  /// Name the scope that declares the property, or a class above or below it; set nil to take an outer override away.
  /// Name a scope that inherits the property from an ancestor to replace it for that scope and those below it alone.
  ///
  /// A property that the scope declares itself, and not as ``ScopeNode/overridable(_:unprovided:name:_:)``, is not
  /// replaced by this, and nothing says so: a useless override cannot be told from a property that nobody read. A strict
  /// test tells the other side: that the dependency was not provided, with the key path to name.
  public subscript<Node: ScopeNode, Value>(keyPath: KeyPath<Node, Value>) -> Value? {
    get { value(for: keyPath) }
    set { replace(keyPath, with: newValue) }
  }

  /// The value that replaces a property that may be nil: nil here is such a value, too.
  public subscript<Node: ScopeNode, Value>(keyPath: KeyPath<Node, Value?>) -> Value? {
    get { value(for: keyPath) ?? nil }
    set { replace(keyPath, with: .some(newValue)) }
  }

  private func value<Node: ScopeNode, Value>(for keyPath: KeyPath<Node, Value>) -> Value? {
    let entry = entries.first { $0.keyPath == keyPath }
    return (entry?.box as? SharedBox<Value>)?.value
  }

  private mutating func replace<Node: ScopeNode, Value>(_ keyPath: KeyPath<Node, Value>, with value: Value?) {
    entries.removeAll { $0.keyPath == keyPath }
    guard let value else { return }
    // The newest comes first, so that it is found first where two name one property by two classes.
    entries.insert(OverrideEntry(keyPath, SharedBox(value)), at: 0)
  }
}
