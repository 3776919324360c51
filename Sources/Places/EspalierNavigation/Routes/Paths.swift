internal import Synchronization

/// The places of a route that have an address: which case a path leads to.
///
/// The list names the cases, and the reading is derived from how they print: each is printed with sample values, and
/// where the samples show up, values stand. What is written out wins over a value, whatever the order: `/import` is
/// never read as `/{account}`.
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
/// A function that makes a route can be listed in place of a case, and so can one that makes it only of some values.
///
/// A word that is written out also wins over a text: where `/new` stands beside `/{String}`, the text `new` has no
/// address of its own. Write a word before one of them, or use a type that refuses it.
///
/// - Complexity: a path is read in time that grows with its segments, not with the number of cases; one that leads
///   nowhere also with what could stand where it fails, to say so.
public struct Paths<Place: Route>: Sendable {
  let cases: [PathCase<Place>]
  /// Reads by hand, where nothing can be derived.
  let reader: (@Sendable (Path) -> Place?)?
  private let ownSamples: [Place]
  private let compiled = Compiled()

  /// Lists the cases.
  public init(@PathsBuilder<Place> _ cases: () -> [PathCase<Place>]) {
    self.cases = cases()
    reader = nil
    ownSamples = []
  }

  /// Reads by hand a route whose places are known only while the app runs; it is asked after everything else.
  ///
  /// - Parameter samples: Some of its places, at least two: a route that holds this one is tried with them.
  public init(samples: [Place], reading reader: @escaping @Sendable (Path) -> Place?) {
    cases = []
    self.reader = reader
    ownSamples = samples
  }

  /// The place at a path, and whether that is its present address.
  /// - Throws: ``PathError`` when there is none: it names the segment, and the nearest place above it.
  public func match(_ path: Path) throws(PathError) -> RouteMatch<Place> {
    var reading = PathReading(path)
    if !path.isNone, let route = read(&reading, from: 0) {
      return RouteMatch(route: route, address: reading.address)
    }
    reading = PathReading(path, explains: true)
    _ = path.isNone ? nil : read(&reading, from: 0)
    throw PathError(reading, route: "\(Place.self)", nearest: nearestPlace(above: path))
  }

  /// The nearest place above a path, looked for a few segments up, and at the root.
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

  /// Far enough for a person, and little work for an address that somebody made up.
  private static var segmentsLookedAbove: Int { 8 }

  /// The faults of the list: cases that no path tells apart, values that are not in their case's path.
  ///
  /// Each is printed and read back with its sample values. A debug build reports them when a window opens, and
  /// `expectRoundTrips` in a test.
  /// - Complexity: Every case is read for each of its samples; keep it to tests and debug builds.
  public var problems: [String] {
    if let problems = compiled.problems.withLock({ $0 }) { return problems }
    let problems = PathProblems.find(in: Place.self)
    compiled.problems.withLock { $0 = problems }
    return problems
  }

  /// Reads the rest of the path from a segment on.
  func read(_ reading: inout PathReading, from start: Int) -> Place? {
    if let reader { return reader(reading.path.dropping(start)) }
    let table = table
    return reading.visit(Place.self, from: start) { reading in
      table.tree.match(&reading, from: start) { found, reading in
        reading.attempt { cases[found.leaf.place].read(found, &$0) }
      }
    }
  }

  /// Worked out at first use, and not before: the list of a route that holds itself needs its own `paths` to be there.
  var table: PathTable {
    if let table = compiled.table.withLock({ $0 }) { return table }
    // Not under the lock: printing a sample may ask for other paths, and twice worked out is the same.
    let table = PathTable(cases.enumerated().flatMap { place, listed in listed.patterns(place: place).found })
    compiled.table.withLock { $0 = table }
    return table
  }

  /// Some places without a route in them, to try routes that hold this one with.
  var innerSamples: [Place] {
    if reader != nil { return ownSamples }
    if let samples = compiled.samples.withLock({ $0 }) { return samples }
    // A route that holds this one, at whatever depth, needs these samples itself.
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
