import EspalierPrograms
import Foundation

/// The process that dies.
enum KillDeath: CaseIterable {
  case process, worker, supervisor

  /// Returns the death of a round: a third of all rounds each.
  static func of(_ round: Int, among count: Int) -> KillDeath {
    allCases[min(round * allCases.count / max(count, 1), allCases.count - 1)]
  }

  /// The options with which the program is started.
  var arguments: [String] { self == .process ? [] : ["--workers", "2"] }

  /// Kills the process, or all workers, as any of them may serve the page.
  func kill(_ wallet: WalletProcess) throws {
    guard self == .worker else { return wallet.killHard() }
    for worker in try wallet.workers { Foundation.kill(worker, SIGKILL) }
  }
}
