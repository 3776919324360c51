internal import Foundation
internal import Synchronization

/// A listener to topics in this process.
struct Listener: Sendable {
  /// The type of the messages; nil for a listener that receives no messages, only notices.
  let message: ObjectIdentifier?
  let decode: @Sendable (Data) -> (any Sendable)?
  /// A function that delivers a message. Its argument nil is a notice that a message was missed.
  let deliver: @Sendable ((any Sendable)?) -> Void
  let end: @Sendable () -> Void
}

/// The listeners in this process, by the names of their topics.
final class Listeners: Sendable {
  private struct State {
    var byTopic: [String: [Int: Listener]] = [:]
    var lastNumber = 0
    var hasEnded = false
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.byTopic.values.reduce(0) { $0 + $1.count } } }

  /// Adds a listener to topics.
  ///
  /// - Returns: A closure that removes the listener again.
  func add(_ listener: Listener, to topics: [String]) -> @Sendable () -> Void {
    let number: Int? = state.withLock { state in
      guard !state.hasEnded else { return nil }
      state.lastNumber += 1
      for topic in topics { state.byTopic[topic, default: [:]][state.lastNumber] = listener }
      return state.lastNumber
    }
    guard let number else {
      listener.end()
      return {}
    }
    return { [weak self] in self?.remove(number, from: topics) }
  }

  private func remove(_ number: Int, from topics: [String]) {
    // Release the listener's closures outside of the lock.
    _ = state.withLock { state in
      topics.map { topic in
        let listener = state.byTopic[topic]?.removeValue(forKey: number)
        if state.byTopic[topic]?.isEmpty == true { state.byTopic[topic] = nil }
        return listener
      }
    }
  }

  /// Delivers a message that this process published.
  func deliver(_ message: any Sendable, to topic: String) {
    for listener in listeners(of: topic) { listener.deliver(message) }
  }

  /// Delivers a frame of another process. A message is decoded once for each type that has listeners; without listeners
  /// it is not decoded.
  func receive(_ frame: BroadcastFrame) {
    switch frame {
    case .message(let topic, let content):
      var decoded: [ObjectIdentifier: any Sendable] = [:]
      for listener in listeners(of: topic) {
        guard let type = listener.message else {
          listener.deliver(nil)
          continue
        }
        let message: (any Sendable)? = decoded[type] ?? listener.decode(content)
        if let message { decoded[type] = message }
        listener.deliver(message)
      }
    case .missed(let topic):
      for listener in topic.map(listeners(of:)) ?? all { listener.deliver(nil) }
    }
  }

  private func listeners(of topic: String) -> [Listener] {
    state.withLock { $0.byTopic[topic].map { Array($0.values) } ?? [] }
  }

  private var all: [Listener] { state.withLock { $0.byTopic.values.flatMap(\.values) } }

  /// Ends all listeners, and each one that is added later.
  func end() {
    let ended = state.withLock { state in
      state.hasEnded = true
      defer { state.byTopic = [:] }
      return state.byTopic.values.flatMap(\.values)
    }
    for listener in ended { listener.end() }
  }
}
