/// Finds what is wrong with the paths of a route, by printing and reading samples of every case.
enum PathProblems {
  /// More is a list that is wrong as a whole.
  private static var maximumProblems: Int { 20 }

  /// - Parameter above: the routes within which this one stands; one that holds itself is looked at once.
  static func find<Place: Route>(in paths: Paths<Place>, above: [ObjectIdentifier] = []) -> [String] {
    guard paths.reader == nil else { return [] }
    var problems: [String] = []
    for (place, listed) in paths.cases.enumerated() {
      let found = listed.patterns(place: place).problems
      problems += found.map { "\(Place.self): \($0)" }
      if found.isEmpty { problems += misreadings(of: listed, in: paths) }
      if problems.count >= maximumProblems { break }
    }
    let seen = above + [ObjectIdentifier(Place.self)]
    for listed in paths.cases {
      guard let inner = listed.innerRoute(), !seen.contains(inner.type) else { continue }
      for problem in inner.problems(seen) where !problems.contains(problem) { problems.append(problem) }
    }
    return Array(problems.prefix(maximumProblems))
  }

  /// Samples of a case that are read back as another place, or not at all.
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
