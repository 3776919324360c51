internal import Foundation

/// The connections that wait in the system's queue of a listening socket.
package enum WaitingConnections {
  private static let mostAtOnce = 512

  /// Accepts the connections that wait at a listening socket and closes them.
  /// - Returns: The number of connections.
  package static func refuse(on socket: Int32) -> Int {
    var count = 0
    while count < mostAtOnce {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { break }
      close(connection)
      count += 1
    }
    // Another thread has taken the descriptor that had just become free. The pause prevents a busy loop.
    if count == 0, errno == EMFILE || errno == ENFILE { usleep(10_000) }
    return count
  }
}
