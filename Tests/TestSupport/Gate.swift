/// Lets through whoever waits, once it is opened; so that a test says what is under way and in which order it ends.
@MainActor package final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [CheckedContinuation<Void, Never>] = []
  package private(set) var arrivals = 0

  package init() {}

  package func pass() async {
    arrivals += 1
    for watcher in watching { watcher.resume() }
    watching = []
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  package func open() {
    isOpen = true
    for waiter in waiting { waiter.resume() }
    waiting = []
  }

  /// Waits until somebody stands before the gate or has passed it.
  package func reached() async {
    if arrivals == 0 { await withCheckedContinuation { watching.append($0) } }
  }
}
