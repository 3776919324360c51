import Espalier

/// Builds the operations.
struct OperationsBuilder: Builder {
  func build(in parent: SessionScope) -> OperationsModule { OperationsModule(scope: OperationsScope(parent)) }
}
