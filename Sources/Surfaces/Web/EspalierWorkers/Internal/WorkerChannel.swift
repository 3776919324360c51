internal import CEspalierWorkers
internal import Foundation

/// One end of the line between a supervisor and a worker. Messages come whole and in order, connections among them.
struct WorkerChannel: Sendable {
  enum Incoming: Sendable {
    /// A connection, and the session that it was sent here for.
    case connection(descriptor: Int32, session: SessionNumber?)
    case message(Data)
    /// The other side has taken the connection that was sent first of those it has not taken yet.
    case taken
    /// Nothing is there now.
    case nothing
    /// The other side has ended.
    case end
  }

  private static let connectionTag = UInt8(ascii: "c")
  private static let takenTag = UInt8(ascii: "t")
  private static let messageTag = UInt8(ascii: "m")
  private static let maximumBytes = 131_072

  let descriptor: Int32

  /// Two ends of one line; nil when the system has none left.
  static func pair() -> (here: WorkerChannel, there: WorkerChannel)? {
    var ends: [Int32] = [-1, -1]
    guard espalier_pair(&ends) == 0 else { return nil }
    return (WorkerChannel(descriptor: ends[0]), WorkerChannel(descriptor: ends[1]))
  }

  /// Sends a message. One that is too large fails, and so does one that finds the other side gone.
  @discardableResult func send(_ message: some Encodable, blocks: Bool = false) -> Sending {
    guard let content = try? JSONEncoder().encode(message), content.count < Self.maximumBytes else { return .failed }
    return send([Self.messageTag] + content, descriptor: -1, blocks: blocks)
  }

  /// Says that a connection was taken.
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

  /// Returns what has arrived next.
  ///
  /// - Parameter bytes: Room for messages, to be used again for the next one.
  func receive(blocks: Bool, _ bytes: inout [UInt8]) -> Incoming {
    if bytes.count < Self.maximumBytes { bytes = [UInt8](repeating: 0, count: Self.maximumBytes) }
    var passed: Int32 = -1
    while true {
      let count = bytes.withUnsafeMutableBytes {
        espalier_receive(descriptor, $0.baseAddress, $0.count, &passed, blocks ? 0 : Int32(MSG_DONTWAIT))
      }
      // A line whose other end is gone with something unread says so once, before what was sent to here.
      if count < 0, errno == EINTR || errno == ECONNRESET { continue }
      if count < 0, errno == EAGAIN { return .nothing }
      guard count > 0 else { return .end }
      if bytes[0] == Self.connectionTag, count == 9 {
        // Negative where the system had none left for it: the connection is lost.
        let number = (1...8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[$1]) }
        return .connection(descriptor: passed, session: number == 0 ? nil : SessionNumber(rawValue: number))
      }
      if passed >= 0 { close(passed) }
      if bytes[0] == Self.takenTag { return .taken }
      return .message(Data(bytes[1..<count]))
    }
  }
}
