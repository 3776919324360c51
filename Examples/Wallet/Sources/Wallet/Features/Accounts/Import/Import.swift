import Espalier

/// The one place of an import.
enum ImportRoute: Route {
  /// Choosing a file, and all that follows.
  case file

  var path: Path { "/" }
  static let paths = Paths<Self> { file }
}

/// Bringing statements in.
final class Import: Feature<ImportScope, ImportRoute> {
  private var model: ImportViewModel?

  override func placement(of route: ImportRoute) -> Placement<ImportRoute> {
    switch route {
    case .file: .root(self.scene())
    }
  }

  /// Returns the scene with nothing chosen yet, or with the import that has gone on since the person left the place, or
  /// with its results.
  private func scene() -> ImportScene {
    let model = model.flatMap { $0.hasNews ? $0 : nil } ?? ImportViewModel(importFlow: scope.importFlow)
    self.model = model
    return ImportScene(model)
  }
}
