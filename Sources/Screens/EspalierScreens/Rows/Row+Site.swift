extension Row {
  /// Returns the row with another declaration site, which is the line of code that made the row.
  package func declared(at site: DeclarationSite) -> Row {
    var row = self
    row.site = site
    return row
  }
}
