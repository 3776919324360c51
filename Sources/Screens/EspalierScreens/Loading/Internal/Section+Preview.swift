internal import EspalierViews

extension Section {
  /// Returns the section as a preview: its rows are grey shapes, and no one can use them.
  @MainActor func asPreview() -> Section {
    var section = self
    section.content = RowsContent(rows: (0..<min(count, 50)).map { content.row(at: $0).asPreview() })
    section.isSkeleton = true
    section.submission = nil
    section.sorting = nil
    return section
  }
}

extension Row {
  /// Returns the row as a grey shape without handlers, links and actions.
  fileprivate func asPreview() -> Row {
    var row = Row(component.inert).isLoading().declared(at: site)
    if form == .heading { row = row.heading() }
    return row
  }
}
