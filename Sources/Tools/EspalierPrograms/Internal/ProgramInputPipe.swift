internal import Glibc
internal import Synchronization

/// The pipe to the standard input of a program. It is closed when it is released.
final class ProgramInputPipe: Sendable {
  private let descriptor: Mutex<Int32?>

  init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  deinit { end() }

  /// Writes all of the bytes, and returns false if the program no longer reads.
  func send(_ bytes: [UInt8]) -> Bool {
    descriptor.withLock { descriptor in
      guard let descriptor else { return false }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Self.put(descriptor, $0) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  func end() {
    descriptor.withLock { descriptor in
      if let descriptor { _ = close(descriptor) }
      descriptor = nil
    }
  }

  /// Writes without the signal that a closed pipe raises, which would end this process.
  private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    var (pipe, before) = (sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let count = write(descriptor, bytes.baseAddress, bytes.count)
    let failure = errno
    if count < 0, failure == EPIPE {
      var now = timespec()
      sigtimedwait(&pipe, nil, &now)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = failure
    return count
  }
}
