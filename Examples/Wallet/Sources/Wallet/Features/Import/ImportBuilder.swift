import Espalier

/// Builds the import.
struct ImportBuilder: Builder {
  func build(in parent: AccountsScope) -> ImportModule { ImportModule(scope: ImportScope(parent)) }
}
