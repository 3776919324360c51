internal import EspalierApp
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import Logging

/// A window as a page in a browser: paints it as HTML once, and afterwards sends its patches as numbered frames.
///
/// The page goes on without a connection: what changes meanwhile is kept as frames for a browser that comes back, or, when there is too much
/// of it, given up for a fresh render. So a slow browser gets the latest state and never a backlog.
@MainActor
final class WindowPage: LivePage, AddressShowing, FocusShowing {
  private let window: Window
  private let formToken: String
  private let logger: Logger
  private let clock: any MainClock

  /// The templates that were told of because something in them shows nothing.
  private var undrawn: Set<Int> = []
  private lazy var silentHandlers = SilentHandlers { [weak window] in window?.report($0) }
  private var send: (@MainActor (String) -> Void)?
  private var frames = SentFrames()
  /// Steps that are not in a frame yet.
  private var pending = FrameParts()
  /// Events that could not be done, and of which the browser has not been told. They outlive what was pending.
  private var undone: [Int] = []
  /// What of a large frame is still to be sent: each part once the browser has the one before.
  private var rest: [OperationWriter] = []
  /// The last event whose changes are all in frames that were sent.
  private var shownEvent = 0
  /// Templates whose definition the browser has, or will have with the pending steps.
  private var known: Set<Int> = []
  /// Templates that stand in the painted HTML; their definitions go with the first frame.
  private var painted: [HTMLTemplate] = []
  private var lastPatch = 0
  private var lastEvent = 0
  /// The first patch with the numbers of this page's own nodes.
  private var firstOwnPatch = 0
  private var isPainted = false
  private var needsFresh = false
  private var isReceiving = false
  /// While everything is told anew, what changes meanwhile is part of it.
  private var isStartingAnew = false
  private var isFlushScheduled = false
  /// Runs after each fresh render: whoever asks for another one meanwhile gets it at its end, of the newest state.
  private var pause: Alarm?
  /// What is to be taken back with the fresh render that waits.
  private var returning: [String: PageJoin.Field] = [:]
  private var hasToldAddress = false
  private var dropped = 0

  private static let maximalPendingBytes = 1_048_576
  /// A browser keeps no more events.
  private static let maximalUndone = 100
  private static let paintTime = Duration.milliseconds(400)
  /// The least time between two fresh renders.
  private static let freshTime = Duration.seconds(1)

  /// Whether the window shows nothing but why it could not be made.
  let hasFailed: Bool
  /// How the address that the page was asked for led to its place.
  private let address: RouteAddress
  private(set) var changeCount = 0
  /// The path that addresses begin with in the browser.
  private let mount: MountPath

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
  private func settle(within time: Duration) async {
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
    template.writeHTML(of: node.component, node: node.id, key: node.path, into: &writer, context: context) { writer in
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
    KeptPage(state: window.state, scenes: window.keptStates(), lastEvent: lastEvent)
  }

  func restore(_ kept: KeptPage) {
    let wanted = window.path
    window.restore(kept.state, keeping: kept.scenes)
    // The browser may have gone on since; what was below stays below.
    if window.path != wanted { window.open(wanted) }
    // What was applied is not told as lost, nor done again.
    lastEvent = max(lastEvent, kept.lastEvent)
  }

  // MARK: Connections

  func join(_ join: PageJoin, send: @escaping @MainActor (String) -> Void) {
    self.send = send
    window.isVisible = !join.isHidden
    frames.acknowledge(join.lastPatch)
    if !isPainted || needsFresh || lastPatch < join.lastPatch {
      // Made again in another process, or too far behind: the browser's numbers go on from where it is.
      lastPatch = max(lastPatch, join.lastPatch)
      let isMadeAgain = !isPainted
      if isMadeAgain {
        lastEvent = max(lastEvent, join.firstUnacknowledgedEvent - 1)
        firstOwnPatch = lastPatch + 1
      }
      isPainted = true
      window.follow(by: self)
      if isMadeAgain { sendFresh(fields: join.fields, isMadeAgain: true) } else { askForFresh(fields: join.fields) }
    } else if lastPatch == 0 {
      sendFirst()
    } else if let missed = frames.after(join.lastPatch, last: lastPatch) {
      for frame in missed { send(frame) }
      if missed.isEmpty { goOn(hasApplied: true) } else { flush() }
    } else {
      askForFresh(fields: join.fields)
    }
  }

  func leave() {
    send = nil
    window.isVisible = false
  }

  func end(reason: String) {
    var writer = OperationWriter()
    writer.end(reason: reason)
    send?(writer.frame(number: 0, acknowledging: lastEvent))
    send = nil
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
  private func askForFresh(fields: [String: PageJoin.Field] = [:]) {
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
  private func sendFresh(fields: [String: PageJoin.Field] = [:], isMadeAgain: Bool = false) {
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
    shownEvent = lastEvent
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

  private func sendAcknowledgement() {
    // What was done is told as taken in only together with what it changed.
    if rest.isEmpty && !hasNews { shownEvent = lastEvent }
    send?(OperationWriter().frame(number: 0, acknowledging: shownEvent))
  }

  /// Sends what is due to a browser that has told something: the next part of a large frame once it has the one before,
  /// then everything anew or what is pending, else that it was heard.
  private func goOn(hasApplied: Bool = false) {
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

  // MARK: Events

  func receive(_ text: String) {
    guard let frame = BrowserFrame(text) else { return drop("malformed") }
    switch frame {
    case .heartbeat: sendAcknowledgement()
    case .sight(let isHidden):
      window.isVisible = !isHidden
      sendAcknowledgement()
    case .applied(let last):
      frames.acknowledge(last)
      if last == lastPatch, !rest.isEmpty { goOn(hasApplied: true) }
    case .gap(let last):
      lastPatch = max(lastPatch, last)
      askForFresh()
    case .go(let number, let last, let path):
      take(number, last) {
        guard let path = mount.place(at: path).flatMap({ Path($0) }) else { return drop("path") }
        window.handle(.open(path))
      }
    case .history(let number, let last, let path, let entry):
      take(number, last) {
        guard let path = mount.place(at: path).flatMap({ Path($0) }) else { return drop("path") }
        hasToldAddress = false
        window.handle(.history(path, entry: entry))
        // The browser waits for an answer to each step in its history, also when the place is the same.
        if !hasToldAddress {
          var address = window.currentAddress
          address.change = .history
          pending.steps.address(address, mount: mount)
        }
      }
    case .event(let number, let last, let kind, let node, let element, let value):
      take(number, last) {
        // Nodes are numbered anew in a page that was made again: what was done before it was seen is about others.
        guard last >= firstOwnPatch else { return drop("of an earlier page", event: number, kind) }
        let shown = window.node(node)
        // A browser's fields hold texts, also where a number or a day is meant.
        let value =
          if case .text(let text) = value, let shown { shown.value(ofText: text, element: element) } else { value }
        if window.handle(.control(node: node, element: element, kind, value)) == .ignored {
          drop("gone", event: number, kind, isOver: window.node(node) == nil)
        }
      }
    }
  }

  /// Takes an event in once: a number that was seen before is only acknowledged again.
  private func take(_ number: Int, _ last: Int, _ body: () -> Void) {
    frames.acknowledge(last)
    guard number > lastEvent else { return sendAcknowledgement() }
    lastEvent = number
    isReceiving = true
    changeCount += 1
    body()
    isReceiving = false
    goOn()
  }

  /// Nothing that a person did is dropped in silence: the browser knows what it is called, and where an edit has another
  /// place by now.
  ///
  /// - Parameter isOver: Whether the place of an edit has gone that the browser had reason to believe in. What is edited
  ///   where nobody listens stays in the browser all the same.
  private func drop(_ reason: String, event: Int, _ kind: EventKind, isOver: Bool = false) {
    drop(reason)
    let isEdit = isOver && [.input, .change].contains(kind)
    guard isEdit || [.tap, .action, .submit, .move].contains(kind) else { return }
    if undone.count == WindowPage.maximalUndone { undone.removeFirst() }
    undone.append(event)
  }

  private func drop(_ reason: String) {
    dropped += 1
    logger.debug("Dropped a frame", metadata: ["reason": "\(reason)", "dropped": "\(dropped)"])
  }

  func takesFile(node: Int, element: Int) -> Bool { window.takesFile(node: node, element: element) }

  func receive(file: UploadedFile, node: Int, element: Int) async -> Bool {
    let received = ReceivedFile(name: file.name, path: file.path, size: file.size)
    return await window.handleFully(.control(node: node, element: element, .file, .file(received))) != .ignored
  }
}
