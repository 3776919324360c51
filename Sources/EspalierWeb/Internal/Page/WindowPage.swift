internal import EspalierApp
internal import EspalierNavigation
internal import EspalierScopes
internal import EspalierScreens
internal import EspalierViews
internal import Logging

/// A window as a page in a browser: paints it as HTML once, and afterwards sends its patches as numbered frames.
///
/// The page goes on without a connection: what changes meanwhile is kept as frames for a browser that comes back, or, when there is too much
/// of it, given up for a fresh render. So a slow browser gets the latest state and never a backlog.
@MainActor
final class WindowPage: LivePage {
  /// Where the page stands with its browser, whether or not there is a connection just now.
  enum Life {
    /// Nothing of it has been shown.
    case unseen
    /// Its first HTML has gone out; the first frame brings the templates of that.
    case painted
    /// The browser shows it, and is brought up to date by patches.
    case joined
    /// What the browser shows cannot be patched any more: everything is told anew.
    case behind
    /// Nothing of it goes on.
    case ended
  }

  /// What the page is just now doing, which says what becomes of a change.
  enum Turn {
    case idle
    /// What is pending is sent in a moment: patches and address of one render are one frame.
    case scheduled
    /// An event is taken in; what it changes is sent at its end.
    case receiving
    /// Everything is told anew; what changes meanwhile is part of it.
    case renewing
  }

  let window: Window
  let logger: Logger
  let clock: any MainClock
  /// Whether the window shows nothing but why it could not be made.
  let hasFailed: Bool
  /// How the address that the page was asked for led to its place.
  let address: RouteAddress
  /// The path that addresses begin with in the browser.
  let mount: MountPath
  private let formToken: String

  var life = Life.unseen
  var turn = Turn.idle
  let output = PageOutput()
  var templates: PageTemplates
  /// Steps that are not in a frame yet.
  var pending = FrameParts()
  var events = PageEvents()
  /// What the page is called beyond this process.
  private(set) var name = ""
  /// Where the browser says that it is, while the page is still where it was when it was kept.
  var wantedPath: Path?
  /// What the browser did on the page of an earlier process, while it is carried out again.
  var replay: PageReplay?
  /// The first patch with the numbers of this page's own nodes.
  private(set) var firstOwnPatch = 0
  /// Runs after each fresh render: whoever asks for another one meanwhile gets it at its end, of the newest state.
  var pause: Alarm?
  /// What is to be taken back with the fresh render that waits.
  var returning: [String: PageJoin.Field] = [:]
  var hasToldAddress = false
  /// What happened here, where an inspector wants to know.
  var record: PageRecord?
  private(set) var changeCount = 0
  var dropped = 0

  init(
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
    templates = PageTemplates { [weak window] in window?.report($0) }
  }

  var path: String { window.path.description }
  var telemetry: WindowTelemetry? { window.telemetry }

  var context: HTMLContext {
    HTMLContext(formToken: formToken, path: path, words: HTMLWords(window.words), mount: mount)
  }

  /// There may be something else to be kept.
  func noteChange() { changeCount += 1 }

  // MARK: Beyond the process

  var kept: KeptPage? {
    KeptPage(state: window.state, scenes: window.keptStates(), events: events.kept)
  }

  func restore(_ kept: KeptPage) {
    let wanted = window.path
    window.restore(kept.state, keeping: kept.scenes)
    // The browser may have gone on since.
    if window.path != wanted { wantedPath = wanted }
    // What was stored is not done again.
    events.restore(kept.events)
  }

  func wasKept(_ kept: KeptPage) {
    events.store(kept.events)
    tellDurable()
  }

  func becomes(_ name: String) { self.name = name }

  private func tellDurable(isForAll: Bool = false) {
    guard let line = output.line, !line.isFull, let stored = events.news(isForAll: isForAll) else { return }
    output.tell(.durable(upTo: stored.last, but: stored.unfinished))
  }

  // MARK: Connections

  func join(_ join: PageJoin, on line: any PageLine) {
    guard life != .ended else { return }
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
    tellDurable(isForAll: true)
  }

  /// Shows what was made again, and what was done again, to a browser that has shown an earlier page until now.
  func showAgain(fields: [String: PageJoin.Field]) {
    window.follow(by: self)
    sendFresh(fields: fields, isMadeAgain: true)
  }

  func leave() {
    replay?.cancel()
    replay = nil
    if output.line != nil { record?.add(.left, path: path) }
    output.line = nil
    window.isVisible = false
  }

  func end(_ ending: PageEnding) {
    guard life != .ended else { return }
    output.tell(.end(ending), upTo: events.last)
    output.line = nil
    life = .ended
    replay?.cancel()
    replay = nil
    pause?.cancel()
    window.detach()
    window.close()
  }

  func lineIsClear() {
    if output.isReady, hasNews { flush() } else { sendAcknowledgement() }
    tellDurable()
  }
}
