/// The parent of a ``RootScope``, which stands for having none.
///
/// It has no members, so a search for a dependency ends here, and the compiler's message that a name was not found ends
/// with this type's name when nobody in the tree has it.
public struct NoParent: Sendable {
  init() {}
}
