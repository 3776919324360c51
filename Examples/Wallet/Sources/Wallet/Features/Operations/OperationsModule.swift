import Espalier

/// The operations of all accounts, and each by itself.
final class OperationsModule: Module<OperationsScope> {
  let coordinator: OperationsCoordinator

  override init(scope: OperationsScope) {
    coordinator = OperationsCoordinator(scope: scope)
    super.init(scope: scope)
    own(coordinator)
  }
}
