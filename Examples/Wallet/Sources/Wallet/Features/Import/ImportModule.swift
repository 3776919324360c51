import Espalier

/// Bringing statements in. It has one place, which its parent's route names.
final class ImportModule: Module<ImportScope> {
  private var model: ImportViewModel?

  /// Makes the scene: with nothing chosen yet, or with the import that has gone on since somebody left the place, or what came of it.
  func makeScene() -> ImportScene {
    let model = model.flatMap { $0.hasNews ? $0 : nil } ?? ImportViewModel(importFlow: scope.importFlow)
    self.model = model
    return ImportScene(model: model, formats: scope.formats)
  }
}
