/// The scope at the top of the tree, without a parent.
///
/// It receives the values that it needs through its own initialiser:
///
/// ```swift
/// final class AppScope: RootScope {
///   let database: Database
///
///   init(database: Database) {
///     self.database = database
///     super.init()
///   }
/// }
/// ```
///
/// - Isolation: main actor.
/// - Ownership: the code that creates the root keeps it; the scopes below it hold it too.
open class RootScope: Scope<NoParent> {
  /// Creates a scope without a parent, which has only its own properties.
  public init() {
    super.init(NoParent())
  }
}
