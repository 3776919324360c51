public import Foundation

/// A unit that a ``BroadcastTransport`` carries from one process to the others.
public enum BroadcastFrame: Hashable, Sendable {
  /// A message as bytes, and the name of its topic.
  case message(topic: String, content: Data)
  /// A notice that a message to the topic is not carried; nil if it may have been any topic.
  case missed(topic: String?)
}
