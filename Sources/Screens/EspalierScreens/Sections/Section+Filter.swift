public import EspalierViews

extension Section {
  /// Returns the section with only those rows visible that match a query.
  ///
  /// Each row says by which texts it is found, and a field writes the query. They are joined by the binding alone:
  ///
  /// ```swift
  /// struct Song: Identifiable, Equatable, Sendable { let id: Int; let title: String, artist: String }
  /// @MainActor final class Album { var query = "", songs: [Song] = [] }
  ///
  /// @MainActor func sections(_ album: Album) -> [Section] {
  ///   let query = Binding(album, \.query)
  ///   return [
  ///     Section("search", layout: .form) { Row(SearchField.with(.label("Find a song"), .text(query))) },
  ///     Section("songs", album.songs) { song in
  ///       Row(Label.with(.text(song.title))).searchable(by: song.title, song.artist)
  ///     }
  ///     .filtered(by: query, noMatches: "No song matches"),
  ///   ]
  /// }
  /// ```
  ///
  /// A row matches if each word of the query is in one of its texts, whatever the case and the diacritics: `cafe` finds
  /// `Café`. The first 32 words of a query count. A row without ``Row/searchable(by:)`` always matches.
  ///
  /// Up to 1,000 rows are all on the page, which filters them with each key that a person presses, before the app
  /// answers. A longer section has only the rows that match, which the app finds; so has one whose query the page does
  /// not know, such as a debounced one. A list that is fetched page by page is not filtered: its source gets the query.
  ///
  /// Cost: a section that is not wholly on the page makes each of its rows whenever the screen is made while there is a
  /// query.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - noMatches: The text that is visible while no row matches; empty for none.
  @MainActor public func filtered(by query: Binding<String>, noMatches: String = "") -> Section {
    guard !content.isPaged else { return self }
    let filter = content.count <= Self.wholeCount ? LocalFilter.text(of: query) : ""
    let filtered = FilteredContent(content, query: query.value, isWhole: !filter.isEmpty)
    var section = styled(.filter(filter, noMatches: noMatches, hasNoMatches: filtered.hasNoMatches))
    section.content = filtered
    return filter.isEmpty ? section : section.showingAllRows()
  }

  /// The greatest number of rows that a page filters by itself.
  private static var wholeCount: Int { 1_000 }
}

extension Style where Target == SectionView {
  fileprivate static func filter(_ text: String, noMatches: String, hasNoMatches: Bool) -> Style {
    .all(
      Style(SectionView.localFilter, text), Style(SectionView.noMatches, noMatches),
      Style(SectionView.hasNoMatches, hasNoMatches))
  }
}

extension Row {
  /// Returns the row, found by a search for words of these texts; see ``Section/filtered(by:noMatches:)``.
  public func searchable(by texts: String...) -> Row {
    setting(RowProperties.searchText, to: SearchText.folded(texts.joined(separator: "\n")))
  }
}
