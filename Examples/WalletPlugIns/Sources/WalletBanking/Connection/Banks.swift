public import EspalierGateways
internal import Synchronization
public import WalletFeatures

/// The connections of all people to the bank: one for all windows of a person and for requests that are sent while none
/// is open.
///
/// ```swift
/// let banks = Banks(bank: NetworkClient("https://bank.example", over: HTTPTransport()), secrets: MemorySecretStore())
/// let bank = banks.bank(of: person)
/// ```
///
/// A bank takes a refresh token once. Each process of a program makes one ``PersonalBank`` for a person, over one store of
/// secrets; with the token one of them has the turn at a time (`SecretStore.alone(with:within:)`).
public final class Banks: Sendable {
  private let client: NetworkClient
  private let secrets: any SecretStore
  private let made = Mutex<[PersonID: PersonalBank]>([:])

  /// The longest time that a request takes for which a person waits, with all its retries. A client of the bank has it as its
  /// limit; to wait for the turn with a token and to fetch the next ones takes less.
  public static let answerTime = Duration.seconds(30)

  /// Makes the connections.
  ///
  /// - Parameters:
  ///   - bank: A client of the bank that sends no tokens.
  ///   - secrets: The store that keeps the tokens of people.
  public init(bank: NetworkClient, secrets: any SecretStore) {
    client = bank
    self.secrets = secrets
  }

  /// Returns a person's connection, connected or not.
  public func bank(of person: PersonID) -> PersonalBank {
    made.withLock { made in
      if let bank = made[person] { return bank }
      let bank = PersonalBank(of: person, bank: client, secrets: secrets)
      made[person] = bank
      return bank
    }
  }
}
