/// Makes a module from its parent's scope: the one place that knows how a feature is put together.
///
/// ```swift
/// struct AccountsBuilder: Builder {
///   func build(in parent: HomeScope) -> AccountsModule { AccountsModule(scope: AccountsScope(parent)) }
/// }
/// ```
@MainActor
public protocol Builder {
  /// The scope that the feature's own scope hangs from.
  associatedtype ParentScope
  /// The feature.
  associatedtype Built: AnyModule
  /// Makes the feature; it is not attached yet.
  func build(in parent: ParentScope) throws -> Built
}
