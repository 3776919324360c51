public import Foundation

/// A unit that a ``BroadcastTransport`` carries from one process to the others.
public enum BroadcastFrame: Hashable, Sendable {
  /// A message as bytes, and the name of its topic.
  case message(topic: String, content: Data)
  /// Something was published to the topic that is not carried; nil when it may have been any topic.
  case missed(topic: String?)
}
