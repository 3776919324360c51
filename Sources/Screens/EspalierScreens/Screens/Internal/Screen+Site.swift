extension Screen {
  /// Returns the screen without a site, for one that the library makes; the same holds for its sections and rows.
  package func undeclared() -> Screen {
    guard DeclarationSite.areKept else { return self }
    var screen = self
    screen.site = .none
    screen.sections = sections.map { $0.undeclared() }
    return screen
  }
}
