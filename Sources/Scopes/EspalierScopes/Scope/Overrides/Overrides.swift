/// The values that replace dependencies of scopes, by the replaced property.
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
/// A value of a type other than the property's does not compile, and neither does a property that the scope does not
/// have.
///
/// - Isolation: main actor, like the scopes; the values need not be `Sendable`.
@MainActor
public struct Overrides {
  private(set) var entries: [OverrideEntry] = []

  init(_ entries: [OverrideEntry] = []) {
    self.entries = entries
  }

  /// The value that replaces the property, or nil for none.
  ///
  /// Name the scope that declares the property, or a class above or below it; set nil to remove an outer override. To
  /// replace the property only for one scope and those below it, name that scope, which inherits the property.
  ///
  /// A property that the scope declares itself, and not as ``ScopeNode/overridable(_:unprovided:name:_:)``, is not
  /// replaced. This is not reported, because a useless override cannot be distinguished from a property that was never
  /// read. A strict test reports instead that the dependency was not provided, with the key path to name.
  public subscript<Node: ScopeNode, Value>(keyPath: KeyPath<Node, Value>) -> Value? {
    get { value(for: keyPath) }
    set { replace(keyPath, with: newValue) }
  }

  /// The value that replaces an optional property. The replacement may itself be nil.
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
    // The newest entry comes first, so that it is found first if two entries name one property by two classes.
    entries.insert(OverrideEntry(keyPath, SharedBox(value)), at: 0)
  }
}
