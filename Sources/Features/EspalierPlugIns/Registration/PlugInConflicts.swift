/// An error that lists all conflicts between the plug-ins of a program, such as two plug-ins with the same id.
///
/// ``PlugIns`` throws it before the program starts.
public struct PlugInConflicts: Error, Sendable, Equatable, CustomStringConvertible {
  /// A conflict between two plug-ins, or a declaration of one plug-in that is invalid or repeated.
  public struct Conflict: Sendable, Equatable, CustomStringConvertible {
    /// A declaration that causes a conflict: an id, a prefix, an offer, or a contribution.
    public enum Claim: Sendable, Equatable {
      /// Both plug-ins have the same id.
      case id(String)
      /// The addresses of places of both plug-ins would be below the same prefix.
      case prefix(String)
      /// Both plug-ins offer the same type, or one offers it twice.
      case offer(String)
      /// An extension point receives two contributions with the same id.
      case contribution(point: String, id: String)
      /// The prefix is the root, an address with parameters, or not an address.
      case unusablePrefix(String)
    }

    /// The declaration that causes the conflict.
    public let claim: Claim
    /// The plug-ins and their locations in the source, as `“recipes” at Module/File.swift:12`.
    public let sites: [String]

    /// A message that says what is wrong, where, and how to correct it.
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

  /// The conflicts, in the order of the list of plug-ins.
  public let conflicts: [Conflict]

  /// The conflicts, one on each line.
  public var description: String { conflicts.map(\.description).joined(separator: "\n") }
}
