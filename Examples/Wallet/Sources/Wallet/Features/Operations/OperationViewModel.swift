import Espalier
import Observation
import WalletStore

/// The logic of one operation.
@MainActor @Observable
final class OperationViewModel: ViewModel {
  /// The operation.
  private(set) var operation: Loadable<WalletOperation> = .idle
  /// The categories that one can choose from, in order.
  private(set) var categories: [WalletCategory] = []
  /// Why the category was not changed; empty when all is well.
  private(set) var problem = ""
  /// What was done, with the way back from it.
  var toast: Toast?
  /// What the person has just chosen, until the storage tells the same.
  private var chosen: CategoryKey?
  @ObservationIgnored private let id: OperationID
  @ObservationIgnored private let gateway: any OperationGateway
  @ObservationIgnored private let operations: any OperationListGateway

  init(id: OperationID, operation: any OperationGateway, operations: any OperationListGateway) {
    self.id = id
    gateway = operation
    self.operations = operations
  }

  /// Why there is nothing here, if there is no such operation.
  var notFound: NotFoundError? { operation.error as? NotFoundError }

  /// Loads the operation, or loads it again.
  func load() async {
    await Loadable.load(into: \.operation, of: self) {
      categories = try await operations.categories()
      return try await gateway.operation(id)
    }
    if operation.value?.category == chosen { chosen = nil }
  }

  /// What the operation counts as.
  var category: CategoryKey? { chosen ?? operation.value?.category }

  /// Gives the operation another category. All that shows it, this model too, follows when the storage tells of the change.
  func setCategory(_ category: CategoryKey) async {
    let before = self.category
    chosen = category
    problem = ""
    do {
      try await gateway.setCategory(category, of: id)
      tell(of: category, from: before)
    } catch {
      chosen = nil
      problem = "The category was not changed. \(FailureLog.words(for: error))"
    }
  }

  private func tell(of category: CategoryKey, from before: CategoryKey?) {
    guard let name = categories.first(where: { $0.key == category })?.name, let before, before != category else {
      toast = nil
      return
    }
    toast = Toast("It counts as \(name) now", action: "Undo") { [weak self] in await self?.setCategory(before) }
  }
}
