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
  private enum Turn {
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
  private var turn = Turn.idle
  let output = PageOutput()
  var templates: PageTemplates
  /// Steps that are not in a frame yet.
  private var pending = FrameParts()
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
  private var pause: Alarm?
  /// What is to be taken back with the fresh render that waits.
  private var returning: [String: PageJoin.Field] = [:]
  private var hasToldAddress = false
  private(set) var changeCount = 0
  var dropped = 0

  private static let maximumPendingBytes = 1_048_576
  /// The least time between two fresh renders.
  private static let freshTime = Duration.seconds(1)

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

  // MARK: What is sent

  private var hasNews: Bool { life == .behind || !pending.isEmpty || output.hasUndone }

  private func sendFirst() {
    var parts = FrameParts()
    for template in templates.takePainted() { parts.append(.define(template), in: context) }
    parts.append(pending)
    send(parts)
  }

  /// Everything anew as soon as it may be; until then the browser only hears that it was heard.
  func askForFresh(fields: [String: PageJoin.Field] = [:]) {
    life = .behind
    // Whoever needs everything anew has no use for what is left of the old.
    output.forgetRest()
    returning.merge(fields) { $1 }
    guard pause == nil, output.isReady else { return sendAcknowledgement() }
    let fields = returning
    returning = [:]
    sendFresh(fields: fields)
  }

  /// Everything anew. A browser keeps the templates that it knows, but whether it has them is not certain, so they are told again.
  private func sendFresh(fields: [String: PageJoin.Field], isMadeAgain: Bool = false) {
    turn = .renewing
    window.render()
    if !fields.isEmpty { ReturningFields(window: window, isMadeAgain: isMadeAgain).take(fields) }
    let patches = window.whole()
    turn = .idle
    output.forgetSent()
    templates.forget()
    var parts = FrameParts()
    let context = context
    parts.append(.fresh(isMadeAgain: isMadeAgain), in: context)
    var address = window.currentAddress
    address.change = .replace
    parts.append(.address(address), in: context)
    for patch in patches { write(patch, into: &parts, in: context) }
    send(parts)
    pause?.cancel()
    pause = clock.alarm(after: WindowPage.freshTime) { [weak self] in
      self?.pause = nil
      self?.flush()
    }
  }

  /// Sends a change; whatever was pending is part of it.
  private func send(_ parts: FrameParts) {
    CustomStylesNotice.shared.tell(logger)
    pending = FrameParts()
    life = .joined
    tellSize(output.send(parts, upTo: events.last))
  }

  private func tellSize(_ bytes: Int?) {
    if let bytes { telemetry?.patch(bytes: bytes) }
  }

  func sendAcknowledgement() {
    // What was done is told as taken in only together with what it changed.
    output.acknowledge(upTo: output.isInParts || hasNews ? nil : events.last)
  }

  /// Sends what is due to a browser that has told something: the next part of a large frame once it has the one before,
  /// then everything anew or what is pending, else that it was heard.
  func goOn(hasApplied: Bool = false) {
    if hasApplied, output.isInParts {
      tellSize(output.sendNextPart())
      guard !output.isInParts else { return }
    }
    if output.isReady && hasNews { flush() } else { sendAcknowledgement() }
  }

  /// Puts what is pending into a frame, or everything where what was pending had to be given up. Without a browser, while
  /// it takes nothing, and while parts are on their way, it stays pending, up to a bound.
  private func flush() {
    guard life != .unseen, life != .ended, hasNews else { return }
    guard output.isReady else { return keepWithinBounds() }
    switch life {
    case .behind: askForFresh()
    case .painted: sendFirst()
    default: send(pending)
    }
  }

  private func keepWithinBounds() {
    guard pending.count > WindowPage.maximumPendingBytes else { return }
    pending = FrameParts()
    life = .behind
  }

  private func scheduleFlush() {
    guard turn == .idle else { return }
    turn = .scheduled
    Task { [weak self] in
      guard let self else { return }
      if turn == .scheduled { turn = .idle }
      flush()
    }
  }

  /// Takes an event in once: a number that was seen before is only acknowledged again.
  func take(_ number: Int, _ last: Int, _ body: () -> Void) {
    output.acknowledge(last)
    guard events.take(number) else { return sendAcknowledgement() }
    turn = .receiving
    noteChange()
    let note = WorkerLink.current?.note
    let noted = note?.begin(NotedWork.page(name))
    let event = EventUnderWay(page: name, number: number) { [weak self] in
      note?.end(noted)
      self?.finish(number)
    }
    EventUnderWay.$current.withValue(event) { body() }
    note?.wait(noted)
    event.end()
    turn = .idle
    goOn()
  }

  private func finish(_ number: Int) {
    events.finish(number)
    noteChange()
  }

  /// Goes where the browser has gone in its history. It waits for an answer to each step, also when the place is the same.
  func travel(to path: Path, entry: Int?) {
    hasToldAddress = false
    window.handle(.history(path, entry: entry))
    guard !hasToldAddress else { return }
    var address = window.currentAddress
    address.change = .history
    pending.append(.address(address), in: context)
  }
}

// MARK: Surface

extension WindowPage: AddressShowing, FocusShowing {
  func apply(_ patches: [Patch], of window: Window) {
    noteChange()
    guard isPatched else { return }
    let context = context
    for patch in patches { write(patch, into: &pending, in: context) }
    scheduleFlush()
  }

  func show(_ address: WindowAddress, of window: Window) {
    noteChange()
    hasToldAddress = true
    guard turn != .renewing else { return }
    pending.append(.address(address), in: context)
    scheduleFlush()
  }

  func focus(node id: Int, element: Int, of window: Window) {
    guard life != .behind, let node = window.node(id) else { return }
    let template = HTMLTemplates.template(for: node.component, form: HTMLForm(node.form))
    pending.append(.focus(id, path: template.focusPath(of: element)), in: context)
    scheduleFlush()
  }

  /// Whether a change is told by itself.
  private var isPatched: Bool { life != .behind && turn != .renewing }

  private func write(_ patch: Patch, into parts: inout FrameParts, in context: HTMLContext) {
    switch patch {
    case .insert(let nodes, let parent, let before):
      let (rows, new) = templates.insert(nodes)
      for template in new { parts.append(.define(template), in: context) }
      parts.append(.insert(rows[...], parent: parent, before: before), in: context)
    case .update(let id, let old, let new):
      guard let form = window.node(id)?.form else { return }
      let template = HTMLTemplates.template(for: new, form: HTMLForm(form))
      parts.append(.update(id, from: old, to: new, drawnBy: template), in: context)
    case .remove(let ids): parts.append(.remove(ids), in: context)
    case .move(let id, let before): parts.append(.move(id, before: before), in: context)
    }
  }
}
