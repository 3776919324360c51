package import Espalier
package import EspalierGateways
import Foundation

/// Carries what the outbox of one process does to the outboxes of all others over the same database.
///
/// Each worker has an outbox for its pages, and one of them sends. An order that is given at another wakes that one, and what
/// it sends is shown by all.
package struct OutboxNews: Sendable {
  private let outbox: Outbox
  private let broadcast: Broadcast
  private let process = UUID()

  /// The message in which an outbox tells a change.
  struct Message: Codable, Sendable {
    let process: UUID
    let change: OutboxChange
  }

  /// Prepares the carrying; nothing is carried before ``run()``.
  package init(of outbox: Outbox, over broadcast: Broadcast) { (self.outbox, self.broadcast) = (outbox, broadcast) }

  /// The work, which each process does for itself.
  package var connector: any Connector { BackgroundWork("outbox news", in: .eachProcess) { try await run() } }

  /// Carries until the task is cancelled.
  package func run() async throws {
    let (changes, news) = (outbox.ownChanges(), broadcast.messages(of: .outbox, keeping: 1_000))
    // What was stored before this process listened.
    outbox.wake()
    await withTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        for await change in changes { broadcast.publish(Message(process: process, change: change), to: .outbox) }
      }
      group.addTask {
        for await delivery in news {
          switch delivery {
          case .message(let message) where message.process == process: continue
          case .message(let message): await outbox.receive(message.change)
          case .missed: outbox.wake()
          }
        }
      }
      await group.next()
    }
    try Task.checkCancellation()
  }
}

extension Topic where Message == OutboxNews.Message {
  static var outbox: Topic { Topic("outbox") }
}
