/// A fault in the registrations of a container, such as a missing dependency or a cycle.
public struct ContainerFault: Sendable, CustomStringConvertible {
  /// The kind of a fault.
  public enum Kind: Sendable {
    /// A needed dependency is not registered.
    case missing(DependencyKey)
    /// Registrations need each other in a cycle. The path ends with its first registration.
    case cycle
    /// One key is registered twice. The path contains both registrations.
    case ambiguous
    /// A longer-lived value keeps a shorter-lived one. The path leads from the longer-lived to the shorter-lived value.
    case capturesShorterLifetime
    /// A needed dependency requires the main actor, an `await` or arguments.
    case wrongCall(use: String)
    /// An assembly's own check threw an error.
    case assembly(String, any Error)
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The affected registrations, in order; empty for the fault of an assembly.
  public let path: [RegistrationSite]

  /// A message that describes the fault and its location, and how to correct it.
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
    case .wrongCall(let use):
      "\(text): the first is made where the last cannot be had. Use `\(use)` and register the first with that door too."
    case .assembly(let name, let error):
      "\(name) says: \(error)"
    }
  }
}
