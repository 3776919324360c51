internal import Foundation

/// The connections that wait in the system's queue of a listening socket.
package enum WaitingConnections {
  private static let mostAtOnce = 512

  /// Takes the connections that wait at a listening socket and closes them.
  /// - Returns: How many there were.
  package static func refuse(on socket: Int32) -> Int {
    var count = 0
    while count < mostAtOnce {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { break }
      close(connection)
      count += 1
    }
    // Somebody else was faster to take what had just come free. Better a loop that is slow than one that is hot.
    if count == 0, errno == EMFILE || errno == ENFILE { usleep(10_000) }
    return count
  }
}
