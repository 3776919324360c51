import EspalierGateways
import Foundation

/// The tokens of a customer, as the bank gives them out.
struct BankTokens: Decodable, Sendable {
  let access: String
  let refresh: String
  let expiresIn: Int

  /// Asks for tokens by name and password.
  struct Credentials: Encodable, Sendable {
    let name: String
    let password: String
  }

  /// Asks for the next tokens; works once.
  struct Refresh: Encodable, Sendable {
    let refresh: String
  }

  func token(at now: Date) -> AccessToken {
    AccessToken(access, expires: now.addingTimeInterval(TimeInterval(expiresIn)))
  }
}
