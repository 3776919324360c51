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
final class WindowPage: LivePage, AddressShowing, FocusShowing {
  let window: Window
  private let formToken: String
  let logger: Logger
  let clock: any MainClock

  /// The templates that were told of because something in them shows nothing.
  private var undrawn: Set<Int> = []
  private lazy var silentHandlers = SilentHandlers { [weak window] in window?.report($0) }
  var send: (@MainActor (String) -> Void)?
  var frames = SentFrames()
  /// Steps that are not in a frame yet.
  var pending = FrameParts()
  /// Events that could not be done, and of which the browser has not been told. They outlive what was pending.
  var undone: [Int] = []
  /// What of a large frame is still to be sent: each part once the browser has the one before.
  var rest: [OperationWriter] = []
  /// The last event whose changes are all in frames that were sent.
  var shownEvent = 0
  /// Templates whose definition the browser has, or will have with the pending steps.
  private var known: Set<Int> = []
  /// Templates that stand in the painted HTML; their definitions go with the first frame.
  private var painted: [HTMLTemplate] = []
  /// The last view in the painted HTML that asks for the focus.
  private var paintedWish: (node: Int, element: Int)?
  var lastPatch = 0
  var events = PageEvents()
  /// What the page is called beyond this process.
  var name = ""
  /// Where the browser says that it is, while the page is still where it was when it was kept.
  var wantedPath: Path?
  /// What the browser did on the page of an earlier process, while it is carried out again.
  var replay: PageReplay?
  /// The first patch with the numbers of this page's own nodes.
  var firstOwnPatch = 0
  var isPainted = false
  private var needsFresh = false
  var isReceiving = false
  /// While everything is told anew, what changes meanwhile is part of it.
  private var isStartingAnew = false
  private var isFlushScheduled = false
  /// Runs after each fresh render: whoever asks for another one meanwhile gets it at its end, of the newest state.
  private var pause: Alarm?
  /// What is to be taken back with the fresh render that waits.
  private var returning: [String: PageJoin.Field] = [:]
  var hasToldAddress = false
  var dropped = 0

  private static let maximalPendingBytes = 1_048_576
  static let paintTime = Duration.milliseconds(400)
  /// The least time between two fresh renders.
  private static let freshTime = Duration.seconds(1)

  /// Whether the window shows nothing but why it could not be made.
  let hasFailed: Bool
  /// How the address that the page was asked for led to its place.
  private let address: RouteAddress
  var changeCount = 0
  /// The path that addresses begin with in the browser.
  let mount: MountPath

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
  }

  var path: String { window.path.description }
  var telemetry: WindowTelemetry? { window.telemetry }

  private var context: HTMLContext {
    HTMLContext(formToken: formToken, path: path, words: HTMLWords(window.words), mount: mount)
  }

  // MARK: First paint

  func firstPaint() async -> PagePaint {
    let wanted = window.path
    await settle(within: WindowPage.paintTime)
    var writer = HTMLWriter()
    for node in window.nodes(in: nil) { write(node, into: &writer) }
    isPainted = true
    window.follow(by: self)
    if let wish = paintedWish { focus(node: wish.node, element: wish.element, of: window) }
    CustomStylesNotice.shared.tell(logger)
    let current = window.currentAddress
    let screen = window.screen
    let status = hasFailed ? 503 : screen?.isNotFound == true ? 404 : screen?.isRefused == true ? 403 : 200
    let isElsewhere = current.path != wanted
    return PagePaint(
      status: status, title: current.title, body: writer.string, declarations: writer.declarations,
      language: window.localization.language,
      isRightToLeft: window.localization.isRightToLeft,
      redirect: isElsewhere || address != .current ? current.path.description : nil,
      // Where the app itself led on to, because nobody is signed in say, is not where the place has moved to.
      isMoved: address == .moved && !isElsewhere, words: window.words)
  }

  /// Waits until nothing is under way, but no longer than a person would wait for a first sight.
  func settle(within time: Duration) async {
    let window = window
    await withTaskGroup(of: Void.self) { group in
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      let waiting = Task {
        await window.settled()
        end.finish()
      }
      group.addTask { for await _ in ends {} }
      group.addTask { try? await Task.sleep(for: time) }
      await group.next()
      group.cancelAll()
      waiting.cancel()
    }
  }

  private func write(_ node: Node, into writer: inout HTMLWriter) {
    let template = HTMLTemplates.template(for: node.component, form: HTMLForm(node.form))
    if known.insert(template.number).inserted { painted.append(template) }
    lookForFaults(in: node, drawnBy: template)
    if let element = node.component.focusRequest { paintedWish = (node.id, element) }
    template.writeHTML(
      of: node.component, node: node.id, name: template.name(of: node), key: node.path, into: &writer, context: context
    ) { writer in
      for child in self.window.nodes(in: node.id) { self.write(child, into: &writer) }
    }
  }

  /// Tells of views that show nothing, and of handlers that this drawing never calls, of classes that do not say
  /// themselves what they raise.
  private func lookForFaults(in node: Node, drawnBy template: HTMLTemplate) {
    if !template.undrawnClasses.isEmpty, undrawn.insert(template.number).inserted {
      for name in template.undrawnClasses {
        window.report(
          """
          A \(name) at \(node.path) shows nothing in a browser: its class has neither layout nor drawing. Conform it to \
          HTMLDrawn beside the surface.
          """)
      }
    }
    guard !node.component.handlers.isEmpty else { return }
    silentHandlers.look(at: node.component, form: node.form, path: { node.path }) { element in
      element.type.raisedEvents == nil ? template.raisedEvents[element.element] ?? [] : nil
    }
  }

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
    tellDurable(events.news())
  }

  func becomes(_ name: String) { self.name = name }

  private func tellDurable(_ stored: PageEvents.Stored?) {
    guard let send, let stored else { return }
    var writer = OperationWriter()
    writer.durable(upTo: stored.last, but: stored.unfinished)
    send(writer.frame(number: 0, acknowledging: shownEvent))
  }

  // MARK: Connections

  func join(_ join: PageJoin, send: @escaping @MainActor (String) -> Void) {
    self.send = send
    window.isVisible = !join.isHidden
    frames.acknowledge(join.lastPatch)
    if !isPainted {
      // Made again in another process: the browser's numbers go on from where it is.
      lastPatch = max(lastPatch, join.lastPatch)
      events.begin(at: join.firstEvent)
      firstOwnPatch = lastPatch + 1
      replay = PageReplay(join, on: self)
      replay?.begin()
    } else if needsFresh || lastPatch < join.lastPatch {
      // Too far behind.
      lastPatch = max(lastPatch, join.lastPatch)
      askForFresh(fields: join.fields)
    } else if lastPatch == 0 {
      sendFirst()
    } else if let missed = frames.after(join.lastPatch, last: lastPatch) {
      for frame in missed { send(frame) }
      if missed.isEmpty { goOn(hasApplied: true) } else { flush() }
    } else {
      askForFresh(fields: join.fields)
    }
    // Whether it heard of it on the line before is not certain.
    tellDurable(events.news(isForAll: true))
  }

  /// Shows what was made again, and what was done again, to a browser that has shown an earlier page until now.
  func showAgain(fields: [String: PageJoin.Field]) {
    isPainted = true
    window.follow(by: self)
    sendFresh(fields: fields, isMadeAgain: true)
  }

  func leave() {
    replay?.cancel()
    replay = nil
    send = nil
    window.isVisible = false
  }

  func end(reason: String) {
    var writer = OperationWriter()
    writer.end(reason: reason)
    send?(writer.frame(number: 0, acknowledging: events.last))
    send = nil
    replay?.cancel()
    replay = nil
    pause?.cancel()
    window.detach()
    window.close()
  }

  private func sendFirst() {
    var parts = FrameParts()
    for template in painted { parts.steps.define(template) }
    painted = []
    parts.append(pending)
    pending = FrameParts()
    send(parts)
  }

  /// Everything anew as soon as it may be; until then the browser only hears that it was heard.
  func askForFresh(fields: [String: PageJoin.Field] = [:]) {
    needsFresh = true
    // Whoever needs everything anew has no use for what is left of the old.
    rest = []
    returning.merge(fields) { $1 }
    guard pause == nil else { return sendAcknowledgement() }
    let fields = returning
    returning = [:]
    sendFresh(fields: fields)
  }

  /// Everything anew. A browser keeps the templates that it knows, but whether it has them is not certain, so they are told again.
  func sendFresh(fields: [String: PageJoin.Field] = [:], isMadeAgain: Bool = false) {
    isStartingAnew = true
    window.render()
    if !fields.isEmpty { ReturningFields(window: window, isMadeAgain: isMadeAgain).take(fields) }
    let patches = window.whole()
    isStartingAnew = false
    needsFresh = false
    frames.removeAll()
    pending = FrameParts()
    rest = []
    known = []
    painted = []
    var parts = FrameParts()
    parts.steps.fresh(isMadeAgain: isMadeAgain)
    var address = window.currentAddress
    address.change = .replace
    parts.steps.address(address, mount: mount)
    for patch in patches { write(patch, into: &parts) }
    send(parts)
    pause?.cancel()
    pause = clock.alarm(after: WindowPage.freshTime) { [weak self] in
      self?.pause = nil
      self?.flush()
    }
  }

  private func send(_ parts: FrameParts) {
    CustomStylesNotice.shared.tell(logger)
    shownEvent = events.last
    rest = parts.all
    // It stands in the first frame that acknowledges it.
    for event in undone { rest[0].undone(event) }
    undone = []
    sendRest()
  }

  /// Sends the next part; the browser says when it has it, so that a slow one is never sent more than it can take.
  private func sendRest() {
    guard !rest.isEmpty else { return }
    var part = rest.removeFirst()
    if !rest.isEmpty { part.more() }
    lastPatch += 1
    let frame = part.frame(number: lastPatch, acknowledging: shownEvent)
    frames.append(frame, number: lastPatch)
    guard let send else { return }
    telemetry?.patch(bytes: frame.utf8.count)
    send(frame)
  }

  private var hasNews: Bool { needsFresh || !pending.isEmpty || !undone.isEmpty }

  func sendAcknowledgement() {
    // What was done is told as taken in only together with what it changed.
    if rest.isEmpty && !hasNews { shownEvent = events.last }
    send?(OperationWriter().frame(number: 0, acknowledging: shownEvent))
  }

  /// Sends what is due to a browser that has told something: the next part of a large frame once it has the one before,
  /// then everything anew or what is pending, else that it was heard.
  func goOn(hasApplied: Bool = false) {
    if hasApplied, !rest.isEmpty {
      sendRest()
      guard rest.isEmpty else { return }
    }
    if rest.isEmpty && hasNews { flush() } else { sendAcknowledgement() }
  }

  /// Puts what is pending into a frame, or everything where what was pending had to be given up. Without a browser, and
  /// while parts are on their way, it stays pending, up to a bound.
  private func flush() {
    guard isPainted, hasNews else { return }
    guard send != nil, rest.isEmpty else { return keepWithinBounds() }
    guard !needsFresh else { return askForFresh() }
    if lastPatch == 0 { return sendFirst() }
    let parts = pending
    pending = FrameParts()
    send(parts)
  }

  private func keepWithinBounds() {
    guard pending.count > WindowPage.maximalPendingBytes else { return }
    pending = FrameParts()
    needsFresh = true
  }

  // MARK: Surface

  func apply(_ patches: [Patch], of window: Window) {
    changeCount += 1
    guard !needsFresh, !isStartingAnew else { return }
    for patch in patches { write(patch, into: &pending) }
    scheduleFlush()
  }

  func show(_ address: WindowAddress, of window: Window) {
    changeCount += 1
    hasToldAddress = true
    guard !isStartingAnew else { return }
    pending.steps.address(address, mount: mount)
    scheduleFlush()
  }

  func focus(node id: Int, element: Int, of window: Window) {
    guard !needsFresh, let node = window.node(id) else { return }
    let template = HTMLTemplates.template(for: node.component, form: HTMLForm(node.form))
    pending.steps.focus(id, path: template.focusPath(of: element))
    scheduleFlush()
  }

  private func scheduleFlush() {
    guard !isReceiving, !isFlushScheduled else { return }
    isFlushScheduled = true
    // Patches and address of one render are one frame.
    Task { [weak self] in
      self?.isFlushScheduled = false
      self?.flush()
    }
  }

  private func insert(
    _ rows: [(node: Node, template: HTMLTemplate)], parent: Int, before: Int, into parts: inout FrameParts
  ) {
    for (node, template) in rows {
      lookForFaults(in: node, drawnBy: template)
      if known.insert(template.number).inserted { parts.steps.define(template) }
    }
    parts.insert(rows, parent: parent, before: before, context: context)
  }

  private func write(_ patch: Patch, into parts: inout FrameParts) {
    switch patch {
    case .insert(let nodes, let parent, let before):
      let rows = nodes.map { node in
        (node, HTMLTemplates.template(for: node.component, form: HTMLForm(node.form)))
      }
      insert(rows, parent: parent, before: before ?? 0, into: &parts)
    case .update(let id, let old, let new):
      guard let form = window.node(id)?.form else { return }
      parts.steps.update(
        id, from: old, to: new, template: HTMLTemplates.template(for: new, form: HTMLForm(form)), mount: mount)
    case .remove(let ids): parts.steps.remove(ids)
    case .move(let id, let before): parts.steps.move(id, before: before ?? 0)
    }
    parts.cut()
  }
}
