/// A delivery to a listener: a message, or the news that there were some that it does not get.
public enum BroadcastDelivery<Message: Codable & Sendable>: Sendable {
  /// A message, as it was published.
  case message(Message)
  /// One or more messages are not delivered: the listener was too slow, a process was overloaded or ended in the
  /// middle, or a message could not be carried or read. A listener that keeps something by the messages reads it anew.
  case missed
}

extension BroadcastDelivery: Equatable where Message: Equatable {}
