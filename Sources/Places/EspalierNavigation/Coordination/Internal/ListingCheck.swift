/// A check that reports places whose own path does not lead back to them, because the list of the route's paths lacks
/// their case.
///
/// Each case is reported once. The check runs only in debug builds, because it prints and reads a path for each move.
@MainActor
final class ListingCheck<Place: Route> {
  private var reported: Set<String> = []

  func check(_ route: Place, report: (String) -> Void) {
    #if DEBUG
      let path = route.path
      guard !path.isNone else { return }
      let read = try? Place(at: path)
      guard read != route else { return }
      let name = String("\(route)".prefix { $0 != "(" })
      guard reported.insert(name).inserted else { return }
      // The missing case may be that of a route within this one.
      let missing = RouteListing.all(of: Place.self).filter { listing in
        listing.missing.contains { "\(route)".contains($0) }
      }
      let advice = missing.last?.problems.first ?? "See problems of \(Place.self).paths"
      report(
        "\(path) is the address of \(route), but leads \(read.map { "to \($0)" } ?? "nowhere"). \(advice).")
    #endif
  }
}
