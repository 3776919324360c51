/// A delivery to a listener: a message, or a notice that the listener missed one or more messages.
public enum BroadcastDelivery<Message: Codable & Sendable>: Sendable {
  /// A message as it was published.
  case message(Message)
  /// A notice that one or more messages are not delivered: the listener was too slow, a process was overloaded or ended
  /// unexpectedly, or a message could not be carried or read. A listener that derives data from the messages reads its
  /// data again.
  case missed
}

extension BroadcastDelivery: Equatable where Message: Equatable {}
