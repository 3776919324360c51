internal import Synchronization

/// The list of a route's cases. Paths are read according to the paths that these cases print.
///
/// The list names the cases, and the reading is derived from the paths that they print. Each case is printed with
/// sample values, and the positions of the samples in the path are the positions of the values. A literal word takes
/// precedence over a value, in any order of the list: `/import` is never read as `/{account}`.
///
/// ```swift
/// enum AccountsRoute: Route {
///   case list, importing
///   case account(Int)
///
///   var path: Path {
///     switch self {
///     case .list: "/"
///     case .importing: "/import"
///     case .account(let id): "/\(id)"
///     }
///   }
///   static let paths = Paths<Self> {
///     list
///     importing
///     account
///     Moved("/upload", to: importing)
///     Moved(to: account) { "/show/\($0)" }
///   }
/// }
/// ```
///
/// The list can also name a function that returns a route, or one that returns a route only for some values.
///
/// A literal word takes precedence over a text as well: if `/new` and `/{String}` are both listed, the text `new` has
/// no address of its own. Add a word in front of one of them, or use a type that rejects `new`.
///
/// - Complexity: Reading a path takes time proportional to its segments, not to the number of cases. For a path that
///   leads to no place, the error message also takes time proportional to the alternatives at the failed position.
public struct Paths<Place: Route>: Sendable {
  let cases: [PathCase<Place>]
  /// The custom reader of the route; nil if the listed cases define how paths are read.
  let reader: (@Sendable (Path) -> Place?)?
  /// The names of the cases that have no address.
  private(set) var namesWithoutAddress: Set<String> = []
  private let ownSamples: [Place]
  private var compiled = Compiled()

  /// Creates the list from cases.
  public init(@PathsBuilder<Place> _ cases: () -> [PathCase<Place>]) {
    self.cases = cases()
    reader = nil
    ownSamples = []
  }

  /// Creates a list with a custom reader, for a route whose places are known only at run time.
  ///
  /// The reader is called last, after every listed case.
  ///
  /// - Parameters:
  ///   - samples: Some of the route's places, at least two. They are the samples for a route that holds this one.
  ///   - reader: Returns the place at a path; nil if the route has none there.
  public init(samples: [Place], reading reader: @escaping @Sendable (Path) -> Place?) {
    cases = []
    self.reader = reader
    ownSamples = samples
  }

  /// Returns the list with the names of cases that have no address: they print ``Path/none``, because they hold values
  /// that no path can contain.
  ///
  /// ```swift
  /// enum PhotoRoute: Route {
  ///   case album
  ///   case picker(@Sendable (Int) -> Bool)
  ///
  ///   var path: Path { if case .album = self { "/" } else { .none } }
  ///   static func == (left: PhotoRoute, right: PhotoRoute) -> Bool { left.path == right.path }
  ///   func hash(into hasher: inout Hasher) { hasher.combine(path) }
  ///
  ///   static let paths = Paths<Self> { album }.withoutAddress("picker")
  /// }
  /// ```
  ///
  /// A case that is neither listed nor named here is one of the ``problems``.
  public func withoutAddress(_ names: String...) -> Paths {
    var paths = self
    paths.namesWithoutAddress.formUnion(names)
    paths.compiled = Compiled()
    return paths
  }

  /// Returns the place at a path, with the kind of the address: the place's current address, an additional one, or a
  /// former one.
  ///
  /// - Throws: ``PathError`` if no place is there. The error names the segment, and the nearest place above it.
  public func match(_ path: Path) throws(PathError) -> RouteMatch<Place> {
    var reading = PathReading(path)
    if !path.isNone, let route = read(&reading, from: 0) {
      return RouteMatch(route: route, address: reading.address)
    }
    reading = PathReading(path, explains: true)
    _ = path.isNone ? nil : read(&reading, from: 0)
    throw PathError(reading, route: "\(Place.self)", nearest: nearestPlace(above: path))
  }

  /// Returns the nearest place above a path. The method tries to remove the last segments one by one, and then tries
  /// the root.
  private func nearestPlace(above path: Path) -> Path? {
    let count = path.parameters.isEmpty && path.fragment == nil ? path.segments.count - 1 : path.segments.count
    guard count >= 0, !path.isNone else { return nil }
    let lengths = (max(0, count - Self.segmentsLookedAbove)...count).reversed() + [0]
    for length in lengths {
      let above = Path(segments: Array(path.segments.prefix(length)))
      var reading = PathReading(above)
      if read(&reading, from: 0) != nil { return above }
    }
    return nil
  }

  /// The largest number of segments that are removed in the search for the nearest place. It suffices for a typing
  /// mistake, and limits the work for an invented address.
  private static var segmentsLookedAbove: Int { 8 }

  /// The faults in the list of cases, and in the lists of the routes within them: cases that are missing, several cases
  /// with the same path, and values that are missing from the path of their case.
  ///
  /// Each case is printed and read back with its sample values. A debug build reports the faults when a window opens,
  /// and `expectRoundTrips` reports them in a test.
  /// - Complexity: Each case is read once for each of its samples. Use this property only in tests and debug builds.
  public var problems: [String] {
    if let problems = compiled.problems.withLock({ $0 }) { return problems }
    let problems = PathProblems.find(in: Place.self)
    compiled.problems.withLock { $0 = problems }
    return problems
  }

  /// Reads the rest of the path, starting with a segment.
  func read(_ reading: inout PathReading, from start: Int) -> Place? {
    if let reader { return reader(reading.path.dropping(start)) }
    let table = table
    return reading.visit(Place.self, from: start) { reading in
      table.tree.match(&reading, from: start) { found, reading in
        reading.attempt { cases[found.leaf.place].read(found, &$0) }
      }
    }
  }

  /// The patterns of the list. They are computed at first use, because the list of a recursive route needs its own
  /// `paths` to exist.
  var table: PathTable {
    if let table = compiled.table.withLock({ $0 }) { return table }
    // Computed without the lock: printing a sample may read other paths. A second computation gives the same result.
    let table = PathTable(cases.enumerated().flatMap { place, listed in listed.patterns(place: place).found })
    compiled.table.withLock { $0 = table }
    return table
  }

  /// Sample places for the routes that have this route as an associated value. The samples contain no inner routes,
  /// unless each usable case has an inner route.
  var innerSamples: [Place] {
    if reader != nil { return ownSamples }
    if let samples = compiled.samples.withLock({ $0 }) { return samples }
    // A route that holds this one at any depth needs these samples itself.
    let own = ObjectIdentifier(Place.self)
    let usable = cases.filter { listed in
      listed.address == .current && !(listed.innerRoute()?.holds(own) ?? false)
    }
    let made = { (cases: [PathCase<Place>]) in
      cases.flatMap { $0.samples(maximum: 2) }.filter { !$0.path.isNone }.map(\.route)
    }
    let simple = made(usable.filter { $0.innerRoute() == nil })
    let samples = simple.isEmpty ? made(usable) : simple
    compiled.samples.withLock { $0 = samples }
    return samples
  }

  private final class Compiled: Sendable {
    let table = Mutex<PathTable?>(nil)
    let samples = Mutex<[Place]?>(nil)
    let problems = Mutex<[String]?>(nil)
  }
}
