/// The assignment of sessions to the slots of workers, which are numbered from 0. A session has the same slot in every
/// process and every version.
package struct WorkerSlots: Sendable, Equatable {
  package let count: Int

  package init(_ count: Int) { self.count = max(1, count) }

  package func slot(of session: SessionNumber) -> Int { Int(session.rawValue % UInt64(count)) }
}

/// The number by which a session's connections are sent to its worker, derived from the identifier in its cookie. It
/// reveals nothing that could be used as a cookie, and proves nothing.
package struct SessionNumber: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(identifier: some StringProtocol) { rawValue = Self.number(of: identifier.utf8) }

  /// Returns the FNV-1a hash, whose distribution is good enough for a few slots.
  package static func number(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
