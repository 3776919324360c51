internal import Foundation

/// The standard output of the process, reserved for the messages of the protocol.
///
/// Text that the app itself prints goes to standard error from then on.
struct ProtocolOutput: Sendable {
  private let file: FileHandle

  init() throws {
    let copy = dup(STDOUT_FILENO)
    guard copy >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EBADF)
    }
    file = FileHandle(fileDescriptor: copy, closeOnDealloc: true)
  }

  /// Writes a message as one line. If the client has closed the connection, the message is dropped.
  func write(_ message: Data) { try? file.write(contentsOf: message + Data("\n".utf8)) }
}
