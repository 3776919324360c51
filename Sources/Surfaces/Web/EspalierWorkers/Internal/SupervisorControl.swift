internal import CEspalierWorkers
internal import Foundation
internal import Synchronization

/// The commands to a supervisor from outside of its thread.
final class SupervisorControl: Sendable {
  enum Command: Sendable {
    /// New workers take over, of the program as it is on the disk now.
    case takeOver
    /// All workers end.
    case stop
  }

  /// A descriptor that becomes readable when there is a command to take.
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
