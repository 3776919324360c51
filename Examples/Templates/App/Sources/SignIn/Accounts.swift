// template if sign-in
import Espalier
import EspalierCryptography
import Foundation

/// Knows who may sign in, and lets the first account be made by whoever started the program.
final class Accounts: Sendable {
  /// The code that the first account is made with. It changes with each start of the program.
  let setUpCode: String
  private let store: any SampleStore
  private let attempts = SignInAttempts()

  init(store: any SampleStore) {
    self.store = store
    // Letters and digits that nobody takes for others.
    let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
    setUpCode = String((0..<12).map { _ in letters[Int.random(in: letters.indices)] })
  }

  /// Returns the account of a visitor; nil for a stranger, and for one whose account has gone.
  func account(of visitor: Visitor) async throws -> Account? {
    guard let identity = visitor.identity else { return nil }
    return try await store.account(identity)
  }

  /// Returns true until there is an account.
  func needsSetUp() async throws -> Bool { try await !store.hasAccounts() }

  /// Makes the first account.
  func setUp(code: String, name: String, password: String, from network: String?) async throws -> Account {
    try await attempts.begin("set-up", from: network)
    // Two digests are compared in constant time.
    guard Digest(code) == Digest(setUpCode) else {
      throw SampleError.wrongSetUpCode
    }
    await attempts.forgive("set-up", from: network)
    guard !Account.key(of: name).isEmpty else { throw SampleError.nameMissing }
    guard Account.passwordLengths.contains(password.count) else { throw SampleError.passwordLength }
    let account = Account(name: name, password: try await PasswordHash(of: password))
    guard try await store.insertFirst(account) else { throw SampleError.hasAccount }
    return account
  }

  /// Checks a name and a password. It takes as long for a name that nobody has.
  func signIn(name: String, password: String, from network: String?) async throws -> Account {
    let key = Account.key(of: name)
    guard password.count <= Account.passwordLengths.upperBound else { throw SampleError.wrongNameOrPassword }
    try await attempts.begin(key, from: network)
    let account = try await store.account(key: key)
    let stored = account?.password ?? .decoy()
    guard try await stored.matches(password), let account else { throw SampleError.wrongNameOrPassword }
    await attempts.forgive(key, from: network)
    return account
  }
}
// template end
