import Espalier
import Wallet
import WalletStore

extension FlowRun where State == WalletStart {
  /// Shows the app from the first moment on: whoever comes while a large database is still being brought up to date sees
  /// how far that is, and then the wallet. A start that fails ends it.
  func show(_ show: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup { group in
      group.addTask { _ = try await self.database() }
      // Nearly always the start is first, and what is wrong with it is said before anybody is told to come.
      group.addTask { try? await Task.sleep(for: .milliseconds(300)) }
      try await group.next()
      group.addTask {
        try await show()
        throw Ended()
      }
      // A start that still waits would keep the command, however it ends; it is gone on with at the next start.
      defer { self.suspend() }
      do {
        while try await group.next() != nil {}
      } catch is Ended {}
      group.cancelAll()
    }
  }

  /// Whose wallet strangers look round in, once the start is done.
  @Sendable func guest() async throws -> UserID? {
    _ = try await database()
    return state.guest
  }
}

/// The surface has ended.
private struct Ended: Error {}
