extension Section {
  /// Returns the section without a declaration site, for a section that the library makes. Its rows also lose their
  /// sites.
  package func undeclared() -> Section {
    guard DeclarationSite.areKept else { return self }
    var section = self
    section.site = .none
    if let rows = content as? RowsContent { section.content = rows.undeclared() }
    return section
  }
}
