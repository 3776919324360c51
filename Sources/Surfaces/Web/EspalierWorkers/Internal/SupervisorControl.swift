internal import CEspalierWorkers
internal import Foundation
internal import Synchronization

/// The commands to a supervisor from other threads.
final class SupervisorControl: Sendable {
  enum Command: Sendable {
    /// New workers take over, with the program that is on disk now.
    case takeOver
    /// All workers end.
    case stop
  }

  /// A descriptor that becomes readable when there is a command.
  let descriptor: Int32
  private let commands = Mutex<[Command]>([])

  init() { descriptor = espalier_event() }

  deinit { close(descriptor) }

  func send(_ command: Command) {
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
