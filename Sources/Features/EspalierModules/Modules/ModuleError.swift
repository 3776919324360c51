/// Misuse of the tree of modules. Each error says what happened, where, and how to correct it.
public enum ModuleError: Error, Equatable, CustomStringConvertible {
  /// The module already has a parent, and a module can have only one.
  case alreadyAttached(module: String, parent: String)
  /// The parent is the module itself, or a module within it.
  case withinItself(module: String, parent: String)
  /// The module or its parent is ending.
  case ending(module: String, parent: String, isParent: Bool)
  /// Another child of the module has the same key.
  case keyTaken(key: String, parent: String, by: String)
  /// No child was attached with that key.
  case unknownKey(key: String, parent: String, known: [String])
  /// The child of the key is of another type.
  case otherType(key: String, parent: String, wanted: String, found: String)
  /// The child was attached as a finished module, so it has no builder that could build it again.
  case notRebuildable(key: String, module: String)
  /// A builder returned the same module that the new module should replace.
  case sameModule(module: String)
  /// The child's builder is asynchronous, and the caller requested the child synchronously.
  case takesTime(key: String, parent: String)
  /// The builder of a child requests the same child.
  case buildsItself(key: String, parent: String)
  /// The parent ended while the child was being built.
  case endedWhileBuilding(module: String, parent: String)

  /// A message that says what happened, where, and how to correct it.
  public var description: String {
    switch self {
    case .alreadyAttached(let module, let parent):
      "\(module) is already attached at \(parent). Detach it there first, or build a module of its own for each place."
    case .withinItself(let module, let parent):
      "\(module) cannot be attached at \(parent): it is that module, or one above it. Attach a module of its own there, "
        + "or detach the one below first."
    case .ending(let module, let parent, let isParent):
      "\(module) cannot be attached at \(parent): \(isParent ? parent : module) is being torn down. Attach it elsewhere, "
        + "or after that; willDeactivate() is no place to attach in."
    case .keyTaken(let key, let parent, let other):
      "\(parent) already has a child with the key \(key) (\(other)). Use child(_:key:build:) to reuse it, "
        + "rebuild(key:) or detach(key:) to replace it, or another key."
    case .unknownKey(let key, let parent, let known):
      "\(parent) has no child with the key \(key). "
        + (known.isEmpty ? "None has a key. " : "Its keys are \(known.joined(separator: ", ")). ")
        + "Attach one with attach(_:key:) or attachLazily(key:build:) first, or ask with child(_:key:build:)."
    case .otherType(let key, let parent, let wanted, let found):
      "The child \(key) of \(parent) is a \(found), and no \(wanted). Ask for \(found) or a protocol that it conforms to, "
        + "or use another key for the \(wanted)."
    case .notRebuildable(let key, let module):
      "\(module) cannot be built again: it was attached as a finished module. Attach it with a closure that builds it: "
        + "attach(key: \(key)) { … }."
    case .sameModule(let module):
      "\(module) was to be built again, and its builder gave the old one. Make a new module in the closure."
    case .takesTime(let key, let parent):
      "The child \(key) of \(parent) is built by a builder that takes its time. Ask with try await in an async function."
    case .buildsItself(let key, let parent):
      "The builder of the child \(key) of \(parent) asks for that very child. Hand on what it needs by its scope."
    case .endedWhileBuilding(let module, let parent):
      "\(module) was not attached at \(parent), which ended while it was being built. Ask again if the parent comes back."
    }
  }
}
