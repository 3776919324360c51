internal import Foundation
internal import Synchronization

/// A channel that carries messages to its listeners, in this process and in all other processes that are joined to it.
///
/// A change that one person makes must reach the pages of other people, and a change that one process writes must reach
/// the pages that another process serves. The publisher does not need to know the listeners:
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
/// Listen first and read afterwards; then no change between the two is missed. An app creates one broadcast and hands
/// it to the scopes of its roots.
///
/// - A message is delivered at most once to each listener. Messages of one publisher and topic arrive in the order in
///   which they were published. A listener that does not get a message is notified that it missed one.
/// - Publishing never waits and never fails. Without listeners it costs one look-up of a name.
/// - Nothing is stored: a listener that starts later does not get earlier messages.
/// - Isolation: Any thread.
/// - Ownership: A broadcast ends when nothing holds it any more.
public final class Broadcast: Sendable {
  private let listeners = Listeners()
  private let transport: (any BroadcastTransport)?

  /// Creates a broadcast for this process alone.
  public init() { transport = nil }

  /// Creates a broadcast that a transport joins to the broadcasts of other processes.
  ///
  /// - Throws: The error that prevents the transport from opening.
  public init(over transport: any BroadcastTransport) throws {
    self.transport = transport
    try transport.open { [listeners] in listeners.receive($0) }
  }

  deinit { listeners.end() }

  /// Publishes a message to all listeners of the topic, here and in the other processes.
  ///
  /// If a message cannot be encoded or is too large for the transport, the other processes receive a notice that they
  /// missed one.
  public func publish<Message>(_ message: Message, to topic: Topic<Message>) {
    listeners.deliver(message, to: topic.name)
    transport?.send {
      guard let content = try? JSONEncoder().encode(message) else { return .missed(topic: topic.name) }
      return .message(topic: topic.name, content: content)
    }
  }

  /// Returns the messages that are published to a topic after this call, including those that are published before the
  /// caller begins to read.
  ///
  /// - Parameters:
  ///   - topic: The topic.
  ///   - count: The greatest number of messages that wait for the listener. Beyond it the oldest are dropped, and the
  ///     listener is notified.
  /// - Returns: A sequence for one task. It ends with that task and with the broadcast; releasing it is enough to end
  ///   it.
  public func messages<Message>(of topic: Topic<Message>, keeping count: Int = 64) -> BroadcastMessages<Message> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Numbered<Message>.self, bufferingPolicy: .bufferingNewest(max(1, count)))
    let numbers = Mutex(0)
    let yield: @Sendable (BroadcastDelivery<Message>) -> Void = { delivery in
      // Number and yield in one step, so that a gap in the numbers shows which deliveries were dropped.
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

  /// Returns a stream with one element for each change of some topics. A change is a message that is published after
  /// this call, or a notice that messages may have been missed.
  ///
  /// Most pages need only this, because they read their data again. Messages that arrive while the listener is busy
  /// count as one change.
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
  /// - Returns: A stream for one task. It ends with that task and with the broadcast; releasing it is enough to end it.
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

  /// Sends the published messages to the other processes for at most a second, and ends all sequences.
  ///
  /// A program that publishes and then ends calls this function last. Messages published afterwards reach no listener.
  public func close() async {
    listeners.end()
    await transport?.close()
  }
}
