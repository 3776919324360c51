internal import CEspalierWorkers
internal import Foundation

/// One end of the channel between a supervisor and a worker. Messages arrive whole and in order, including connections.
struct WorkerChannel: Sendable {
  enum Incoming: Sendable {
    /// A connection, and the session for which the other side sent it.
    case connection(descriptor: Int32, session: SessionNumber?)
    case message(Data)
    /// The acknowledgement of a connection: the other side has received the oldest connection that it had not
    /// acknowledged before.
    case taken
    /// Nothing has arrived.
    case nothing
    /// The other side has ended.
    case end
  }

  private static let connectionTag = UInt8(ascii: "c")
  private static let takenTag = UInt8(ascii: "t")
  private static let messageTag = UInt8(ascii: "m")
  private static let maximumBytes = 131_072

  let descriptor: Int32

  /// Returns the two ends of a new channel; nil if the system cannot create it.
  static func pair() -> (here: WorkerChannel, there: WorkerChannel)? {
    var ends: [Int32] = [-1, -1]
    guard espalier_pair(&ends) == 0 else { return nil }
    return (WorkerChannel(descriptor: ends[0]), WorkerChannel(descriptor: ends[1]))
  }

  /// Sends a message. Sending fails if the message is too large or the other side has ended.
  @discardableResult func send(_ message: some Encodable, blocks: Bool = false) -> Sending {
    guard let content = try? JSONEncoder().encode(message), content.count < Self.maximumBytes else { return .failed }
    return send([Self.messageTag] + content, descriptor: -1, blocks: blocks)
  }

  /// Acknowledges a received connection.
  func sendTaken() { _ = send([Self.takenTag], descriptor: -1, blocks: true) }

  enum Sending { case sent, full, failed }

  /// Sends a connection; the descriptor stays open here.
  func send(connection: Int32, session: SessionNumber?) -> Sending {
    let bytes = withUnsafeBytes(of: (session?.rawValue ?? 0).littleEndian) { [Self.connectionTag] + $0 }
    return send(bytes, descriptor: connection, blocks: false)
  }

  private func send(_ bytes: [UInt8], descriptor passed: Int32, blocks: Bool) -> Sending {
    while true {
      let count = bytes.withUnsafeBytes {
        espalier_send(descriptor, $0.baseAddress, $0.count, passed, blocks ? 0 : Int32(MSG_DONTWAIT))
      }
      if count >= 0 { return .sent }
      switch errno {
      case EINTR: continue
      case EAGAIN, ETOOMANYREFS, ENOBUFS: return .full
      default: return .failed
      }
    }
  }

  /// Returns the next message that has arrived.
  ///
  /// - Parameter bytes: A buffer for messages, which is reused for the next one.
  func receive(blocks: Bool, _ bytes: inout [UInt8]) -> Incoming {
    if bytes.count < Self.maximumBytes { bytes = [UInt8](repeating: 0, count: Self.maximumBytes) }
    var passed: Int32 = -1
    while true {
      let count = bytes.withUnsafeMutableBytes {
        espalier_receive(descriptor, $0.baseAddress, $0.count, &passed, blocks ? 0 : Int32(MSG_DONTWAIT))
      }
      // If the other end has closed with unread messages, the channel reports that once, before the messages that were
      // sent to this end.
      if count < 0, errno == EINTR || errno == ECONNRESET { continue }
      if count < 0, errno == EAGAIN { return .nothing }
      guard count > 0 else { return .end }
      if bytes[0] == Self.connectionTag, count == 9 {
        // Negative if the system had no descriptor left for it: the connection is lost.
        let number = (1...8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[$1]) }
        return .connection(descriptor: passed, session: number == 0 ? nil : SessionNumber(rawValue: number))
      }
      if passed >= 0 { close(passed) }
      if bytes[0] == Self.takenTag { return .taken }
      return .message(Data(bytes[1..<count]))
    }
  }
}
