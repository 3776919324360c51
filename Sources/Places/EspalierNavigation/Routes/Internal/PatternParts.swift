/// The parts of a path that a case has printed. Each part is a literal or a value.
struct PatternParts {
  var segments: [PathPattern.Segment]
  private var texts: [String]
  private var parameters: [String: [String]]
  private var fragment: String?
  private var values: [String: ParameterKey] = [:]
  private var fragmentValue: ParameterKey?
  private var rest: ParameterKey?
  private var inner: InnerRoute?

  /// The number of segments.
  var count: Int { segments.count }

  init(_ path: Path) {
    texts = path.segments
    segments = path.segments.map { .written($0) }
    parameters = path.parameters
    fragment = path.fragment
  }

  /// Removes the path of the inner route from the end of the path. Returns false if the path does not end with it.
  mutating func remove(inner: Path) -> Bool {
    let count = texts.count - inner.segments.count
    guard count >= 0, Array(texts[count...]) == inner.segments,
      inner.parameters.allSatisfy({ parameters[$0.key] == $0.value })
    else { return false }
    texts.removeLast(inner.segments.count)
    segments.removeLast(inner.segments.count)
    for name in inner.parameters.keys { parameters[name] = nil }
    if inner.fragment != nil { fragment = nil }
    return true
  }

  /// Returns the source of a value. The source is the part in which this path differs from a path with another value.
  ///
  /// Nil if no single part differs.
  mutating func find(
    _ kind: ParameterKind, _ own: [String], changedTo other: [String], in changed: PatternParts
  ) -> ValueSource? {
    let key = ParameterKey(kind: kind)
    for (name, shown) in parameters where shown == own && changed.parameters[name] ?? [] == other {
      values[name] = key
      return .parameter(name)
    }
    if let fragment, own == [fragment], let shown = changed.fragment, other == [shown] {
      fragmentValue = key
      return .fragment
    }
    if kind.form == .many {
      let start = texts.count - own.count
      guard start >= 0, Array(texts[start...]) == own, rest == nil else { return nil }
      guard changed.texts == texts[..<start] + other else { return nil }
      segments.removeLast(own.count)
      rest = key
      return .rest(start)
    }
    guard let text = own.first, let otherText = other.first, changed.texts.count == texts.count else { return nil }
    for index in texts.indices where texts[index] != changed.texts[index] {
      guard case .written = segments[index],
        let (before, after) = Self.around(text, in: texts[index], and: otherText, in: changed.texts[index])
      else { return nil }
      segments[index] = .value(before: before, after: after, key)
      return .segment(index, before: before.unicodeScalars.count, after: after.unicodeScalars.count)
    }
    return nil
  }

  /// Returns the literal text before and after a value in a segment. The result is nil if another segment does not
  /// contain another value between the same literal texts.
  private static func around(
    _ text: String, in segment: String, and other: String, in otherSegment: String
  ) -> (String, String)? {
    let (whole, inner) = (Array(segment.unicodeScalars), Array(text.unicodeScalars))
    guard whole.count >= inner.count else { return nil }
    func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(scalars)) }
    for start in 0...(whole.count - inner.count) where whole[start..<start + inner.count].elementsEqual(inner) {
      let (before, after) = (string(whole[..<start]), string(whole[(start + inner.count)...]))
      if before + other + after == otherSegment { return (before, after) }
    }
    return nil
  }

  /// Records that the path ends with an inner route, and returns the source of that route. The source begins after the
  /// remaining segments.
  mutating func end(with inner: InnerRoute) -> ValueSource {
    self.inner = inner
    return .inner(segments.count)
  }

  func pattern(place: Int, name: String, sources: [ValueSource]) -> PathPattern {
    let written = parameters.filter { values[$0.key] == nil }
    let required = values.filter { !$0.value.kind.reads([]) }.keys
    let leaf = PathLeaf(
      place: place, name: name, sources: sources, inner: inner, names: Set(parameters.keys), required: Set(required),
      written: written, writtenFragment: fragmentValue == nil ? fragment : nil)
    return PathPattern(
      segments: segments, takesRest: rest, parameters: values, fragment: fragmentValue, leaf: leaf)
  }
}
