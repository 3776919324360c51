/// One thing that a listener is told: a message, or that there were some that it does not get.
public enum BroadcastDelivery<Message: Codable & Sendable>: Sendable {
  /// A message, as it was published.
  case message(Message)
  /// One or more messages are not delivered: the listener was too slow, a process was overloaded or ended in the middle, or a
  /// message could not be carried or read. Whoever keeps something by the messages reads it anew.
  case missed
}

extension BroadcastDelivery: Equatable where Message: Equatable {}
