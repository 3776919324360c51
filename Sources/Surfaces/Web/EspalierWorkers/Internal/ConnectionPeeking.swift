internal import CEspalierWorkers
internal import Foundation
internal import NIOCore

/// The accepted connections that have no worker yet, because the head of their first request has not arrived. This type
/// is used only on the supervisor's thread.
///
/// A client occupies at most a descriptor and a few bytes of this process, for a limited time. A head that arrives
/// slowly is read a limited number of times, and if there are too many connections the oldest is closed.
struct ConnectionPeeking {
  enum Outcome {
    case known(SessionNumber?)
    case waits
    case over
  }

  private struct Pending {
    let number: Int
    let deadline: Duration
    var looks = 1
  }

  /// The greatest number of reads of one head; a normal head arrives in fewer pieces.
  static let maximumLooks = 100

  private let maximum: Int
  private let headTime: Duration
  private let cookies: [String]
  private var pending: [Int32: Pending] = [:]
  private var order = CircularBuffer<(descriptor: Int32, number: Int)>()
  private var number = 0
  private var bytes = [UInt8](repeating: 0, count: RequestPeek.maximumBytes)

  init(maximum: Int, headTime: Duration, cookies: [String]) {
    (self.maximum, self.headTime, self.cookies) = (max(1, maximum), headTime, cookies)
  }

  var count: Int { pending.count }
  /// The time at which the deadlines must be checked next: the time of the earliest deadline, or an earlier time. Nil
  /// if there is no deadline to check.
  var deadline: Duration? {
    guard let first = order.first else { return nil }
    return pending[first.descriptor]?.deadline ?? .zero
  }

  func contains(_ descriptor: Int32) -> Bool { pending[descriptor] != nil }

  /// Reads from a connection that has just been accepted.
  mutating func begin(_ descriptor: Int32, at now: Duration) -> Outcome {
    let outcome = look(at: descriptor)
    if case .waits = outcome {
      number += 1
      pending[descriptor] = Pending(number: number, deadline: now + headTime)
      order.append((descriptor, number))
    }
    return outcome
  }

  /// Reads again from a connection that has received more bytes.
  mutating func readAgain(_ descriptor: Int32) -> Outcome {
    guard let looks = pending[descriptor]?.looks else { return .over }
    pending[descriptor]?.looks += 1
    var outcome = look(at: descriptor)
    if case .waits = outcome {
      guard looks >= Self.maximumLooks else { return .waits }
      outcome = .over
    }
    pending[descriptor] = nil
    return outcome
  }

  /// Removes and returns the connections that must be closed: their time has expired, or there are too many.
  mutating func takeOver(at now: Duration) -> [Int32] {
    var over: [Int32] = []
    while let first = order.first {
      let entry = pending[first.descriptor]
      let isGone = entry?.number != first.number
      guard isGone || pending.count > maximum || (entry?.deadline ?? now) <= now else { break }
      order.removeFirst()
      guard !isGone else { continue }
      pending[first.descriptor] = nil
      over.append(first.descriptor)
    }
    return over
  }

  /// Removes and returns all connections.
  mutating func removeAll() -> [Int32] {
    defer {
      pending = [:]
      order.removeAll()
    }
    return Array(pending.keys)
  }

  private mutating func look(at descriptor: Int32) -> Outcome {
    let flags = Int32(MSG_PEEK | MSG_DONTWAIT)
    let count = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, flags) }
    if count < 0 { return errno == EAGAIN || errno == EINTR ? .waits : .over }
    guard count > 0 else { return .over }
    switch RequestPeek(bytes[..<count], cookies: cookies) {
    case .incomplete: return .waits
    case .session(let session): return .known(session)
    }
  }
}
