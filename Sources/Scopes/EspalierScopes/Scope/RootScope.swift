/// A scope at the top of the tree, with nothing above it.
///
/// What it needs comes in through its own initialiser:
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
/// - Ownership: the code that makes the root keeps it; the scopes below it hold it too.
open class RootScope: Scope<NoParent> {
  /// Makes a scope that has only what it declares itself.
  public init() {
    super.init(NoParent())
  }
}
