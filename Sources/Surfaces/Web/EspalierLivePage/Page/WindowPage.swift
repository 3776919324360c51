package import EspalierApp
package import EspalierHTML
package import EspalierNavigation
package import EspalierBase
internal import EspalierScreens
package import EspalierViews
package import EspalierWire
package import Logging

/// A page in a browser that shows a window. It is painted as HTML once, and afterwards sends patches as numbered
/// frames.
///
/// The page continues without a connection. Changes are then kept as frames for a browser that reconnects; if there are
/// too many, they are discarded and a fresh render is sent. So a slow browser gets the latest state and never a
/// backlog.
@MainActor
package final class WindowPage: LivePage {
  /// The state of the page in relation to its browser, with or without a connection.
  package enum Life {
    /// The page has not been shown.
    case unseen
    /// The page's first HTML has been sent; the first frame brings its templates.
    case painted
    /// The browser shows the page, and is updated by patches.
    case joined
    /// The browser shows a state that can no longer be patched: the whole page is sent again.
    case behind
    /// The page has ended.
    case ended
  }

  /// The current work of the page, which determines how a change is sent.
  package enum Turn {
    case idle
    /// The pending changes will be sent soon: patches and address of one render are one frame.
    case scheduled
    /// An event is being handled; its changes are sent at its end.
    case receiving
    /// The whole page is being sent again; changes meanwhile are part of it.
    case renewing
  }

  package let window: Window
  package let logger: Logger
  package let clock: any MainClock
  /// True if the app could not create the window. The window then shows only the reason.
  package let hasFailed: Bool
  /// The kind of the requested address: the current, an additional, or a former address of the page's place.
  package let address: RouteAddress
  /// The mount path, with which all addresses in the browser begin.
  package let mount: MountPath
  private let formToken: String

  package var life = Life.unseen
  package var turn = Turn.idle
  package let output = PageOutput()
  package var templates: PageTemplates
  /// The changes that are not in a frame yet.
  package var pending = FrameParts()
  package var events = PageEvents()
  /// The name of the page outside this process.
  package private(set) var name = ""
  /// The path that the browser reports, if the page has not opened it yet. The page is then still at the place where it
  /// was stored.
  package var wantedPath: Path?
  /// The replay of the browser's events, if this page replaces the page of an earlier process.
  package var replay: PageReplay?
  /// The number of the first patch that uses this page's own node numbers. An event that the browser sent before this
  /// patch refers to nodes of an earlier page. The number is 0 if there was no earlier page.
  package private(set) var firstOwnPatch = 0
  /// The alarm at the end of the pause that follows a fresh render of the whole page. If a further fresh render is
  /// requested during the pause, it follows when the pause ends, with the newest state.
  package var pause: Alarm?
  /// The values of fields that the next fresh render restores.
  package var returning: [String: PageJoin.Field] = [:]
  /// The name of the document that shows the page.
  package private(set) var document: String?
  package var hasSentAddress = false
  /// The path with a fragment that a followed link or a step in the history leads to; nil if the path has no fragment.
  package var fragmentPath: Path?
  /// The language of the page that the browser shows.
  package var language = ""
  /// A function that returns whether the app has stored the effects of an event of the page. It is nil if the app does
  /// not record this.
  package var hasClaims: EventClaims?
  /// The record of the pages for which the process runs work, if there is a supervisor.
  package var workRecord: (any WorkRecord)?
  /// The record of the page's events and patches, if there is an inspector.
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

  /// Records that the state to be stored may have changed.
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
    record?.steps?.record(.restored, in: window)
    window.restore(kept.state, scenes: kept.scenes, history: kept.history)
    // The browser may have moved to another place since.
    if window.path != wanted { wantedPath = wanted }
    // Stored events are not carried out again.
    events.restore(kept.events, isStored: isStored)
    document = kept.document
    if kept.isIncomplete { reportLoss() }
    // The commit of the state may end before the page is held, and then the page would not be notified.
    if !isStored { noteChange() }
  }

  package func reportLoss() { window.reportLoss() }

  package func wasKept(_ kept: PageState) {
    events.store(kept.events)
    sendDurable()
  }

  package func setName(_ name: String) { self.name = name }

  private func sendDurable(isForAll: Bool = false) {
    guard let line = output.line, line.isWritable, let stored = events.unreportedState(isForAll: isForAll) else {
      return
    }
    // Before the browser forgets an edit, it is notified whether the app has stored the edit's effects.
    let taken = events.unreportedClaims(isForAll: isForAll)
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
      // The page was created again in another process: the browser's numbers continue from their last value.
      output.advance(to: join.lastPatch)
      events.begin(at: join.firstEvent)
      firstOwnPatch = output.lastPatch + 1
      replay = PageReplay(join, on: self)
      replay?.begin()
    case .painted where !isAhead: sendFirst()
    case .joined where !isAhead:
      if let missed = output.frames(after: join.lastPatch) {
        for frame in missed { line.send(frame) }
        if missed.isEmpty { sendPending(hasApplied: true) } else { flush() }
      } else {
        askForFresh(fields: join.fields)
      }
    default:
      output.advance(to: join.lastPatch)
      askForFresh(fields: join.fields)
    }
    // It is not certain that the browser received this on the previous connection.
    sendDurable(isForAll: true)
  }

  /// Shows the page to a browser that has shown an earlier page until now. The page was created again, and the repeated
  /// events are carried out.
  ///
  /// - Parameter hasLosses: True if the values and events that no longer have a field or node are named to the person.
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
    // A page that a browser has joined is stored, unless the person has signed out, and created again when its browser
    // returns.
    let isKept = ending != .signedOut && (life == .joined || life == .behind || firstOwnPatch > 0)
    life = .ended
    replay?.cancel()
    replay = nil
    pause?.cancel()
    window.detach()
    if isKept { window.suspend() } else { window.close() }
  }

  package func lineIsClear() {
    if output.isReady, hasChanged { flush() } else { sendAcknowledgement() }
    sendDurable()
  }
}
