/// The limits on connections, and on the messages of live ones.
public struct ConnectionLimits: Sendable {
  /// The greatest number of open connections; more wait in the system's queue.
  ///
  /// The bound is lower where the system has not enough descriptors (`ulimit -n`) for them and for
  /// ``reservedDescriptors``. One network (an IPv4 address, or 64 bits of an IPv6 one) has at most a quarter of them;
  /// this machine and ``AccessSettings/trustedProxies`` have no such bound.
  public var maximumCount = 20_000
  /// The number of the process's file descriptors that are left to databases and files, besides those that are open at the
  /// start.
  public var reservedDescriptors = 128
  /// The greatest size of a message from the browser in bytes, also when it comes in fragments.
  public var maximumMessageBytes = 65_536
  /// The number of messages a second that one session may send for long, over all its connections.
  public var messagesPerSecond = 50
  /// The number of messages that one session may send at once, over all its connections.
  public var messageBurst = 200
  /// The time that a connection may take until it says which page it is for.
  public var joinTime: Duration = .seconds(10)
  /// The interval at which a silent connection is pinged; it is closed after two pings without any answer.
  public var pingTime: Duration = .seconds(30)
  /// The greatest number of bytes that may wait for a slow browser before it is cut off.
  ///
  /// A page stops sending at half of it, and goes on with the newest state once the browser has caught up.
  public var maximumWaitingBytes = 1_048_576
  /// The greatest number of messages that may wait for a slow browser before it is cut off.
  public var maximumWaitingMessages = 256

  /// Creates the standard settings.
  public init() {}
}
