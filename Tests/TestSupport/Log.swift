/// The events of a test so far, in order.
@MainActor package final class Log {
  package private(set) var entries: [String] = []

  package init() {}

  package func add(_ entry: String) { entries.append(entry) }
}
