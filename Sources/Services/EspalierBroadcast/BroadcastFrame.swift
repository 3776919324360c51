public import Foundation

/// A unit that a ``BroadcastTransport`` carries from one process to the others.
public enum BroadcastFrame: Hashable, Sendable {
  /// A message as bytes, and the name of its topic.
  case message(topic: String, content: Data)
  /// A notice that a message to a topic is not sent. The topic is nil if it is not known.
  case missed(topic: String?)
}
