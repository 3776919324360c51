package import EspalierApp
package import EspalierHTML
package import EspalierNavigation
package import EspalierBase
internal import EspalierScreens
package import EspalierViews
package import EspalierWire
package import Logging

/// A window as a page in a browser: paints it as HTML once, and afterwards sends its patches as numbered frames.
///
/// The page goes on without a connection: changes meanwhile are kept as frames for a browser that comes back, or, when
/// there are too many, given up for a fresh render. So a slow browser gets the latest state and never a backlog.
@MainActor
package final class WindowPage: LivePage {
  /// The state of the page towards its browser, with or without a connection just now.
  package enum Life {
    /// Nothing of the page has been shown.
    case unseen
    /// The page's first HTML has gone out; the first frame brings its templates.
    case painted
    /// The browser shows the page, and is brought up to date by patches.
    case joined
    /// The browser shows a state that cannot be patched any more: everything is told anew.
    case behind
    /// Nothing of the page goes on.
    case ended
  }

  /// The current work of the page, which decides what becomes of a change.
  package enum Turn {
    case idle
    /// The pending changes are sent in a moment: patches and address of one render are one frame.
    case scheduled
    /// An event is taken in; its changes are sent at its end.
    case receiving
    /// Everything is told anew; changes meanwhile are part of it.
    case renewing
  }

  package let window: Window
  package let logger: Logger
  package let clock: any MainClock
  /// True if the window shows only the reason why it could not be made.
  package let hasFailed: Bool
  /// The way in which the requested address led to the page's place.
  package let address: RouteAddress
  /// The path that addresses begin with in the browser.
  package let mount: MountPath
  private let formToken: String

  package var life = Life.unseen
  package var turn = Turn.idle
  package let output = PageOutput()
  package var templates: PageTemplates
  /// Steps that are not in a frame yet.
  package var pending = FrameParts()
  package var events = PageEvents()
  /// The name of the page beyond this process.
  package private(set) var name = ""
  /// The path that the browser gives, while the page is still at the place where it was kept.
  package var wantedPath: Path?
  /// The browser's events on the page of an earlier process, while they are carried out again.
  package var replay: PageReplay?
  /// The first patch with the numbers of this page's own nodes.
  package private(set) var firstOwnPatch = 0
  /// The alarm that runs after each fresh render: a further one that is asked for meanwhile comes at its end, of the
  /// newest state.
  package var pause: Alarm?
  /// The values of fields to be taken back with the fresh render that waits.
  package var returning: [String: PageJoin.Field] = [:]
  /// The name of the document that shows the page.
  package private(set) var document: String?
  package var hasToldAddress = false
  /// The path, with its fragment, that a followed link or a step in the history leads to; nil for one without a fragment.
  package var fragmentPath: Path?
  /// The language of what the browser shows.
  package var language = ""
  /// A function that says whether the app has stored what an event of a page did; nil where the app does not say.
  package var hasClaims: EventClaims?
  /// The record of what the process is at work for, where there is a supervisor.
  package var workRecord: (any WorkRecord)?
  /// The record of the page's events and patches, where an inspector is on.
  package var record: PageRecord?
  package private(set) var changeCount = 0
  package var dropped = 0

  package init(
    window: Window, hasFailed: Bool = false, address: RouteAddress = .current, formToken: String,
    mount: MountPath = .root, logger: Logger,
    clock: any MainClock = SystemMainClock()
  ) {
    self.window = window
    self.hasFailed = hasFailed
    self.address = address
    self.mount = mount
    self.formToken = formToken
    self.logger = logger
    self.clock = clock
    templates = PageTemplates {
      [weak window] in
      window?.node($0) != nil
    } report: {
      [weak window] in
      window?.report($0)
    }
  }

  package var path: String { window.path.description }
  package var telemetry: WindowTelemetry? { window.telemetry }

  package var context: HTMLContext {
    HTMLContext(formToken: formToken, path: path, words: HTMLWords(window.words), mount: mount)
  }

  /// There may be something else to be kept.
  package func noteChange() { changeCount += 1 }

  // MARK: Beyond the process

  package func finishTyping() { if window.finishTyping() { noteChange() } }

  package var kept: PageState? {
    PageState(
      state: window.state, history: window.history, scenes: window.restorationStates(), events: events.kept,
      isIncomplete: window.isReportingLoss, document: document)
  }

  package func restore(_ kept: PageState, isStored: Bool) {
    let wanted = window.path
    window.restore(kept.state, scenes: kept.scenes, history: kept.history)
    // The browser may have gone on since.
    if window.path != wanted { wantedPath = wanted }
    // What was stored is not done again.
    events.restore(kept.events, isStored: isStored)
    document = kept.document
    if kept.isIncomplete { reportLoss() }
    // Its commit may end before the page is held, and nobody would hear of that.
    if !isStored { noteChange() }
  }

  package func reportLoss() { window.reportLoss() }

  package func wasKept(_ kept: PageState) {
    events.store(kept.events)
    sendDurable()
  }

  package func setName(_ name: String) { self.name = name }

  private func sendDurable(isForAll: Bool = false) {
    guard let line = output.line, line.isWritable, let stored = events.news(isForAll: isForAll) else { return }
    // Before the browser forgets an edit it knows whether the app has what it said.
    let taken = events.claimedNews(isForAll: isForAll)
    if !taken.isEmpty { output.enqueue(.taken(taken)) }
    output.enqueue(.durable(upTo: stored.last, but: stored.unfinished))
  }

  // MARK: Connections

  package func join(_ join: PageJoin, on line: any PageConnection) {
    guard life != .ended else { return }
    document = join.document ?? document
    output.line = line
    record?.add(.joined, path: path)
    window.isVisible = !join.isHidden
    output.acknowledge(join.lastPatch)
    let isAhead = output.lastPatch < join.lastPatch
    switch life {
    case .unseen:
      // Made again in another process: the browser's numbers go on from where it is.
      output.goOn(from: join.lastPatch)
      events.begin(at: join.firstEvent)
      firstOwnPatch = output.lastPatch + 1
      replay = PageReplay(join, on: self)
      replay?.begin()
    case .painted where !isAhead: sendFirst()
    case .joined where !isAhead:
      if let missed = output.frames(after: join.lastPatch) {
        for frame in missed { line.send(frame) }
        if missed.isEmpty { goOn(hasApplied: true) } else { flush() }
      } else {
        askForFresh(fields: join.fields)
      }
    default:
      output.goOn(from: join.lastPatch)
      askForFresh(fields: join.fields)
    }
    // Whether it heard of it on the line before is not certain.
    sendDurable(isForAll: true)
  }

  /// Shows what was made again, and what was done again, to a browser that has shown an earlier page until now.
  ///
  /// - Parameter hasLosses: True if what has no place any more is named to the person.
  package func showAgain(fields: [String: PageJoin.Field], hasLosses: Bool) {
    window.follow(by: self)
    sendFresh(fields: fields, isMadeAgain: true, hasLosses: hasLosses)
  }

  package func leave() {
    replay?.cancel()
    replay = nil
    if output.line != nil { record?.add(.left, path: path) }
    output.line = nil
    window.isVisible = false
  }

  package func end(_ ending: PageEnding) {
    guard life != .ended else { return }
    output.enqueue(.end(ending), upTo: events.last)
    output.line = nil
    // A page that a browser has joined is kept, unless the person has signed out, and made again for whoever comes back.
    let isKept = ending != .signedOut && (life == .joined || life == .behind || firstOwnPatch > 0)
    life = .ended
    replay?.cancel()
    replay = nil
    pause?.cancel()
    window.detach()
    if isKept { window.putAway() } else { window.close() }
  }

  package func lineIsClear() {
    if output.isReady, hasNews { flush() } else { sendAcknowledgement() }
    sendDurable()
  }
}
