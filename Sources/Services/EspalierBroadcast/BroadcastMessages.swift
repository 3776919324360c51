/// The messages of a topic, from ``Broadcast/messages(of:keeping:)``.
///
/// - Isolation: It may be handed to another task, and is read by one.
public struct BroadcastMessages<Message: Codable & Sendable>: AsyncSequence, Sendable {
  /// A delivery to the listener: a message, or the news that some were missed.
  public typealias Element = BroadcastDelivery<Message>

  let stream: AsyncStream<Numbered<Message>>

  /// Begins to read.
  public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

  /// Reads messages one by one.
  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncStream<Numbered<Message>>.Iterator
    private var expected = 0
    /// The delivery that follows the dropped ones, held back while the listener is told that it missed some.
    private var held: BroadcastDelivery<Message>?

    init(base: AsyncStream<Numbered<Message>>.Iterator) { self.base = base }

    /// The next delivery; nil once the task is cancelled or the broadcast has ended.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Element? {
      if Task.isCancelled {
        // Asked by a task that is cancelled, the stream ends, and nobody listens any more.
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

    /// The next delivery; nil once the task is cancelled or the broadcast has ended.
    public mutating func next() async -> Element? { await next(isolation: nil) }
  }
}

/// A delivery and its place among those of its listener.
struct Numbered<Message: Codable & Sendable>: Sendable {
  let number: Int
  let delivery: BroadcastDelivery<Message>
}
