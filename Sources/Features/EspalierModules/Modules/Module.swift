/// A feature of the app. It has dependencies, a coordinator or scene, and the features within it.
///
/// ```swift
/// final class AccountsModule: Module<AccountsScope> {
///   private(set) lazy var coordinator = own(AccountsCoordinator(scope: scope))
///   override func didActivate() { run { [scope] in try await scope.rates.refresh() } }
/// }
/// ```
///
/// A feature that shows nothing is a module without a coordinator; one without dependencies is a `Module<Void>`.
///
/// All methods of a module are declared on ``AnyModule``, so that a parent does not need to know its children's scopes.
@MainActor
open class Module<Dependencies>: AnyModule {
  /// The dependencies of the feature.
  public let scope: Dependencies

  /// Creates a module with its scope.
  public init(scope: Dependencies) {
    self.scope = scope
    super.init()
  }

  override var anyScope: Any { scope }
}
