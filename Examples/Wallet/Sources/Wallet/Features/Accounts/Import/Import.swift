import Espalier

/// Bringing statements in.
final class Import: Feature<ImportScope, ImportRoute> {
  private var model: ImportViewModel?

  override func placement(of route: ImportRoute) -> Placement<ImportRoute> {
    switch route {
    case .file: .root(self.scene())
    }
  }

  /// The scene with nothing chosen yet, or with the import that has gone on since somebody left the place, or what came of it.
  private func scene() -> ImportScene {
    let model = model.flatMap { $0.hasNews ? $0 : nil } ?? ImportViewModel(importFlow: scope.importFlow)
    self.model = model
    return ImportScene(model: model, formats: scope.formats)
  }
}
