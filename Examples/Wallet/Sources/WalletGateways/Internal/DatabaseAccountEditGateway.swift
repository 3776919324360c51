import WalletStore

/// Changes accounts in the wallet's storage.
struct DatabaseAccountEditGateway: AccountEditGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func rename(_ account: AccountID, to name: String) async throws -> UndoStep {
    try await told {
      try await database.renameAccount(account, to: name, user: user)
    }
  }

  func setOpeningBalance(_ balance: OpeningBalance?, of account: AccountID) async throws -> UndoStep {
    try await told {
      try await database.setOpeningBalance(balance, of: account, user: user)
    }
  }

  func mergePreview(of account: AccountID, into target: AccountID) async throws -> AccountMergePreview {
    try await told {
      try await database.mergePreview(of: account, into: target, user: user)
    }
  }

  func merge(_ account: AccountID, into target: AccountID, lookAlikes: LookAlikes) async throws -> UndoStep {
    try await told {
      try await database.mergeAccount(account, into: target, lookAlikes: lookAlikes, user: user)
    }
  }

  func deletionPreview(of account: AccountID) async throws -> AccountDeletionPreview {
    try await told {
      try await database.deletionPreview(of: account, user: user)
    }
  }

  func delete(_ account: AccountID) async throws -> UndoStep {
    try await told {
      try await database.deleteAccount(account, user: user)
    }
  }
}
