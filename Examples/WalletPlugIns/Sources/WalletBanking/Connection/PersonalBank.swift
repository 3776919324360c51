public import EspalierGateways
import Espalier
import Foundation
import Synchronization
import WalletFeatures

/// The bank as one person's client: connected by name and password once, and then by tokens that are kept as secrets.
///
/// ```swift
/// try await bank.connect(name: "ada", password: "analytical")
/// let cards: [Card] = try await bank.client.value(.get("/v1/cards"))
/// ```
///
/// - Isolation: Any thread, many at once. Tokens are fetched anew once for all who wait.
/// - Throws: ``BankError`` from the requests of ``client`` while nobody is connected; it comes as the cause of a
///   `NetworkError`.
public final class PersonalBank: Sendable {
  /// Sends requests to the bank for the person.
  public let client: NetworkClient
  private let bank: NetworkClient
  private let tokens: AccessTokens
  private let secrets: any SecretStore
  private let secretName: String
  private let now: @Sendable () -> Date

  init(
    of person: PersonID, bank: NetworkClient, secrets: any SecretStore, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.bank = bank
    self.secrets = secrets
    self.now = now
    let name = "bank.\(person)"
    secretName = name
    let refreshing = TokenRefreshing(name: name, bank: bank, secrets: secrets)
    let tokens = AccessTokens(now: now) { _ in try await refreshing.next().token(at: now()) }
    self.tokens = tokens
    client = bank.with(
      .sameConnection(as: ConnectionMark(name: name, secrets: secrets), tokens), .authorized(by: tokens))
  }

  /// Returns true if the person has connected the bank, and has not been told that the bank ended the connection.
  public func isConnected() async throws -> Bool { try await secrets.secret(secretName) != nil }

  /// Connects the bank. The password is sent once and not kept.
  ///
  /// - Throws: ``BankError/wrongPassword``; `NetworkError` when the bank cannot be reached.
  public func connect(name: String, password: String) async throws {
    do {
      let first: BankTokens = try await bank.value(
        .post("/v1/tokens").json(BankTokens.Credentials(name: name, password: password)))
      try await change { try await self.secrets.set(Secret(first.refresh), for: self.secretName) }
    } catch let error as NetworkError where error.status == 401 {
      throw BankError.wrongPassword
    }
  }

  /// Forgets the connection, and what was seen over it. What was brought in stays.
  public func disconnect() async throws {
    try await change { try await self.secrets.remove(self.secretName) }
  }

  /// Changes who is connected, while nobody fetches tokens. What was seen may be another customer's, and the tokens that
  /// other processes have are no longer used.
  private func change(_ change: @escaping @Sendable () async throws -> Void) async throws {
    try await secrets.alone(with: secretName, within: TokenRefreshing.patience) { [secrets, memoryName, secretName] in
      try await secrets.remove(memoryName)
      try await change()
      try await ConnectionMark(name: secretName, secrets: secrets).renew()
    }
    await tokens.forget()
  }

  // MARK: Accounts

  /// Fetches the accounts, and remembers them for ``seenAccounts()``.
  public var accounts: any Gateway<Void, [BankAccount]> {
    SeenAccountsGateway(accounts: BankAccountsGateway(client: client), bank: self)
  }

  /// The accounts as they were seen last over this connection, also before a restart; nil if they never were.
  ///
  /// Numbers and balances of accounts are nobody else's affair, so they lie among the secrets.
  public func seenAccounts() async throws -> SeenAccounts? {
    guard let text = try await secrets.secret(memoryName) else { return nil }
    return try JSONDecoder().decode(SeenAccounts.self, from: Data(text.revealed.utf8))
  }

  func remember(_ accounts: [BankAccount]) async throws {
    let seen = SeenAccounts(accounts, at: now())
    // A page that loads again and again need not write to the disk each time; a person reads minutes.
    if let last = try? await seenAccounts(), last.accounts == accounts, seen.date.timeIntervalSince(last.date) < 30 {
      return
    }
    try await secrets.set(Secret(String(decoding: JSONEncoder().encode(seen), as: UTF8.self)), for: memoryName)
  }

  private var memoryName: String { secretName + ".accounts" }
}
