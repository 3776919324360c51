/// A scope with any type of parent.
///
/// Every ``Scope`` conforms to it. The protocol lets a method of all scopes know the type of the scope on which it is
/// called, as ``overridable(_:unprovided:name:_:)`` does; your types need not conform to it.
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
  /// The names of the scopes' types from the root to this one, as messages write them: `AppScope/AccountScope`.
  ///
  /// A parent that is not a scope itself, such as a test's own object, comes first.
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
