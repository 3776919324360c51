import Espalier
import TestSupport

/// The state of the flows in these tests.
struct Journey: Sendable, Codable, Equatable {
  var visited: [String] = []
  var count = 0
  var inner = Inner()

  struct Inner: Sendable, Codable, Equatable {
    var visited: [String] = []
    var flag = false
  }
}

struct Refused: ExplainedError, Equatable, CustomStringConvertible {
  var reason = "no way"
  var description: String { reason }
  var explanation: String? { reason }
}

/// A step that notes that it ran, and that it was undone.
@MainActor func visit(
  _ name: String, _ log: Log, onFailure: FailurePolicy = .stop, failing: (@MainActor @Sendable () throws -> Void)? = nil
) -> Step<Journey, Void, String> {
  Step(name, onFailure: onFailure) { _ in
    log.add(name)
    try failing?()
    return name
  } merge: {
    $0.visited.append($1)
  } undo: { _ in
    log.add("undo \(name)")
  }
}

/// A scene that asks one thing.
@MainActor final class AskScene: Scene {
  let title: String
  let answer: @MainActor () -> Void
  var log: Log?

  init(_ title: String, log: Log? = nil, answer: @escaping @MainActor () -> Void) {
    self.title = title
    self.log = log
    self.answer = answer
  }

  isolated deinit { log?.add("gone \(title)") }

  var screen: Screen {
    Screen(title: title) {
      Section("ask") { Row(Button.with(.title("Answer"), .onTap { [weak self] in self?.answer() })) }
    }
  }
  func load() async { log?.add("load \(title)") }
  func willAppear() { log?.add("appear \(title)") }
  func didDisappear() { log?.add("disappear \(title)") }
}

@MainActor private final class Counter { var count = 0 }

/// Throws so many times, then no more.
@MainActor func failing(_ times: Int) -> @MainActor @Sendable () throws -> Void {
  let counter = Counter()
  return {
    counter.count += 1
    if counter.count <= times { throw Refused(reason: "no \(counter.count)") }
  }
}

/// A step that notes what it sees, before and when it is undone.
@MainActor func seeing(_ name: String, _ log: Log) -> Step<Journey, Void, String> {
  Step(name) { state in
    log.add("\(name) \(state.visited)")
    return name
  } merge: {
    $0.visited.append($1)
  } undo: { state in
    log.add("undo \(name) \(state.visited)")
  }
}
