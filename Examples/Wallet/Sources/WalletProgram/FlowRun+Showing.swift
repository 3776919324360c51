import Espalier
import Wallet
import WalletStore

extension FlowRun where State == WalletStart {
  /// Shows the app from the first moment on: a person who comes while a large database is still being brought up to
  /// date sees the progress, and then the wallet. A start that fails ends it.
  func show(_ show: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup { group in
      group.addTask { _ = try await self.database() }
      // Nearly always the start is first, and any error in it is reported before anybody is told to come.
      group.addTask { try? await Task.sleep(for: .milliseconds(300)) }
      try await group.next()
      group.addTask {
        try await show()
        throw Ended()
      }
      // A start that still waits would keep the command running, however it ends; the work is resumed at the next
      // start.
      defer { self.suspend() }
      do {
        while try await group.next() != nil {}
      } catch is Ended {}
      group.cancelAll()
    }
  }

  /// Returns the user in whose wallet strangers look round, once the start is done; nil if there is none.
  @Sendable func guest() async throws -> UserID? {
    _ = try await database()
    return state.guest
  }
}

/// An error that says that the surface has ended.
private struct Ended: Error {}
