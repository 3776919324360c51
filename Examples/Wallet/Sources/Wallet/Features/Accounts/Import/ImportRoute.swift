import Espalier

/// The one place of an import.
enum ImportRoute: Route {
  /// Choosing a file, and all that follows.
  case file

  var path: Path { "/" }
  static let paths = Paths<Self> { file }
}
