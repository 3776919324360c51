import Espalier

/// Builds the accounts with the import within them.
struct AccountsBuilder: Builder {
  func build(in parent: SessionScope) throws -> AccountsModule { try AccountsModule(AccountsScope(parent)) }
}
