internal import EspalierNavigation

/// A check for conflicts between plug-ins, such as equal ids, overlapping prefixes, and types that two plug-ins offer.
struct PlugInClaims<Shell> {
  private typealias Listed = PlugIns<Shell>.Listed

  private var conflicts: [PlugInConflicts.Conflict] = []

  static func check(_ listed: [PlugIns<Shell>.Listed]) throws(PlugInConflicts) {
    var claims = PlugInClaims()
    for (place, later) in listed.enumerated() {
      claims.checkAlone(later)
      for earlier in listed[..<place] { claims.check(earlier, later) }
    }
    guard claims.conflicts.isEmpty else { throw PlugInConflicts(conflicts: claims.conflicts) }
  }

  /// Checks one plug-in on its own: whether its prefix is valid, and whether it uses an offered type or the id of a
  /// contribution twice.
  private mutating func checkAlone(_ listed: Listed) {
    let plugIn = listed.plugIn
    if plugIn.prefix.segments.isEmpty || !plugIn.prefix.parameters.isEmpty || plugIn.prefix.fragment != nil {
      add(.unusablePrefix(plugIn.prefix.description), listed)
    }
    for (place, offer) in plugIn.offers.enumerated()
    where plugIn.offers[..<place].contains(where: { $0.type == offer.type }) {
      add(.offer(offer.name), listed)
    }
    let names = names(listed)
    for (place, name) in names.enumerated() where names[..<place].contains(name) {
      add(.contribution(point: name.point.name, id: name.id), listed)
    }
  }

  private mutating func check(_ earlier: Listed, _ later: Listed) {
    // Two plug-ins with one id also make every other claim twice, which is not reported.
    guard earlier.plugIn.id != later.plugIn.id else { return add(.id(later.plugIn.id), earlier, later) }
    if let shared = Self.shared(earlier.plugIn.prefix, later.plugIn.prefix) { add(.prefix(shared), earlier, later) }
    for offer in later.plugIn.offers where earlier.plugIn.offers.contains(where: { $0.type == offer.type }) {
      add(.offer(offer.name), earlier, later)
    }
    let taken = names(earlier)
    for name in names(later) where taken.contains(name) {
      add(.contribution(point: name.point.name, id: name.id), earlier, later)
    }
  }

  private mutating func add(_ claim: PlugInConflicts.Conflict.Claim, _ listed: Listed...) {
    let conflict = PlugInConflicts.Conflict(
      claim: claim, sites: listed.map { "“\($0.plugIn.id)” at \($0.site)" })
    if !conflicts.contains(conflict) { conflicts.append(conflict) }
  }

  private struct Name: Equatable {
    let point: ExtensionPointKey
    let id: String
  }

  /// Returns the extension point and the id of each contribution of a plug-in. A person's arrangement stores these ids.
  private func names(_ listed: Listed) -> [Name] {
    listed.plugIn.contributions.map {
      Name(point: $0.point, id: Contribution<Shell>.id($0.id, of: listed.plugIn.id))
    }
  }

  /// Returns the longer of two prefixes if it begins with the other one, and nil otherwise.
  private static func shared(_ first: Path, _ second: Path) -> String? {
    guard !first.segments.isEmpty, !second.segments.isEmpty else { return nil }
    if first.segments.isPrefix(of: second.segments) { return second.description }
    return second.segments.isPrefix(of: first.segments) ? first.description : nil
  }
}
