internal import EspalierScreens

/// Those who are told of what happens in a window.
@MainActor
final class WindowObservers {
  /// The one who measures the window's work.
  private(set) var work: (any WorkObserver)?
  private var all: [WindowObserver] = []
  /// True when the end has been told, or is being told.
  private var isOver = false
  private let watch: WindowWatch
  private let reports: WindowReports

  init(_ watch: WindowWatch, _ reports: WindowReports) {
    self.watch = watch
    self.reports = reports
  }

  /// Tells an observer from now on. One that comes when all is over hears the end at once, and is not kept.
  func add(_ observer: WindowObserver) {
    guard !isOver else {
      if case .closing(let take) = observer.kind { take() }
      return
    }
    if case .work(let work) = observer.kind {
      self.work = work
    } else {
      all.append(observer)
    }
  }

  func found(_ places: FoundPlaces) {
    for case .foundPlaces(let take) in all.lazy.map(\.kind) { take(places) }
  }

  func navigated(_ state: NavigationState) {
    for case .navigation(let take) in all.lazy.map(\.kind) { take(state) }
  }

  func seen(_ isVisible: Bool) {
    for case .visibility(let take) in all.lazy.map(\.kind) { take(isVisible) }
  }

  /// Tells of the end; nothing follows.
  func closed() {
    isOver = true
    let told = all
    all = []
    for case .closing(let take) in told.lazy.map(\.kind) { take() }
  }

  /// Tells the log and the one who measures of an error that the person is shown.
  func notify(_ failure: FailureReport) {
    if let work { work.observe(failure, at: watch.observedPlace) }
    reports.send("\(failure)")
  }

  /// Does a piece of work, measured if somebody listens. The work returns the error in which it ended.
  func measure(_ piece: @autoclosure () -> ObservedWork, _ body: () -> (any Error)?) {
    guard let work, work.isObserving else { return _ = body() }
    work.observe(piece(), at: watch.observedPlace, body)
  }
}
