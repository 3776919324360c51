internal import Foundation
internal import Synchronization

/// A channel that tells its listeners that something has happened, in this process and in all others that are joined to
/// it.
///
/// What one person does has to reach the pages of others, and what one process writes has to reach those that another serves.
/// The one that writes publishes, and need not know who listens:
///
/// ```swift
/// struct OperationsChanged: Codable, Sendable { let account: Int }
///
/// extension Topic where Message == OperationsChanged {
///   static func operations(of user: Int) -> Topic { Topic("operations of \(user)") }
/// }
///
/// func committed(_ account: Int, of user: Int, on broadcast: Broadcast) {
///   broadcast.publish(OperationsChanged(account: account), to: .operations(of: user))
/// }
///
/// func follow(_ user: Int, on broadcast: Broadcast, read: () async -> Void) async {
///   let deliveries = broadcast.messages(of: .operations(of: user))
///   await read()
///   for await delivery in deliveries {
///     switch delivery {
///     case .message(let change): if change.account == 1 { await read() }
///     case .missed: await read()
///     }
///   }
/// }
/// ```
///
/// Listen first and read afterwards, and nothing is missed in between. An app has one broadcast, made where it is made, and
/// hands it to the scopes of its roots.
///
/// - A message is delivered at most once to each listener, and those of one publisher and topic in the order in which they were
///   published. A listener that does not get one is told so.
/// - Publishing waits for nobody and never fails; where nobody listens it costs looking up a name.
/// - Nothing is stored: a listener that comes later does not get what was published before.
/// - Isolation: Any thread. A broadcast that nobody holds has ended.
public final class Broadcast: Sendable {
  private let listeners = Listeners()
  private let transport: (any BroadcastTransport)?

  /// Makes a broadcast for this process alone.
  public init() { transport = nil }

  /// Makes a broadcast that is joined to those of other processes.
  ///
  /// - Throws: The error that keeps the transport from opening.
  public init(over transport: any BroadcastTransport) throws {
    self.transport = transport
    try transport.open { [listeners] in listeners.receive($0) }
  }

  deinit { listeners.end() }

  /// Publishes a message to all listeners of the topic, here and in the other processes.
  ///
  /// A message that cannot be encoded, or is too large for the transport, is told to the other processes as one that they missed.
  public func publish<Message>(_ message: Message, to topic: Topic<Message>) {
    listeners.deliver(message, to: topic.name)
    transport?.send {
      guard let content = try? JSONEncoder().encode(message) else { return .missed(topic: topic.name) }
      return .message(topic: topic.name, content: content)
    }
  }

  /// The messages of a topic from now on, not from when they are first asked for.
  ///
  /// - Parameters:
  ///   - topic: The topic.
  ///   - count: The greatest number of messages that wait for the listener. The oldest make room, and the listener is told.
  /// - Returns: A sequence for one task. It ends with that task, and with the broadcast; letting go of it is enough.
  public func messages<Message>(of topic: Topic<Message>, keeping count: Int = 64) -> BroadcastMessages<Message> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Numbered<Message>.self, bufferingPolicy: .bufferingNewest(max(1, count)))
    let numbers = Mutex(0)
    let yield: @Sendable (BroadcastDelivery<Message>) -> Void = { delivery in
      // Numbered and handed over in one step, so that the numbers tell what has made room.
      numbers.withLock { number in
        continuation.yield(Numbered(number: number, delivery: delivery))
        number += 1
      }
    }
    let listener = Listener(
      message: ObjectIdentifier(Message.self),
      decode: { try? JSONDecoder().decode(Message.self, from: $0) },
      deliver: { yield(($0 as? Message).map { .message($0) } ?? .missed) },
      end: { continuation.finish() })
    let removal = listeners.add(listener, to: [topic.name])
    continuation.onTermination = { _ in removal() }
    return BroadcastMessages(stream: stream)
  }

  /// Yields each time when anything was published to one of the topics, or may have been missed, from now on.
  ///
  /// It is what most pages need: they read again. What comes while the listener is busy is one change.
  ///
  /// ```swift
  /// func follow(_ user: Int, on broadcast: Broadcast, read: () async -> Void) async {
  ///   let changes = broadcast.changes(of: .operations(of: user), .prices)
  ///   await read()
  ///   for await _ in changes { await read() }
  /// }
  ///
  /// struct OperationsChanged: Codable, Sendable {}
  /// struct PricesChanged: Codable, Sendable {}
  /// extension Topic where Message == OperationsChanged {
  ///   static func operations(of user: Int) -> Topic { Topic("operations of \(user)") }
  /// }
  /// extension Topic where Message == PricesChanged { static var prices: Topic { Topic("prices") } }
  /// ```
  ///
  /// - Returns: A stream for one task. It ends with that task, and with the broadcast; letting go of it is enough.
  public func changes<each Message>(of topics: repeat Topic<each Message>) -> AsyncStream<Void> {
    var names: [String] = []
    for topic in repeat each topics { names.append(topic.name) }
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let listener = Listener(
      message: nil, decode: { _ in nil }, deliver: { _ in continuation.yield() }, end: { continuation.finish() })
    let removal = listeners.add(listener, to: names)
    continuation.onTermination = { _ in removal() }
    return stream
  }

  /// The number of listeners in this process, each counted once for each of its topics.
  public var listenerCount: Int { listeners.count }

  /// Hands over to the other processes what was published, as far as they take it within a second, and ends all sequences.
  ///
  /// A program that publishes and then ends calls it last. Whatever is published afterwards reaches nobody.
  public func close() async {
    listeners.end()
    await transport?.close()
  }
}
