import WalletStore

/// Looks people up in the wallet's storage.
struct DatabaseUsersGateway: UsersGateway, DatabaseGateway {
  let database: WalletDatabase

  func signIn(name: String, password: String, from source: SignInSource) async throws -> UserID {
    try await told {
      try await database.signIn(name: name, password: password, from: source)
    }
  }

  func signUp(name: String, password: String, from source: SignInSource) async throws -> UserID {
    try await told {
      try await database.signUp(name: name, password: password, from: source)
    }
  }

  func delete(_ user: UserID, password: String, from source: SignInSource) async throws {
    try await told {
      try await database.deleteUser(user, password: password, from: source)
    }
  }

  func makeSample(seed: UInt64, for network: String?) async throws -> UserID {
    try await told {
      try await database.makeSample(seed: seed, for: network)
    }
  }

  func isSample(_ user: UserID) async throws -> Bool { try await told { try await database.isSample(user) } }

  func eraseSample(_ user: UserID) async throws { try await told { try await database.eraseSample(user) } }

  func settings(of user: UserID) async throws -> UserSettings {
    try await told { try await database.settings(user: user) }
  }

  func forgetUndoSteps(of user: UserID) async throws {
    try await told { try await database.forgetUndoSteps(user: user) }
  }
}
