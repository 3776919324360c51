/// A type that builds a module from its parent's scope. It contains all code that assembles the feature.
///
/// ```swift
/// struct AccountsBuilder: Builder {
///   func build(in parent: HomeScope) -> AccountsModule { AccountsModule(scope: AccountsScope(parent)) }
/// }
/// ```
///
/// A builder that opens or fetches something first is asynchronous, and the caller that attaches its module waits:
///
/// ```swift
/// struct LedgerBuilder: Builder {
///   func build(in parent: HomeScope) async throws -> LedgerModule {
///     LedgerModule(scope: try await LedgerScope(awaiting: parent))
///   }
/// }
/// ```
///
/// A method that is neither asynchronous nor throwing meets the requirement. It stays so when it is called on the
/// builder's own type.
@MainActor
public protocol Builder {
  /// The scope of the parent module.
  associatedtype ParentScope
  /// The module that the builder returns.
  associatedtype Built: AnyModule
  /// Builds the module, which is not attached yet.
  func build(in parent: ParentScope) async throws -> Built
}
