internal import Foundation
internal import Glibc

/// The loop of the thread of a ``SocketTransport``. Only this thread reads and writes the connections.
///
/// A process connects to each of the others and only sends over that connection. It receives over the connections that
/// the others made, so each process notices the end of the others.
final class SocketLoop {
  /// A connection that another process made.
  private struct Incoming {
    let since = ContinuousClock.now
    var hasGreeted = false
  }

  /// A connection to another process. It has no descriptor while the other process is too busy to accept a connection.
  private struct Outgoing {
    var descriptor: Int32?
    var waiting: [[UInt8]] = []
    var size = 0
  }

  private static let maximumSize = 1_048_576
  private static let greetingTime = Duration.seconds(5)
  private static let closingTime = Duration.seconds(1)

  private let directory: SocketDirectory
  private let mailbox: SocketMailbox
  private var incoming: [Int32: Incoming] = [:]
  private var outgoing: [String: Outgoing] = [:]
  private var buffer = [UInt8](repeating: 0, count: SocketFrame.maximumSize)
  private var isListening = true
  private var closingSince: ContinuousClock.Instant?

  init(_ directory: SocketDirectory, _ mailbox: SocketMailbox) {
    self.directory = directory
    self.mailbox = mailbox
  }

  /// Runs until the mailbox is closed.
  func run() {
    meetOthers()
    while true {
      let work = mailbox.take()
      if work.isClosing, closingSince == nil {
        closingSince = .now
        directory.withdraw()
      }
      send(work)
      for name in outgoing.keys { flush(name) }
      if let closingSince {
        let isDone = outgoing.values.allSatisfy(\.waiting.isEmpty)
        if isDone || closingSince.duration(to: .now) > Self.closingTime { break }
      }
      wait()
    }
    for descriptor in incoming.keys { _ = close(descriptor) }
    for other in outgoing.values { if let descriptor = other.descriptor { _ = close(descriptor) } }
    directory.close()
    mailbox.ended()
  }

  // MARK: Sending

  /// Connects to all processes in the directory that have no connection yet.
  private func meetOthers() {
    for name in directory.others() where outgoing[name] == nil {
      outgoing[name] = Outgoing()
      connect(to: name)
    }
  }

  private func connect(to name: String) {
    switch directory.connect(to: name) {
    case .connected(let descriptor):
      guard UnixSocket.isOfThisUser(descriptor) else {
        _ = close(descriptor)
        outgoing[name] = nil
        return refuseProcess("A process of another user listens for this app's changes; it is told none.")
      }
      outgoing[name]?.descriptor = descriptor
      outgoing[name]?.waiting.insert(SocketFrame.hello.bytes, at: 0)
    case .busy: break
    case .refused, .failed: outgoing[name] = nil
    }
  }

  private func send(_ work: SocketMailbox.Work) {
    let isLast = work.isClosing && closingSince != nil
    guard work.hasLost || !work.frames.isEmpty || isLast else { return }
    // Connect to new processes before sending, so that none misses a message that is published after it began to
    // listen.
    meetOthers()
    guard !outgoing.isEmpty else { return }
    if work.hasLost { append(SocketFrame.broadcast(.missed(topic: nil)).bytes) }
    for frame in work.frames { append(SocketFrame.broadcast(frame()).bytes) }
    if isLast, !hasSaidGoodbye {
      hasSaidGoodbye = true
      append(SocketFrame.goodbye.bytes)
    }
  }

  private var hasSaidGoodbye = false

  private func append(_ bytes: [UInt8]) {
    for name in outgoing.keys { append(bytes, for: name) }
  }

  private func append(_ bytes: [UInt8], for name: String) {
    guard var other = outgoing[name] else { return }
    if other.waiting.count >= SocketMailbox.maximumWaiting || other.size + bytes.count > Self.maximumSize {
      mailbox.count { $0.dropped += other.waiting.count }
      let missed = SocketFrame.broadcast(.missed(topic: nil)).bytes
      // A greeting that has not been sent yet remains the first frame.
      other.waiting = other.waiting.first == SocketFrame.hello.bytes ? [SocketFrame.hello.bytes, missed] : [missed]
      other.size = missed.count
    }
    other.waiting.append(bytes)
    other.size += bytes.count
    outgoing[name] = other
  }

  private func flush(_ name: String) {
    if outgoing[name]?.descriptor == nil { connect(to: name) }
    guard var other = outgoing[name], let descriptor = other.descriptor else { return }
    var sent = 0
    var isBroken = false
    sending: while sent < other.waiting.count {
      switch UnixSocket.send(other.waiting[sent], to: descriptor) {
      case .sent: sent += 1
      case .full: break sending
      case .tooLarge: other.waiting[sent] = SocketFrame.broadcast(.missed(topic: nil)).bytes
      case .broken:
        isBroken = true
        break sending
      }
    }
    if sent > 0 {
      mailbox.count { $0.sent += sent }
      other.size -= other.waiting[..<sent].reduce(0) { $0 + $1.count }
      other.waiting.removeFirst(sent)
    }
    outgoing[name] = other
    if isBroken { forget(name) }
  }

  /// Ends the connection to another process. If that process still runs, the next frame connects to it again.
  private func forget(_ name: String) {
    if let descriptor = outgoing.removeValue(forKey: name)?.descriptor { _ = close(descriptor) }
  }

  // MARK: Waiting and receiving

  private func wait() {
    let listener = closingSince == nil && isListening ? [directory.listener] : []
    let readers = [mailbox.wakeReader] + listener + incoming.keys
    let writers = outgoing.compactMap { name, other in
      other.descriptor.map { (name: name, descriptor: $0, events: other.waiting.isEmpty ? 0 : POLLOUT) }
    }
    var polled =
      readers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + writers.map { pollfd(fd: $0.descriptor, events: Int16($0.events), revents: 0) }
    isListening = true
    guard poll(&polled, nfds_t(polled.count), timeout) >= 0 else { return }
    for entry in polled.prefix(readers.count) where entry.revents != 0 {
      switch entry.fd {
      case mailbox.wakeReader: while case .frame = UnixSocket.receive(entry.fd, into: &buffer) {}
      case directory.listener: accept()
      default: receive(from: entry.fd)
      }
    }
    for (writer, entry) in zip(writers, polled.dropFirst(readers.count))
    where entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
      forget(writer.name)
    }
    for (descriptor, other) in incoming where !other.hasGreeted && other.since.duration(to: .now) > Self.greetingTime {
      refuseProcess("A process that connected to this app's changes did not say what it is; its connection was closed.")
      end(descriptor)
    }
  }

  /// The longest time to sleep, in milliseconds; negative to sleep until something happens.
  private var timeout: Int32 {
    if closingSince != nil || outgoing.values.contains(where: { $0.descriptor == nil }) { return 20 }
    return !isListening || incoming.values.contains { !$0.hasGreeted } ? 1_000 : -1
  }

  private func accept() {
    while true {
      guard let descriptor = UnixSocket.accept(directory.listener) else {
        // Without a free descriptor the connection stays pending, and `poll` would report it again and again.
        if errno != EAGAIN { isListening = false }
        break
      }
      guard UnixSocket.isOfThisUser(descriptor), incoming.count < SocketDirectory.maximumProcesses else {
        _ = close(descriptor)
        refuseProcess("A process of another user, or one too many, connected to this app's changes; it was refused.")
        continue
      }
      incoming[descriptor] = Incoming()
    }
    // The new process notices the end of this one over a connection that this process makes.
    meetOthers()
  }

  private func receive(from descriptor: Int32) {
    while let other = incoming[descriptor] {
      switch UnixSocket.receive(descriptor, into: &buffer) {
      case .nothing: return
      case .end:
        // It sent no goodbye, so it may have written something without publishing it.
        if other.hasGreeted { mailbox.deliver(.missed(topic: nil)) }
        return end(descriptor)
      case .frame(let size):
        guard take(size, from: descriptor) else { return end(descriptor) }
      }
    }
  }

  /// Handles a received frame.
  ///
  /// - Returns: False if the connection has ended with it.
  private func take(_ size: Int, from descriptor: Int32) -> Bool {
    let hasGreeted = incoming[descriptor]?.hasGreeted == true
    do throws(SocketFrame.Fault) {
      guard size <= buffer.count else { throw .malformed }
      switch try SocketFrame(buffer[..<size]) {
      case .hello: incoming[descriptor]?.hasGreeted = true
      case .goodbye: return false
      case .broadcast(let frame):
        guard hasGreeted else { throw .malformed }
        mailbox.count { $0.received += 1 }
        mailbox.deliver(frame)
      }
      return true
    } catch {
      mailbox.count { $0.refusedFrames += 1 }
      switch error {
      case .malformed:
        mailbox.report("A frame that is none of this app's came from another process; its connection was closed.")
        if hasGreeted { mailbox.deliver(.missed(topic: nil)) }
      case .newer(let version):
        mailbox.report(
          "A process tells changes as version \(version), and this one knows \(SocketFrame.version): it reads all anew at each. Start it again."
        )
        mailbox.deliver(.missed(topic: nil))
      }
      return false
    }
  }

  private func end(_ descriptor: Int32) {
    incoming[descriptor] = nil
    _ = close(descriptor)
  }

  private func refuseProcess(_ sentence: String) {
    mailbox.count { $0.refusedProcesses += 1 }
    mailbox.report(sentence)
  }

  private func close(_ descriptor: Int32) -> Int32 { Glibc.close(descriptor) }
}
