/// A fault of a container.
public struct ContainerFault: Sendable, CustomStringConvertible {
  /// A kind of fault.
  public enum Kind: Sendable {
    /// Something is needed that is not registered.
    case missing(DependencyKey)
    /// Registrations need each other in a circle. The path ends with what it begins with.
    case cycle
    /// One key is registered twice. The path has both.
    case ambiguous
    /// A value that lives longer keeps one that lives shorter. The path leads from the one to the other.
    case capturesShorterLifetime
    /// Something is needed that only the main actor, an `await` or arguments can give.
    case wrongDoor(use: String)
    /// An assembly's own check threw.
    case assembly(String, any Error)
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The registrations concerned, in order; empty for an assembly's.
  public let path: [RegistrationSite]

  /// A message that says what is wrong, where, and how to mend it.
  public var description: String {
    let text = ContainerError.text(path)
    return switch kind {
    case .missing(let key):
      "\(text) needs \(key), which is not registered. Register it, or provide it in a parent."
    case .cycle:
      "These need each other: \(text). Let one of them take the other later, with `.then`."
    case .ambiguous:
      "Registered twice: \(text). Give one of them a name, or say `replacing: true` for the second."
    case .capturesShorterLifetime:
      "What lives longer would keep what lives shorter: \(text). Give the first the lifetime of the last, or let it ask "
        + "when it needs it."
    case .wrongDoor(let use):
      "\(text): the first is made where the last cannot be had. Use `\(use)` and register the first with that door too."
    case .assembly(let name, let error):
      "\(name) says: \(error)"
    }
  }
}
