internal import EspalierBase
internal import EspalierScreens

/// The observers of a window.
@MainActor
final class WindowObservers {
  /// The observer that measures the window's work.
  private(set) var work: (any WorkObserver)?
  private var all: [WindowObserver] = []
  /// True if the window is prepared ahead: nothing of what it shows is observed, because no one sees it.
  private let isPrepared = Preparation.isUnderWay
  /// True if the observers have been notified of the end, or are being notified.
  private var isOver = false
  private let watch: WindowWatch
  private let reports: WindowReports

  init(_ watch: WindowWatch, _ reports: WindowReports) {
    self.watch = watch
    self.reports = reports
  }

  /// Adds an observer. After the window has ended, no observer is kept, and an observer of closing is notified at once.
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
    guard !isPrepared else { return }
    for case .navigation(let take) in all.lazy.map(\.kind) { take(state) }
  }

  func seen(_ isVisible: Bool) {
    guard !isPrepared else { return }
    for case .visibility(let take) in all.lazy.map(\.kind) { take(isVisible) }
  }

  /// Notifies the observers of the window's end. No notification follows.
  func closed() {
    isOver = true
    let observers = all
    all = []
    for case .closing(let take) in observers.lazy.map(\.kind) { take() }
  }

  /// Reports an error that is shown to the person, to the log and to the work observer.
  func notify(_ failure: FailureReport) {
    if let work { work.observe(failure, at: watch.observedPlace) }
    reports.send("\(failure)")
  }

  /// Runs a piece of work, measured if an instrument is active. The work returns the error with which it ended.
  func measure(_ piece: @autoclosure () -> ObservedWork, _ body: () -> (any Error)?) {
    guard let work, work.isObserving else { return _ = body() }
    work.observe(piece(), at: watch.observedPlace, body)
  }
}
