/// A delivery to a listener: a message, or a notice that the listener missed one or more messages.
public enum BroadcastDelivery<Message: Codable & Sendable>: Sendable {
  /// A message as it was published.
  case message(Message)
  /// A notice that one or more messages are not delivered. A listener that derives data from the messages then reads
  /// its data again.
  ///
  /// Messages are missed if the listener is too slow, or if a process is overloaded or ends unexpectedly. They are also
  /// missed if they cannot be sent or read.
  case missed
}

extension BroadcastDelivery: Equatable where Message: Equatable {}
