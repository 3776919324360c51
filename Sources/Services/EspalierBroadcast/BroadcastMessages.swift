/// The messages of a topic, as ``Broadcast/messages(of:keeping:)`` returns them.
///
/// - Isolation: The sequence may be passed to another task. One task reads it.
public struct BroadcastMessages<Message: Codable & Sendable>: AsyncSequence, Sendable {
  /// A delivery to the listener: a message, or a notice that messages were missed.
  public typealias Element = BroadcastDelivery<Message>

  let stream: AsyncStream<Numbered<Message>>

  /// Returns an iterator that reads the messages.
  public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

  /// An iterator that reads the messages one by one.
  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncStream<Numbered<Message>>.Iterator
    private var expected = 0
    /// The delivery that arrived after dropped deliveries. The iterator holds it back until it has returned
    /// ``BroadcastDelivery/missed``.
    private var held: BroadcastDelivery<Message>?

    init(base: AsyncStream<Numbered<Message>>.Iterator) { self.base = base }

    /// Returns the next delivery; nil once the task is cancelled or the broadcast has ended.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Element? {
      if Task.isCancelled {
        // When a cancelled task asks, the stream ends, and the listener is removed.
        _ = await base.next(isolation: actor)
        return nil
      }
      if let held {
        self.held = nil
        return held
      }
      guard let next = await base.next(isolation: actor), !Task.isCancelled else { return nil }
      defer { expected = next.number + 1 }
      guard next.number > expected else { return next.delivery }
      if case .message = next.delivery { held = next.delivery }
      return .missed
    }

    /// Returns the next delivery; nil once the task is cancelled or the broadcast has ended.
    public mutating func next() async -> Element? { await next(isolation: nil) }
  }
}

/// A delivery with a number that counts the deliveries to one listener.
struct Numbered<Message: Codable & Sendable>: Sendable {
  let number: Int
  let delivery: BroadcastDelivery<Message>
}
