internal import CEspalierWorkers
internal import Foundation
internal import Synchronization

/// What a supervisor is told from outside of its thread.
final class SupervisorControl: Sendable {
  enum Command: Sendable {
    /// Workers of the program as it stands on the disk now take over.
    case takeOver
    /// All end.
    case stop
  }

  /// Becomes readable when there is something to take.
  let descriptor: Int32
  private let commands = Mutex<[Command]>([])

  init() { descriptor = espalier_event() }

  deinit { close(descriptor) }

  func tell(_ command: Command) {
    commands.withLock { $0.append(command) }
    espalier_event_raise(descriptor)
  }

  func take() -> [Command] {
    espalier_event_clear(descriptor)
    return commands.withLock { commands in
      defer { commands = [] }
      return commands
    }
  }
}
