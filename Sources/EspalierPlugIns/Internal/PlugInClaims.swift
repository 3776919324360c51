internal import EspalierNavigation

/// Looks for claims of plug-ins that exclude each other.
enum PlugInClaims {
  static func check<Shell>(_ listed: [PlugIns<Shell>.Listed]) throws(PlugInConflicts) {
    var conflicts: [PlugInConflicts.Conflict] = []
    for (place, later) in listed.enumerated() {
      let prefix = later.plugIn.prefix
      if prefix.segments.isEmpty || !prefix.parameters.isEmpty || prefix.fragment != nil {
        conflicts.append(.init(claim: .unusablePrefix(prefix.description), sites: ["\(later.site)"]))
      }
      var seen: [SlotKey: Set<String>] = [:]
      for contribution in later.plugIn.contributions {
        let id = Contribution<Shell>.id(contribution.id, of: later.plugIn.id)
        guard !seen[contribution.slot, default: []].insert(id).inserted else { continue }
        conflicts.append(
          .init(claim: .contribution(slot: contribution.slot.name, id: id), sites: ["\(later.site)"]))
      }
      for earlier in listed[..<place] {
        let sites = ["\(earlier.site)", "\(later.site)"]
        if earlier.plugIn.id == later.plugIn.id {
          conflicts.append(.init(claim: .id(later.plugIn.id), sites: sites))
        } else if let shared = shared(earlier.plugIn.prefix, prefix) {
          conflicts.append(.init(claim: .prefix(shared), sites: sites))
        }
        for offer in later.plugIn.offers where earlier.plugIn.offers.contains(where: { $0.type == offer.type }) {
          guard earlier.plugIn.id != later.plugIn.id else { continue }
          conflicts.append(.init(claim: .offer(offer.name), sites: sites))
        }
      }
    }
    guard conflicts.isEmpty else { throw PlugInConflicts(conflicts: conflicts) }
  }

  /// The longer of two prefixes where one lies within the other.
  private static func shared(_ first: Path, _ second: Path) -> String? {
    guard !first.segments.isEmpty, !second.segments.isEmpty else { return nil }
    if first.segments.isPrefix(of: second.segments) { return second.description }
    return second.segments.isPrefix(of: first.segments) ? first.description : nil
  }
}
