/// The parent type of a ``RootScope``, which has no parent.
///
/// It has no members, so the search for a dependency ends here. If no scope in the tree has a name, the compiler's
/// message ends with this type's name.
public struct NoParent: Sendable {
  init() {}
}
