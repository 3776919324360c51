extension PathCase {
  /// More optional values in the segments of one case than anybody should write.
  private static var maximumOptionalSegments: Int { 4 }

  /// The forms in which the case prints, found by printing it: whatever changes in the path when one value is changed is
  /// where this value stands.
  func patterns(place: Int) -> (found: [PathPattern], problems: [String]) {
    let kinds = parts()
    let name = name
    var finding = PatternFinding(kinds: kinds, name: name, place: place)
    finding.derive(from: self, absent: [])
    // An optional parameter that is just not there for nil needs no form of its own; anything else does.
    let optional = kinds.indices.filter { position in
      guard kinds[position].value?.form == .optional else { return false }
      return !finding.arePlainWhenAbsent([position], in: self)
    }
    let plain = kinds.indices.filter { kinds[$0].value?.form == .optional && !optional.contains($0) }
    let areTogether = plain.count > 1 && !finding.arePlainWhenAbsent(plain, in: self)
    // What is left out at the end comes first, as one would read it.
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
