extension PathCase {
  /// The largest number of sample combinations that are tried until one makes a route.
  private static var maximumTries: Int { 256 }

  /// Returns the first combination of samples, in the order of the choices, that makes a route with an address. If no
  /// combination makes such a route, the first combination that makes a route without an address is returned.
  ///
  /// - Parameter choices: For each value, the numbers of the samples to take, in order.
  func firstSample(_ choices: [[Int]]) -> (picks: [Int], sample: Sample)? {
    var without: (picks: [Int], sample: Sample)?
    guard choices.allSatisfy({ !$0.isEmpty }) else { return nil }
    var positions = Array(repeating: 0, count: choices.count)
    for _ in 0..<Self.maximumTries {
      let picks = zip(choices, positions).map { $0[$1] }
      if let sample = sample(picks) {
        if !sample.path.isNone { return (picks, sample) }
        without = without ?? (picks, sample)
      }
      // The next combination; the last value changes first.
      var changed = choices.count - 1
      while changed >= 0 {
        positions[changed] += 1
        if positions[changed] < choices[changed].count { break }
        positions[changed] = 0
        changed -= 1
      }
      if changed < 0 { break }
    }
    return without
  }

  /// Returns sample routes of the case. Each sample of one value is combined with the first samples of all other
  /// values. Nil and empty values are also combined with each other.
  func samples(maximum: Int = .max) -> [Sample] {
    let kinds = parts()
    let all = kinds.map { Array($0.samples.indices) }
    guard let (base, first) = firstSample(all) else { return [] }
    var found = [first]
    for position in kinds.indices {
      for pick in all[position] where pick != base[position] && found.count < maximum {
        var picks = base
        picks[position] = pick
        if let other = sample(picks) { found.append(other) }
      }
    }
    // Nil and empty values are combined: a case may print another path for them together than for each alone.
    let empties = kinds.indices.compactMap { position in
      kinds[position].samples.firstIndex { $0.allSatisfy(\.isEmpty) }.map { (position, $0) }
    }
    for bits in 1..<max(1, 1 << min(empties.count, Self.maximumEmptyValues)) where found.count < maximum {
      var picks = base
      for (bit, (position, pick)) in empties.enumerated() where bits & 1 << bit != 0 { picks[position] = pick }
      if let other = sample(picks) { found.append(other) }
    }
    return found
  }

  /// The largest number of empty values whose combinations are tried.
  private static var maximumEmptyValues: Int { 6 }

  /// True if the case can be tried, so that its name is known.
  var hasSample: Bool { firstSample(parts().map { Array($0.samples.indices) }) != nil }

  /// The name of the enum case, or the name of the route's type if the route has no case name.
  var name: String {
    guard let (_, sample) = firstSample(parts().map { Array($0.samples.indices) }) else {
      return "the case of \(parts().map(\.name).joined(separator: ", "))"
    }
    let text = "\(sample.route)".prefix { $0 != "(" }
    return text.isEmpty ? "\(Place.self)" : String(text)
  }
}
