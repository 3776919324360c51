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

  private var send: (@MainActor (String) -> Void)?
  private var frames = SentFrames()
  /// Steps that are not in a frame yet.
  private var pending = OperationWriter()
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
  private static let paintTime = Duration.milliseconds(400)
  /// The least time between two fresh renders.
  private static let freshTime = Duration.seconds(1)

  init(window: Window, formToken: String, logger: Logger, clock: any MainClock = SystemMainClock()) {
    self.window = window
    self.formToken = formToken
    self.logger = logger
    self.clock = clock
  }

  var path: String { window.path.description }

  private var context: HTMLContext {
    HTMLContext(formToken: formToken, path: path, words: HTMLWords(window.words))
  }

  // MARK: First paint

  func firstPaint() async -> PagePaint {
    let wanted = window.path
    await settle(within: WindowPage.paintTime)
    var writer = HTMLWriter()
    for node in window.nodes(in: nil) { write(node, into: &writer) }
    isPainted = true
    window.surface = self
    CustomStylesNotice.shared.tell(logger)
    let address = window.currentAddress
    let isMissing = window.screen?.isNotFound ?? false
    return PagePaint(
      status: isMissing ? 404 : 200, title: address.title, body: writer.string,
      language: window.localization.language,
      isRightToLeft: window.localization.isRightToLeft,
      redirect: address.path == wanted ? nil : address.path.description, words: window.words)
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
    template.writeHTML(of: node.component, node: node.id, key: node.path, into: &writer, context: context) { writer in
      for child in self.window.nodes(in: node.id) { self.write(child, into: &writer) }
    }
  }

  // MARK: Connections

  func join(_ join: PageJoin, send: @escaping @MainActor (String) -> Void) {
    self.send = send
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
      window.surface = self
      if isMadeAgain { sendFresh(fields: join.fields, isMadeAgain: true) } else { askForFresh(fields: join.fields) }
    } else if lastPatch == 0 {
      sendFirst()
    } else if let missed = frames.after(join.lastPatch, last: lastPatch) {
      if missed.isEmpty && pending.isEmpty {
        sendAcknowledgement()
      } else {
        for frame in missed { send(frame) }
        flush()
      }
    } else {
      askForFresh(fields: join.fields)
    }
  }

  func leave() { send = nil }

  func end(reason: String) {
    var writer = OperationWriter()
    writer.end(reason: reason)
    send?(writer.frame(number: 0, acknowledging: lastEvent))
    send = nil
    pause?.cancel()
    window.surface = nil
    window.close()
  }

  private func sendFirst() {
    var writer = OperationWriter()
    for template in painted { writer.define(template) }
    painted = []
    writer.append(pending)
    pending = OperationWriter()
    sendNumbered(writer)
  }

  /// Everything anew as soon as it may be; until then the browser only hears that it was heard.
  private func askForFresh(fields: [String: PageJoin.Field] = [:]) {
    needsFresh = true
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
    pending = OperationWriter()
    known = []
    painted = []
    var definitions = OperationWriter()
    var steps = OperationWriter()
    steps.fresh(isMadeAgain: isMadeAgain)
    for patch in patches { write(patch, into: &steps, defining: &definitions) }
    var address = window.currentAddress
    address.change = .replace
    steps.address(address)
    definitions.append(steps)
    sendNumbered(definitions)
    pause?.cancel()
    pause = clock.alarm(after: WindowPage.freshTime) { [weak self] in
      self?.pause = nil
      if let self, needsFresh, send != nil { askForFresh() }
    }
  }

  private func sendNumbered(_ writer: OperationWriter) {
    CustomStylesNotice.shared.tell(logger)
    lastPatch += 1
    let frame = writer.frame(number: lastPatch, acknowledging: lastEvent)
    frames.append(frame, number: lastPatch)
    send?(frame)
  }

  private func sendAcknowledgement() { send?(OperationWriter().frame(number: 0, acknowledging: lastEvent)) }

  /// Puts what is pending into a frame. Without a browser it stays pending, up to a bound.
  private func flush() {
    guard isPainted, !pending.isEmpty else { return }
    guard send != nil else {
      if pending.count > WindowPage.maximalPendingBytes {
        pending = OperationWriter()
        needsFresh = true
      }
      return
    }
    guard !needsFresh else { return askForFresh() }
    if lastPatch == 0 { return sendFirst() }
    let steps = pending
    pending = OperationWriter()
    sendNumbered(steps)
  }

  // MARK: Surface

  func apply(_ patches: [Patch]) {
    guard !needsFresh, !isStartingAnew else { return }
    var definitions = OperationWriter()
    var steps = OperationWriter()
    for patch in patches { write(patch, into: &steps, defining: &definitions) }
    pending.append(definitions)
    pending.append(steps)
    scheduleFlush()
  }

  func show(_ address: WindowAddress) {
    hasToldAddress = true
    guard !isStartingAnew else { return }
    pending.address(address)
    scheduleFlush()
  }

  func focus(node id: Int, element: Int) {
    guard !needsFresh, let node = window.node(id) else { return }
    let template = HTMLTemplates.template(for: node.component, form: HTMLForm(node.form))
    pending.focus(id, path: template.focusPath(of: element))
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

  private func write(_ patch: Patch, into steps: inout OperationWriter, defining definitions: inout OperationWriter) {
    switch patch {
    case .insert(let nodes, let parent, let before):
      let rows = nodes.map { node in
        (node, HTMLTemplates.template(for: node.component, form: HTMLForm(node.form)))
      }
      for (_, template) in rows where known.insert(template.number).inserted { definitions.define(template) }
      steps.insert(rows, parent: parent, before: before ?? 0, context: context)
    case .update(let id, let old, let new):
      guard let form = window.node(id)?.form else { return }
      steps.update(id, from: old, to: new, template: HTMLTemplates.template(for: new, form: HTMLForm(form)))
    case .remove(let ids): steps.remove(ids)
    case .move(let id, let before): steps.move(id, before: before ?? 0)
    }
  }

  // MARK: Events

  func receive(_ text: String) {
    guard let frame = BrowserFrame(text) else { return drop("malformed") }
    switch frame {
    case .heartbeat: sendAcknowledgement()
    case .gap(let last):
      lastPatch = max(lastPatch, last)
      askForFresh()
    case .go(let number, let last, let path):
      take(number, last) {
        guard let path = Path(path) else { return drop("path") }
        window.handle(.open(path))
      }
    case .history(let number, let last, let path):
      take(number, last) {
        guard let path = Path(path) else { return drop("path") }
        hasToldAddress = false
        window.handle(.history(path))
        // The browser waits for an answer to each step in its history, also when the place is the same.
        if !hasToldAddress {
          var address = window.currentAddress
          address.change = .history
          pending.address(address)
        }
      }
    case .event(let number, let last, let kind, let node, let element, let value):
      take(number, last) {
        // Nodes are numbered anew in a page that was made again: what was done before it was seen is about others.
        guard last >= firstOwnPatch else { return drop("of an earlier page", event: number, kind) }
        if window.handle(.control(node: node, element: element, kind, value)) == .ignored {
          drop("gone", event: number, kind)
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
    body()
    isReceiving = false
    if pending.isEmpty { sendAcknowledgement() } else { flush() }
  }

  /// Nothing that a person did is dropped in silence: the browser knows what it is called.
  private func drop(_ reason: String, event: Int, _ kind: EventKind) {
    drop(reason)
    if [.tap, .action, .submit, .move].contains(kind) { pending.undone(event) }
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
