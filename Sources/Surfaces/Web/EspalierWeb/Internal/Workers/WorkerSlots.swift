/// The places of workers, with the one that each session belongs to: the same in every process and every version.
struct WorkerSlots: Sendable, Equatable {
  let count: Int

  init(_ count: Int) { self.count = max(1, count) }

  func slot(of session: SessionNumber) -> Int { Int(session.rawValue % UInt64(count)) }
}

/// The number by which a session's connections are sent to its worker, made of the identifier in its cookie. It says
/// nothing that could be put into a cookie, and proves nothing.
struct SessionNumber: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(identifier: some StringProtocol) { rawValue = Self.number(of: identifier.utf8) }

  /// FNV-1a, which is spread well enough over a few places.
  static func number(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
