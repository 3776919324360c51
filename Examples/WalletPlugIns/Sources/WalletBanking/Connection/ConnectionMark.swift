import Espalier
import EspalierGateways
import Foundation
import Synchronization

/// A mark that is another one after each time that a person connects the bank or forgets it, for all processes.
///
/// A process holds access tokens in memory. By this it notices that they belong to a connection that is no longer there.
final class ConnectionMark: Sendable {
  private let name: String
  private let secrets: any SecretStore
  private let seen = Mutex<String?>(nil)

  init(name: String, secrets: any SecretStore) { (self.name, self.secrets) = (name + ".mark", secrets) }

  /// Changes the mark.
  func renew() async throws { try await secrets.set(Secret(UUID().uuidString), for: name) }

  /// Forgets tokens if the mark is another one than when this was last done.
  func check(_ tokens: AccessTokens) async throws {
    let mark = try await secrets.secret(name)?.revealed
    guard seen.withLock({ $0 != mark }) else { return }
    // Before the mark counts as seen, so that a request which comes meanwhile sends no earlier token.
    await tokens.forget()
    seen.withLock { $0 = mark }
  }
}

extension Middleware {
  /// Forgets tokens that belong to an earlier connection, which another process may have ended.
  static func sameConnection(as mark: ConnectionMark, _ tokens: AccessTokens) -> Middleware {
    Middleware { request, next in
      try await mark.check(tokens)
      return try await next(request)
    }
  }
}
