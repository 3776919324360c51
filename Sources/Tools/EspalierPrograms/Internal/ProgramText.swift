internal import Foundation
internal import Glibc
internal import Synchronization

/// The text from a pipe, which a thread of its own reads to its end.
final class ProgramText: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isWhole = false
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Reads a descriptor and closes it; without a descriptor, the text is empty.
  init(reading descriptor: Int32?) {
    guard let descriptor else {
      state.withLock { $0.isWhole = true }
      return
    }
    Thread.detachNewThread { [self] in
      while true {
        let piece = [UInt8](unsafeUninitializedCapacity: 16_384) { block, count in
          count = max(0, Self.readAll(descriptor, block.baseAddress, block.count))
        }
        let listeners = state.withLock { state in
          state.bytes += piece
          state.isWhole = piece.isEmpty
          return state.listeners.values
        }
        for listener in listeners { listener.yield() }
        guard !piece.isEmpty else { break }
      }
      close(descriptor)
    }
  }

  var text: String { String(decoding: state.withLock { $0.bytes }, as: UTF8.self) }

  /// Returns the value that a closure finds in the text; nil if the text is complete and contains no such value.
  func first<Value>(_ find: (String) -> Value?) async throws -> Value? {
    try await whenMore { bytes in find(String(decoding: bytes, as: UTF8.self)) }
  }

  /// Returns the text when it is complete.
  func whole() async throws -> String {
    // The text is decoded once, at its end, and not with each piece.
    let _: Never? = try await whenMore { _ in nil }
    return text
  }

  /// Calls a closure at once and whenever there are more bytes, until it returns a value or the text is complete.
  private func whenMore<Value>(_ look: ([UInt8]) -> Value?) async throws -> Value? {
    let (changes, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.listeners[state.next] = listener
      state.next += 1
      return state.next - 1
    }
    defer { state.withLock { _ = $0.listeners.removeValue(forKey: number) } }
    var iterator = changes.makeAsyncIterator()
    while true {
      let (bytes, isWhole) = state.withLock { ($0.bytes, $0.isWhole) }
      if let value = look(bytes) { return value }
      if isWhole { return nil }
      guard await iterator.next() != nil else { throw CancellationError() }
    }
  }

  private static func readAll(_ descriptor: Int32, _ block: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    while true {
      let received = read(descriptor, block, count)
      if received >= 0 || errno != EINTR { return received }
    }
  }
}
