internal import EspalierNavigation
internal import EspalierScreens

extension TestApp {
  /// Brings the end of long lists into sight: their last rows are made, and fetched where they are missing.
  public func scrollToEnd() async throws {
    for (section, rows) in tree.windows { see(max(rows.count - TestApp.sight, 0)..<rows.count, in: section) }
    try await settle()
  }

  /// Brings the row at a place, counted from 0, of the first long list on the screen into sight.
  ///
  /// A list that has all its rows is always in sight.
  public func scroll(toRow place: Int) async throws {
    if let (section, _) = tree.windows.first { see(place..<place + TestApp.sight, in: section) }
    try await settle()
  }

  /// The number of rows of a long list that are in sight at a time.
  private static let sight = 20

  private func see(_ places: Range<Int>, in section: Int) {
    let kept = [focused?.node, entered?.field.node].compactMap { $0 }
    window.handle(.sight(section: section, places: places, keeping: kept))
  }

  /// Reports the places in sight of long lists that are new, or that the app has scrolled.
  func sendSight() async {
    while let (section, rows) = tree.windows.first(where: { toldSight[$0.section] != ($0.rows.jump?.number ?? 0) }) {
      let place = rows.jump?.place ?? 0
      toldSight[section] = rows.jump?.number ?? 0
      see(place..<place + TestApp.sight, in: section)
      await window.settled()
    }
  }
}
