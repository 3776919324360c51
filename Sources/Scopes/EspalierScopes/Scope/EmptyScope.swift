/// A scope that adds nothing: all its dependencies are its parent's.
///
/// Use it for a feature, or a step of a flow, that needs a position in the tree and no dependency of its own.
///
/// ```swift
/// let step = EmptyScope(account)
/// step.database  // the account's, or that of an ancestor
/// ```
///
/// - Isolation: main actor.
/// - Ownership: holds its parent, as every ``Scope`` does.
public final class EmptyScope<Parent>: Scope<Parent> {}
