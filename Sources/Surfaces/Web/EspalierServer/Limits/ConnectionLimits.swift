/// The limits on connections and on the messages of live connections.
public struct ConnectionLimits: Sendable {
  /// The greatest number of open connections; further ones wait in the system's queue.
  ///
  /// The limit is lower if the system has too few file descriptors (`ulimit -n`) for the connections and for
  /// ``reservedDescriptors``. One network (an IPv4 address, or 64 bits of an IPv6 address) has at most a quarter of the
  /// connections; this machine and ``AccessSettings/trustedProxies`` have no such limit.
  public var maximumCount = 20_000
  /// The number of file descriptors of the process that are reserved for databases and files, besides those that are
  /// open at the start.
  public var reservedDescriptors = 128
  /// The greatest size of a message from the browser, in bytes. If the message arrives in fragments, the limit applies
  /// to all of its fragments together.
  public var maximumMessageBytes = 65_536
  /// The number of messages per second that one session may send continuously, over all its connections.
  public var messagesPerSecond = 50
  /// The number of messages that one session may send at once, over all its connections.
  public var messageBurst = 200
  /// The time within which a connection must name the page that it is for.
  public var joinTime: Duration = .seconds(10)
  /// The interval at which a silent connection is pinged; it is closed after two pings without an answer.
  public var pingTime: Duration = .seconds(30)
  /// The greatest number of bytes that may wait for a slow browser before its connection is closed.
  ///
  /// A page stops sending at half of this number, and continues with the newest state once the browser has caught up.
  public var maximumWaitingBytes = 1_048_576
  /// The greatest number of messages that may wait for a slow browser before its connection is closed.
  public var maximumWaitingMessages = 256

  /// Creates the standard settings.
  public init() {}
}
