extension Screen {
  /// Returns the screen without a declaration site, for a screen that the library makes. Its sections and rows also
  /// lose their sites.
  package func undeclared() -> Screen {
    guard DeclarationSite.areKept else { return self }
    var screen = self
    screen.site = .none
    screen.sections = sections.map { $0.undeclared() }
    return screen
  }
}
