/// A scope, whatever stands above it.
///
/// Every ``Scope`` is one. The protocol is what lets a method of all scopes know the type of the scope that it is called
/// on, as ``overridable(_:unprovided:name:_:)`` does; you need not conform to it.
///
/// - Isolation: main actor.
@MainActor
public protocol ScopeNode: Graphable {
  /// The type of the parent: a scope, a protocol's existential, a test's own object, or ``NoParent``.
  associatedtype Parent

  /// The parent of the scope.
  var parent: Parent { get }
}

extension ScopeNode {
  /// The names of the scopes' types from the root to this one, as messages tell them: `AppScope/AccountScope`.
  ///
  /// A parent that is no scope itself, such as a test's own object, comes first.
  public var scopePath: String {
    var names: [String] = []
    var above: Any = self
    while let scope = above as? any ScopeNode {
      names.append(String(describing: type(of: scope)))
      above = scope.parent
    }
    if !(above is NoParent) { names.append(String(describing: type(of: above))) }
    return names.reversed().joined(separator: "/")
  }
}
