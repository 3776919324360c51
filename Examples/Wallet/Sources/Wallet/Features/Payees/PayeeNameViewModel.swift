import Espalier
import Observation
import WalletGateways
import WalletStore

/// The logic of giving a payee another name.
@MainActor @Observable
final class PayeeNameViewModel: ViewModel {
  /// The payee.
  private(set) var payee: Loadable<WalletPayee> = .idle
  /// The name, as it is being written.
  let form = Form(PayeeEntry(), checks: [FormCheck(\.name) { $0.fault }])
  /// A function that leads on when the name is saved.
  @ObservationIgnored var leave: () throws -> Void = {}
  @ObservationIgnored private var isSaved = false
  @ObservationIgnored private let id: PayeeID
  @ObservationIgnored private let gateway: any PayeesGateway
  @ObservationIgnored private let undo: UndoOffer

  init(id: PayeeID, gateway: any PayeesGateway, undo: UndoOffer) {
    self.id = id
    self.gateway = gateway
    self.undo = undo
    form.onSubmit { [weak self] entry in try await self?.save(entry) }
  }

  /// The error to show if there is no such payee.
  var notFound: NotFoundError? { payee.error as? NotFoundError }

  /// True if something was written that is not saved.
  var hasUnsavedChanges: Bool { !isSaved && form.value != stored }

  /// Loads the payee, or loads it again. Text that is being written stays.
  func load() async {
    let before = stored
    await Loadable.load(into: \.payee, of: self) { try await gateway.payee(id) }
    if form.value == before { form.reset(to: stored) }
  }

  private var stored: PayeeEntry { payee.value.map(PayeeEntry.init) ?? PayeeEntry() }

  private func save(_ entry: PayeeEntry) async throws {
    if hasUnsavedChanges { undo.offer(try await gateway.rename(id, to: entry.name)) }
    isSaved = true
    try leave()
  }
}
