/// The claims of plug-ins that exclude each other, all at once.
///
/// ``PlugIns`` throws it before the program starts.
public struct PlugInConflicts: Error, Sendable, Equatable, CustomStringConvertible {
  /// One claim that two plug-ins make, or that none can make.
  public struct Conflict: Sendable, Equatable, CustomStringConvertible {
    /// A kind of claim.
    public enum Claim: Sendable, Equatable {
      /// Both have the same id.
      case id(String)
      /// The places of both would stand at the same address.
      case prefix(String)
      /// Both offer the same type, or one offers it twice.
      case offer(String)
      /// Two things of one id are put into an extension point.
      case contribution(point: String, id: String)
      /// The prefix is the root, an address with parameters, or none.
      case unusablePrefix(String)
    }

    /// The claim that is made.
    public let claim: Claim
    /// The plug-ins and where they stand in the source, as `“recipes” at Module/File.swift:12`.
    public let sites: [String]

    /// A message that says what is wrong, where, and how to mend it.
    public var description: String {
      let places = sites.joined(separator: " and ")
      return switch claim {
      case .id(let id): "Two plug-ins have the id “\(id)”: \(places). Take one out, or give it another id."
      case .prefix(let prefix):
        "Two plug-ins claim the places below “\(prefix)”: \(places). Give one of them another `prefix`."
      case .offer(let type) where sites.count == 1:
        "\(places) offers \(type) twice. Take one of them out."
      case .offer(let type):
        "Two plug-ins offer \(type): \(places). Let one of them offer it, or use a point, which takes several."
      case .contribution(let point, let id):
        "Two things in the point “\(point)” are both “\(id)”: \(places). Give one of them another `id:`."
      case .unusablePrefix(let prefix):
        "No places can stand below “\(prefix)”: \(places). A prefix is one or more segments, without parameters."
      }
    }
  }

  /// The conflicts, in the order of the list.
  public let conflicts: [Conflict]

  /// The conflicts, one a line.
  public var description: String { conflicts.map(\.description).joined(separator: "\n") }
}
