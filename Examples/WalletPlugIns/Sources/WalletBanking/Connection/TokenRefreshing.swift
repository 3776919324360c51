import Espalier
import EspalierGateways
import Foundation

/// Fetches a person's next tokens for the refresh token that is kept, which the bank takes once.
///
/// Several processes have one store. Whoever fetches has the turn with the token alone, and reads it then; one that the bank
/// does not take is removed only if no other has come in its place.
struct TokenRefreshing: Sendable {
  /// The longest time that a request waits for its turn. Whoever has the turn takes no longer.
  static let patience = Duration.seconds(15)
  /// The longest time that the bank may take for an answer.
  static let answerTime = Duration.seconds(7)
  /// The number of times that the bank is asked in one turn.
  static let attempts = 2

  let name: String
  let bank: NetworkClient
  let secrets: any SecretStore

  /// Returns the next tokens, whose refresh token is kept by then.
  ///
  /// - Throws: ``BankError/notConnected``, ``BankError/ended``; `NetworkError` when the bank cannot be reached.
  func next() async throws -> BankTokens {
    do {
      return try await secrets.alone(with: name, within: Self.patience) { try await spend() }
    } catch let error as WaitLimitError {
      // It is the bank that keeps whoever has the turn waiting.
      throw TransportError.unreachable(error.description)
    }
  }

  private func spend() async throws -> BankTokens {
    // A program that keeps to no turns may have put another one there.
    for _ in 0..<Self.attempts {
      guard let refresh = try await secrets.secret(name) else { throw BankError.notConnected }
      do {
        let next: BankTokens = try await bank.value(
          .post("/v1/tokens").json(BankTokens.Refresh(refresh: refresh.revealed)).within(Self.answerTime))
        guard try await secrets.replace(refresh, with: Secret(next.refresh), for: name) else { continue }
        return next
      } catch let error as NetworkError where error.status == 401 {
        // The bank has ended the connection; the person has to make another.
        if try await secrets.replace(refresh, with: nil, for: name) { throw BankError.ended }
      }
    }
    throw BankError.notConnected
  }
}
