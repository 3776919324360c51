/// A check of a route's paths. It prints samples of every case and reads them back.
enum PathProblems {
  /// The largest number of reported faults; with more, the whole list is wrong.
  private static var maximumProblems: Int { 20 }

  /// Returns the faults of a route's list and of the lists of the routes within it.
  static func find<Place: Route>(in route: Place.Type) -> [String] {
    Array(InnerRoute(route).within.flatMap { $0.problems() }.prefix(maximumProblems))
  }

  /// Returns the faults of the list of one route.
  static func own<Place: Route>(of paths: Paths<Place>) -> [String] {
    var problems: [String] = []
    for (place, listed) in paths.cases.enumerated() {
      let (patterns, faults) = listed.patterns(place: place)
      let found = faults + patterns.flatMap { clashes(of: $0) }
      problems += found.map { "\(Place.self): \($0)" }
      if found.isEmpty { problems += misreadings(of: listed, in: paths) }
      if problems.count >= maximumProblems { break }
    }
    return problems + RouteListing(of: Place.self).problems
  }

  /// Returns the faults that a case and a route within it have a parameter with the same name, or that both have a
  /// fragment. Only the parameter or fragment of the inner route is printed.
  private static func clashes(of pattern: PathPattern) -> [String] {
    guard let inner = pattern.leaf.inner, !inner.isReadByHand() else { return [] }
    let hasFragment = pattern.fragment != nil || pattern.leaf.writtenFragment != nil
    for route in inner.within where !route.isReadByHand() {
      for other in route.table().patterns {
        let pair = "\(pattern.leaf.name) and \(other.leaf.name) of \(route.name) within it both have"
        if let name = pattern.leaf.names.intersection(other.leaf.names).min() { return ["\(pair) a parameter \(name)"] }
        if hasFragment, other.fragment != nil || other.leaf.writtenFragment != nil { return ["\(pair) a fragment"] }
      }
    }
    return []
  }

  /// Returns the samples of a case that are read back as another place, or cannot be read.
  private static func misreadings<Place: Route>(of listed: PathCase<Place>, in paths: Paths<Place>) -> [String] {
    for sample in listed.samples() where !sample.path.isNone {
      guard let read = Path(sample.path.description) else {
        return ["\(Place.self): \(sample.route) prints “\(sample.path)”, which is no address"]
      }
      do throws(PathError) {
        let match = try paths.match(read)
        guard match.route != sample.route else { continue }
        return [
          "\(Place.self): “\(sample.path)” is the address of \(sample.route) and of \(match.route). Write a word before "
            + "one of them, as in \"/by-name/\\(name)\""
        ]
      } catch {
        return ["\(Place.self): \(sample.route) prints a path that cannot be read back: \(error)"]
      }
    }
    return []
  }
}
