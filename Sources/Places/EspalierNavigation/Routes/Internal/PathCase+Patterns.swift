extension PathCase {
  /// The largest number of optional values in the segments of one case; a case should have fewer.
  private static var maximumOptionalSegments: Int { 4 }

  /// Returns the patterns of all paths that the case can print, and the problems in the case.
  ///
  /// Each is found by printing the case: the part of the path that changes with a value is the position of that value.
  func patterns(place: Int) -> (found: [PathPattern], problems: [String]) {
    let kinds = parts()
    let name = name
    var finding = PatternFinding(kinds: kinds, name: name, place: place)
    finding.derive(from: self, absent: [])
    // An optional parameter that is only missing for nil needs no form of its own; any other optional value does.
    let optional = kinds.indices.filter { position in
      guard kinds[position].value?.form == .optional else { return false }
      return !finding.arePlainWhenAbsent([position], in: self)
    }
    let plain = kinds.indices.filter { kinds[$0].value?.form == .optional && !optional.contains($0) }
    let areTogether = plain.count > 1 && !finding.arePlainWhenAbsent(plain, in: self)
    // The values at the end are left out first, as in reading order.
    let structural = Array((areTogether ? (optional + plain).sorted() : optional).reversed())
    if structural.count <= Self.maximumOptionalSegments {
      for bits in 1..<max(1, 1 << structural.count) {
        finding.derive(
          from: self, absent: Set(structural.indices.filter { bits & 1 << $0 != 0 }.map { structural[$0] }))
      }
    } else {
      finding.problems.append(
        "\(name) has \(structural.count) optional values in its segments; list some cases in its place")
    }
    if !structural.isEmpty { finding.requireParameters(of: structural) }
    return (finding.patterns, finding.problems)
  }
}
