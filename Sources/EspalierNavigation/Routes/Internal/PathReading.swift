/// A path that is being read, and how far the reading came.
struct PathReading {
  let path: Path
  /// Whether it is to be found out why the path cannot be read; that takes longer.
  let explains: Bool
  private(set) var address = RouteAddress.current
  /// The furthest segment that could not be read, or the number of segments when something after them is wrong.
  private(set) var failedAt = 0
  /// What could stand there.
  private(set) var expected: [String] = []
  private(set) var failedParameter: String?
  private var steps = 0
  /// More than any list needs; a list in which each segment can be read in two ways ends here, and not after hours.
  private static var maximumSteps: Int { 20_000 }

  init(_ path: Path, explains: Bool = false) {
    self.path = path
    self.explains = explains
  }

  /// The same for another path, with the steps that are left.
  func again(with path: Path, explains: Bool = false) -> PathReading {
    var reading = PathReading(path, explains: explains)
    reading.steps = steps
    return reading
  }

  /// Counts a step; false when there were too many.
  mutating func step() -> Bool {
    steps += 1
    return steps <= Self.maximumSteps
  }

  /// The place was found by such an address, at the end or within.
  mutating func note(_ address: RouteAddress) {
    if address.rawValue > self.address.rawValue { self.address = address }
  }

  mutating func fail(at place: (segment: Int, parameter: String?), expected words: [String]) {
    guard explains else { return }
    if place.segment > failedAt {
      failedAt = place.segment
      expected = []
      failedParameter = nil
    }
    guard place.segment == failedAt else { return }
    if let parameter = place.parameter {
      // Nearer to being right than what has other segments.
      if failedParameter == nil { expected = [] }
      failedParameter = parameter
    } else if failedParameter != nil {
      return
    }
    for word in words where !expected.contains(word) { expected.append(word) }
  }

  /// The pattern ends where the path does, and wants other parameters.
  mutating func fail(_ leaf: PathLeaf) {
    guard explains, leaf.foreign.allSatisfy({ path.parameters[$0] == nil }) else { return }
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
