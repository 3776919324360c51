extension Section {
  /// Returns the section without a site, for one that the library makes; the same holds for its rows.
  package func undeclared() -> Section {
    guard DeclarationSite.areKept else { return self }
    var section = self
    section.site = .none
    if let rows = content as? RowsContent { section.content = rows.undeclared() }
    return section
  }
}
