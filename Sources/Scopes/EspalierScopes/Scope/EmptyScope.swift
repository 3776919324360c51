/// A scope that adds nothing: all that it offers is its parent's.
///
/// For a feature, or a step of a flow, that needs a place in the tree and no dependency of its own.
///
/// ```swift
/// let step = EmptyScope(account)
/// step.database  // the account's, or that of an ancestor
/// ```
///
/// - Isolation: main actor.
/// - Ownership: holds its parent, as every ``Scope`` does.
public final class EmptyScope<Parent>: Scope<Parent> {}
