/// A path that is being read, and how far the reading came.
struct PathReading {
  let path: Path
  /// True when the reading finds out why the path cannot be read, which takes longer.
  let explains: Bool
  private(set) var address = RouteAddress.current
  /// The furthest segment that could not be read, or the number of segments when something after them is wrong.
  private(set) var failedAt = 0
  /// The words and values that could stand where the reading failed.
  private(set) var expected: [String] = []
  private(set) var failedParameter: String?
  private var expectedWords: Set<String> = []
  /// The routes that are being read, or could not be, each at a segment. How one came there does not matter, so none is
  /// tried twice: a path is read in one pass however many ways lead through its routes.
  private var visits: Set<Visit> = []
  private var depth = 0
  /// Routes within routes. A path may have a thousand segments, and each level is a part of the stack.
  private static var maximumDepth: Int { 32 }

  private struct Visit: Hashable {
    let route: ObjectIdentifier
    let start: Int
  }

  init(_ path: Path, explains: Bool = false) {
    self.path = path
    self.explains = explains
  }

  /// Reads a route from a segment on, unless that is under way, has failed, or is too deep.
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

  /// The place was found by such an address, at the end or within.
  mutating func note(_ address: RouteAddress) {
    if address.rawValue > self.address.rawValue { self.address = address }
  }

  /// Tries to make something; what was noted on a way that leads nowhere is forgotten.
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
      // Nearer to being right than what has other segments.
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

  /// The pattern ends where the path does, and wants other parameters.
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
  /// The path without its first segments.
  func dropping(_ count: Int) -> Path {
    Path(segments: Array(segments.dropFirst(count)), parameters: parameters, fragment: fragment)
  }
}
