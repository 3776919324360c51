internal import EspalierScreens

/// Those who are told of a window's work.
@MainActor
final class WindowObservers {
  var onNavigation: @MainActor (NavigationState) -> Void = { _ in }
  var onClose: @MainActor () -> Void = {}
  var followers: [WindowFollower] = []
  var observer: (any WindowObserver)?
  private let watch: WindowWatch
  private let reports: WindowReports

  init(_ watch: WindowWatch, _ reports: WindowReports) {
    self.watch = watch
    self.reports = reports
  }

  func found(_ places: FoundPlaces) { for follower in followers { follower.found(places) } }

  func navigated(_ state: NavigationState) {
    onNavigation(state)
    for follower in followers { follower.navigated(state) }
  }

  func seen(_ isVisible: Bool) { for follower in followers { follower.seen(isVisible) } }

  func closed() {
    onClose()
    for follower in followers { follower.closed() }
  }

  /// Tells the log and the observer of an error that the person is shown.
  func tell(_ failure: FailureReport) {
    if let observer { observer.observe(failure, at: watch.observedPlace) }
    reports.tell("\(failure)")
  }
}
