import Espalier
import Observation
import WalletGateways
import WalletStore

/// The logic of the list of imports.
@MainActor @Observable
final class ImportsViewModel: ViewModel {
  /// The past imports, the newest first.
  private(set) var imports: Loadable<[WalletImport]> = .idle
  /// The question that the person is asked now.
  var question: ImportRemovalPreview?
  @ObservationIgnored private let gateway: any ImportsGateway
  @ObservationIgnored private let undo: UndoOffer

  init(gateway: any ImportsGateway, undo: UndoOffer) {
    self.gateway = gateway
    self.undo = undo
  }

  /// Loads the imports, or loads them again.
  func load() async { await Loadable.load(into: \.imports, of: self) { try await gateway.imports() } }

  /// Asks whether to take an import back.
  func askToRemove(_ id: ImportID) async throws { question = try await gateway.removalPreview(of: id) }

  /// Takes an import back.
  func remove(_ id: ImportID) async throws { undo.offer(try await gateway.remove(id)) }
}
