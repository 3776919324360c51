/// A search for the patterns of one case.
struct PatternFinding {
  let kinds: [PartKind]
  let name: String
  let place: Int
  var patterns: [PathPattern] = []
  var problems: [String] = []
  /// The path that the case prints if no value is nil.
  private var base: Path?

  init(kinds: [PartKind], name: String, place: Int) {
    self.kinds = kinds
    self.name = name
    self.place = place
  }

  private func choices(absent: Set<Int>) -> [[Int]] {
    kinds.indices.map { position in
      kinds[position].samples.indices.filter { kinds[position].samples[$0].isEmpty == absent.contains(position) }
    }
  }

  /// Returns true if nil values only remove their own parameters and fragment from the path.
  func arePlainWhenAbsent<Place: Route>(_ positions: [Int], in listed: PathCase<Place>) -> Bool {
    guard var path = base, let leaf = patterns.first?.leaf,
      let (_, sample) = listed.firstSample(choices(absent: Set(positions)))
    else { return true }
    for position in positions {
      switch leaf.sources[position] {
      case .parameter(let name): path.parameters[name] = nil
      case .fragment: path.fragment = nil
      default: return false
      }
    }
    return sample.path == path
  }

  /// Marks parameters as required, because the case has another form without them.
  mutating func requireParameters(of positions: [Int]) {
    for index in patterns.indices {
      for position in positions {
        guard case .parameter(let name) = patterns[index].leaf.sources[position] else { continue }
        patterns[index].leaf.required.insert(name)
      }
    }
  }

  /// Adds the pattern of the path that the case prints if the values at some positions are nil.
  mutating func derive<Place: Route>(from listed: PathCase<Place>, absent: Set<Int>) {
    let choices = choices(absent: absent)
    guard let (picks, sample) = listed.firstSample(choices) else {
      if absent.isEmpty { problems.append(missingSamples) }
      return
    }
    // No path leads to a place without an address.
    if sample.path.isNone { return }
    if absent.isEmpty { base = sample.path }
    var parts = PatternParts(sample.path)
    let endsWithInner = sample.inner.map { parts.remove(inner: $0) } ?? false
    var sources: [ValueSource] = []
    for (position, kind) in kinds.enumerated() {
      // The same picks with another value at this one position.
      var others = zip(picks, choices).enumerated().map { $0.offset == position ? $0.element.1 : [$0.element.0] }
      let texts = kind.samples[picks[position]]
      others[position].removeAll { kind.samples[$0] == texts }
      let other = listed.firstSample(others)
      if let inner = kind.inner, endsWithInner || kind.value == nil {
        guard endsWithInner, isSame(parts, withInnerOf: other?.sample) else {
          problems.append("\(name) must have its \(inner.name) at the end of its path, by `+`, and once")
          return
        }
        sources.append(parts.end(with: inner))
      } else if let value = kind.value, let (otherPicks, changed) = other {
        var changedParts = PatternParts(changed.path)
        if endsWithInner, let inner = changed.inner { _ = changedParts.remove(inner: inner) }
        let otherTexts = kind.samples[otherPicks[position]]
        guard let source = parts.find(value, texts, changedTo: otherTexts, in: changedParts) else {
          problems.append(notPrinted(position, texts, at: sample.path, otherTexts, at: changed.path))
          return
        }
        sources.append(source)
      } else {
        if !absent.contains(position), let value = kind.value, !value.isSingle {
          problems.append(
            "\(name) cannot be tried: only one of the pathSamples of \(kind.name) makes a route. Give it two that do")
          return
        }
        sources.append(.constant(texts))
      }
    }
    patterns.append(parts.pattern(place: place, name: name, sources: sources))
  }

  /// Returns true if a different inner route does not change the number of segments before the inner route.
  private func isSame<Place: Route>(_ parts: PatternParts, withInnerOf other: PathCase<Place>.Sample?) -> Bool {
    guard let other, let inner = other.inner else { return true }
    var others = PatternParts(other.path)
    return others.remove(inner: inner) && others.count == parts.count
  }

  private func notPrinted(
    _ position: Int, _ texts: [String], at path: Path, _ otherTexts: [String], at other: Path
  ) -> String {
    func quoted(_ texts: [String]) -> String { texts.map { "“\($0)”" }.joined(separator: ", ") }
    return
      "\(name) does not print its value \(position + 1) (\(kinds[position].name)) as one segment or parameter of its "
      + "own: it prints \(path) for \(quoted(texts)), and \(other) for \(quoted(otherTexts))"
  }

  private var missingSamples: String {
    for kind in kinds where kind.samples.allSatisfy(\.isEmpty) {
      return kind.value == nil
        ? "\(name) cannot be tried: \(kind.name) lists no place without a route in it"
        : "\(name) cannot be tried: \(kind.name) has no pathSamples. Make it CaseIterable, or give it two"
    }
    return "\(name) cannot be tried: it makes no route of the pathSamples of its values"
  }
}
