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
/// A bank takes a refresh token once. Therefore there is one ``PersonalBank`` for a person in a program, and nobody
/// makes another over the same store.
public final class Banks: Sendable {
  private let client: NetworkClient
  private let secrets: any SecretStore
  private let made = Mutex<[PersonID: PersonalBank]>([:])

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
