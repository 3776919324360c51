import Espalier
import WalletFeatures

/// Bringing statements in. It has one place, which its parent's route names.
final class ImportModule: Module<ImportScope> {
  /// Makes the scene, with nothing chosen yet.
  func makeScene() -> ImportScene {
    ImportScene(
      model: ImportViewModel(gateway: scope.importGateway, accounts: scope.accountsGateway), formats: scope.formats)
  }
}
