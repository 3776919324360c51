import Espalier
import EspalierGateways
import Foundation

/// Fetches a person's next tokens for the refresh token that is kept, which the bank takes once.
///
/// Several processes have one store. Whoever fetches has the turn with the token alone, and reads it then; one that the bank
/// does not take is removed only if no other has come in its place.
struct TokenRefreshing: Sendable {
  /// The longest time that a request waits for its turn; what it does then is shorter.
  static let patience = Duration.seconds(20)
  private static let answerTime = Duration.seconds(15)

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
    for _ in 0..<2 {
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
