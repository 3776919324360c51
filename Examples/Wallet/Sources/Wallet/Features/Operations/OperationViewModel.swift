import Espalier
import Observation
import WalletFeatures
import WalletGateways
import WalletStore

/// The logic of one operation: its category, the other side of its transfer, and deleting it.
@MainActor @Observable
final class OperationViewModel: ViewModel {
  /// A step that is about to be taken, for the person to say yes or no to.
  enum Question: Sendable {
    case deleting(OperationDeletionPreview)
    case parting(TransferCounterpart)
    case pairing(WalletOperation)
  }

  /// The operation.
  private(set) var operation: Loadable<WalletOperation> = .idle
  /// The categories to choose from, in order.
  private(set) var categories: [WalletCategory] = []
  /// The operations that can be the other side of a transfer; empty when there is one already.
  private(set) var candidates: [WalletOperation] = []
  /// The other operations of the payee, for which the category that was just chosen is offered.
  private(set) var offer: CategoryChangePreview?
  /// The reason why the category was not changed; empty when all is well.
  var problem: String { failure?.words ?? "" }
  private var failure: FailedChange?
  /// The question that the person is asked now.
  var question: Question?
  /// The category that the person has just chosen, until the storage has the same.
  private var chosen: CategoryKey?
  /// True once the choice is stored; data that are loaded from then on count, also if the choice was taken back
  /// meanwhile.
  @ObservationIgnored private var isChoiceStored = false
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let id: OperationID
  @ObservationIgnored private let gateway: any OperationGateway
  @ObservationIgnored private let operations: any OperationListGateway
  @ObservationIgnored private let undo: UndoOffer
  @ObservationIgnored private let leads: Leads<OperationsRoute>

  init(
    id: OperationID, operation: any OperationGateway, operations: any OperationListGateway, undo: UndoOffer,
    leads: Leads<OperationsRoute>
  ) {
    self.id = id
    self.leads = leads
    gateway = operation
    self.operations = operations
    self.undo = undo
  }

  /// Loads the operation, or loads it again.
  func load() async {
    let isChoiceStored = isChoiceStored
    await Loadable.load(into: \.operation, of: self) {
      categories = try await operations.categories()
      let operation = try await gateway.operation(id)
      candidates = operation.counterpart == nil ? try await gateway.transferCandidates(for: id) : []
      return operation
    }
    if isChoiceStored || operation.value?.category == chosen { chosen = nil }
    // The offered change may be done by now, here or elsewhere.
    if let offer { await look(forOthersOf: offer.category) }
  }

  // MARK: Category

  /// The category of the operation.
  var category: CategoryKey? { chosen ?? operation.value?.category }

  /// Returns the name of a category.
  func name(of category: CategoryKey) -> String {
    categories.first { $0.key == category }?.title ?? category.rawValue
  }

  /// Gives the operation another category. All screens that show the operation, this model too, follow when the storage
  /// tells of the change.
  func setCategory(_ category: CategoryKey) async {
    chosen = category
    isChoiceStored = false
    failure = nil
    do {
      undo.offer(try await gateway.setCategory(category, of: id))
      isChoiceStored = true
      await look(forOthersOf: category)
    } catch {
      chosen = nil
      failure = FailedChange(.operationsCategoryNotChanged, error)
    }
  }

  /// Gives all others of the payee the category that was just chosen.
  func takeOffer() async throws {
    guard let offer else { return }
    undo.offer(try await gateway.setCategory(offer.category, ofAllLike: id))
    self.offer = nil
  }

  private func look(forOthersOf category: CategoryKey) async {
    let preview = try? await gateway.categoryChangePreview(to: category, of: id)
    offer = preview.flatMap { $0.others > 0 && self.category == category ? $0 : nil }
  }

  // MARK: Transfer

  /// Asks whether an operation is the other side.
  func askToPair(with other: WalletOperation) { question = .pairing(other) }

  /// Asks whether the two sides have nothing to do with each other.
  func askToPart() { question = operation.value?.counterpart.map { .parting($0) } }

  /// Makes an operation the other side of a transfer.
  func pair(with other: OperationID) async throws { undo.offer(try await gateway.pair(id, with: other)) }

  /// Makes both sides two operations by themselves.
  func part() async throws { undo.offer(try await gateway.part(id)) }

  // MARK: Deleting

  /// Asks whether to delete the operation.
  func askToDelete() async throws { question = .deleting(try await gateway.deletionPreview(of: id)) }

  /// Deletes the operation.
  func delete() async throws {
    undo.offer(try await gateway.delete(id))
    try leads.dismiss()
  }
}
