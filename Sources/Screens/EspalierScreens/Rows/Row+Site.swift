extension Row {
  /// Returns the row with another site.
  package func declared(at site: DeclarationSite) -> Row {
    var row = self
    row.site = site
    return row
  }
}
