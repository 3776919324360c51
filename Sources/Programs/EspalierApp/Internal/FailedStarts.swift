internal import EspalierNavigation
internal import EspalierScreens

/// The errors that prevented an app from creating windows.
///
/// Until a window can be created again, an error keeps its number and is reported once, because every visitor receives
/// the same error.
@MainActor
final class FailedStarts {
  private var notify: (FailureReport) -> Void = { _ in }
  private var log: FailureLog?

  /// Gives the error of a window a number, and reports the error unless another window has reported it.
  func add(_ window: Window, _ error: any Error) {
    // A window may outlive its host.
    window.failures = FailureLog(
      makeNumber: { [self, weak window] in number(of: error) { window?.notifyObservers(of: $0) } }, report: { _ in })
  }

  /// Records that a window has been created, so that the next failure counts as a new one.
  func end() { log = nil }

  private func number(of error: any Error, notify: @escaping (FailureReport) -> Void) -> String {
    self.notify = notify
    defer { self.notify = { _ in } }
    let log = log ?? FailureLog { [weak self] in self?.notify($0) }
    self.log = log
    return log.number(of: error)
  }
}
