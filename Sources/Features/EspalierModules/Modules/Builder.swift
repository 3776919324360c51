/// Makes a module from its parent's scope: the one place that knows how a feature is put together.
///
/// ```swift
/// struct AccountsBuilder: Builder {
///   func build(in parent: HomeScope) -> AccountsModule { AccountsModule(scope: AccountsScope(parent)) }
/// }
/// ```
///
/// A builder that opens or fetches something first is asynchronous, and the caller that attaches its module waits for
/// it:
///
/// ```swift
/// struct LedgerBuilder: Builder {
///   func build(in parent: HomeScope) async throws -> LedgerModule {
///     LedgerModule(scope: try await LedgerScope(awaiting: parent))
///   }
/// }
/// ```
///
/// A method that neither waits nor throws meets the requirement, and stays one when it is called by the builder's own
/// type.
@MainActor
public protocol Builder {
  /// The scope that the feature's own scope hangs from.
  associatedtype ParentScope
  /// The feature.
  associatedtype Built: AnyModule
  /// Makes the feature; it is not attached yet.
  func build(in parent: ParentScope) async throws -> Built
}
