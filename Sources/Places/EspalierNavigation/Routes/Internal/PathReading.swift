/// The state of reading a path.
struct PathReading {
  let path: Path
  /// True if the reading also finds the reason for a failure, which takes longer.
  let explains: Bool
  private(set) var address = RouteAddress.current
  /// The furthest segment that could not be read, or the number of segments if the fault is after them.
  private(set) var failedAt = 0
  /// The words and values that are possible at the failed position.
  private(set) var expected: [String] = []
  private(set) var failedParameter: String?
  private var expectedWords: Set<String> = []
  /// The attempts to read a route that are in progress or have failed. Each is a route type with the index of the
  /// segment at which the attempt began.
  ///
  /// A route is never tried twice at a segment, however it was reached, so a path is read in one pass.
  private var visits: Set<Visit> = []
  private var depth = 0
  /// The largest depth of nested routes. A path may have a thousand segments, and each level takes stack space.
  private static var maximumDepth: Int { 32 }

  private struct Visit: Hashable {
    let route: ObjectIdentifier
    let start: Int
  }

  init(_ path: Path, explains: Bool = false) {
    self.path = path
    self.explains = explains
  }

  /// Reads a route, beginning at a segment. Returns nil if that reading is already in progress, has failed before, or
  /// is nested too deeply.
  mutating func visit<Place: Route>(
    _ route: Place.Type, from start: Int, _ read: (inout PathReading) -> Place?
  ) -> Place? {
    let visit = Visit(route: ObjectIdentifier(route), start: start)
    guard depth < Self.maximumDepth, visits.insert(visit).inserted else { return nil }
    depth += 1
    defer { depth -= 1 }
    let found = read(&self)
    if found != nil { visits.remove(visit) }
    return found
  }

  /// Records the kind of an address that was read, for the whole path or for an inner route. The kind with the highest
  /// raw value is kept.
  mutating func note(_ address: RouteAddress) {
    if address.rawValue > self.address.rawValue { self.address = address }
  }

  /// Tries to make a value. If the attempt fails, the kinds of addresses that it recorded are discarded.
  mutating func attempt<Place>(_ make: (inout PathReading) -> Place?) -> Place? {
    let address = address
    let made = make(&self)
    if made == nil { self.address = address }
    return made
  }

  mutating func fail(at place: (segment: Int, parameter: String?), expected words: [String]) {
    guard explains else { return }
    if place.segment > failedAt {
      failedAt = place.segment
      forgetExpected()
      failedParameter = nil
    }
    guard place.segment == failedAt else { return }
    if let parameter = place.parameter {
      // A wrong parameter is closer to a match than a wrong segment.
      if failedParameter == nil { forgetExpected() }
      failedParameter = parameter
    } else if failedParameter != nil {
      return
    }
    for word in words where expectedWords.insert(word).inserted { expected.append(word) }
  }

  private mutating func forgetExpected() {
    expected = []
    expectedWords = []
  }

  /// Records the failure of a pattern that ends with the path, but requires other parameters or another fragment.
  mutating func fail(_ leaf: PathLeaf) {
    guard explains, leaf.foreign.allSatisfy({ path.parameters[$0] == nil }) else { return }
    if let fragment = leaf.writtenFragment, path.fragment != fragment {
      fail(at: (path.segments.count, "#"), expected: ["#\(fragment)"])
    }
    for name in leaf.required.sorted() where path.parameters[name] == nil {
      fail(at: (path.segments.count, name), expected: ["a parameter \(name)"])
    }
    for (name, values) in leaf.written.sorted(by: { $0.key < $1.key }) where path.parameters[name] != values {
      fail(at: (path.segments.count, name), expected: values.map { "\(name)=\($0)" })
    }
  }
}

extension Path {
  /// Returns the path without its first segments.
  func dropping(_ count: Int) -> Path {
    Path(segments: Array(segments.dropFirst(count)), parameters: parameters, fragment: fragment)
  }
}
