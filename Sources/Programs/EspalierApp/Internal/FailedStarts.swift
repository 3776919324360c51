internal import EspalierNavigation
internal import EspalierScreens

/// The errors for which an app could not make windows. While it can make none, an error keeps its number and is
/// reported once: every visitor meets it, and a log full of it says nothing more.
@MainActor
final class FailedStarts {
  private var notify: (FailureReport) -> Void = { _ in }
  private var log: FailureLog?

  /// Makes a window that shows an error number it, and report it if no other window has.
  func add(_ window: Window, _ error: any Error) {
    // A window may outlive its host.
    window.failures = FailureLog(
      makeNumber: { [self, weak window] in number(of: error) { window?.notifyObservers(of: $0) } }, report: { _ in })
  }

  /// Takes note that a window could be made: the next failure is another one.
  func end() { log = nil }

  private func number(of error: any Error, notify: @escaping (FailureReport) -> Void) -> String {
    self.notify = notify
    defer { self.notify = { _ in } }
    let log = log ?? FailureLog { [weak self] in self?.notify($0) }
    self.log = log
    return log.number(of: error)
  }
}
