internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

extension TestApp {
  /// Scrolls to the end of the long lists on the screen. Their last rows are created, and missing rows are fetched; a
  /// list that grows fetches its next page.
  public func scrollToEnd() async throws {
    for (section, rows) in tree.windows { see(max(rows.count - TestApp.visibleRowCount, 0)..<rows.count, in: section) }
    for end in tree.growingEnds { window.handle(.control(node: end, element: 0, .seen, .none)) }
    try await settle()
  }

  /// Scrolls the first long list on the screen to the row at an index. The first row has the index 0.
  ///
  /// A list that has all its rows is always visible as a whole.
  public func scroll(toRow place: Int) async throws {
    if let (section, _) = tree.windows.first { see(place..<place + TestApp.visibleRowCount, in: section) }
    try await settle()
  }

  /// The number of rows of a long list that are visible at a time.
  private static let visibleRowCount = 20

  private func see(_ places: Range<Int>, in section: Int) {
    let kept = [focused?.node, entered?.field.node].compactMap { $0 }
    window.handle(.visibleRows(section: section, positions: places, keeping: kept))
  }

  /// Reports the visible rows of each long list to the app, if the list is new or the app has scrolled it.
  func sendVisibleRows() async {
    while let (section, rows) = tree.windows.first(where: { reportedJumps[$0.section] != ($0.rows.jump?.number ?? 0) })
    {
      let position = rows.jump?.position ?? 0
      reportedJumps[section] = rows.jump?.number ?? 0
      see(position..<position + TestApp.visibleRowCount, in: section)
      await window.settled()
    }
  }
}
