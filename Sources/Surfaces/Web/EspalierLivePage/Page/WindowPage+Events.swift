internal import EspalierHTML
package import EspalierNavigation
internal import EspalierBase
internal import EspalierScreens
package import EspalierViews
package import EspalierWire
internal import Logging

extension WindowPage {
  package func receive(_ text: String) {
    guard let frame = BrowserFrame(text) else {
      drop("malformed")
      // A browser waits for an answer to each of its frames.
      return sendAcknowledgement()
    }
    // While the browser's repeated events are handled, the replay holds back new ones that must come after them.
    if let replay, replay.takes(frame) { return }
    guard let record, let name = name(of: frame) else { return receive(frame) }
    record.measure(frame, named: name, bytes: text.utf8.count, path: path) { receive(frame) }
  }

  /// Returns the name of a frame for the inspector's record, without texts that a person entered. Returns nil for
  /// frames that are not recorded.
  private func name(of frame: BrowserFrame) -> String? {
    switch frame {
    case .heartbeat, .sight, .applied: nil
    case .gap: "asks for all anew"
    case .go: "follows a link"
    case .history: "goes through history"
    case .event(_, _, let kind, let node, let element, _, _):
      window.node(node).map { "\(kind.rawValue) \($0.view(of: element))" } ?? kind.rawValue
    }
  }

  package func receive(_ frame: BrowserFrame) {
    switch frame {
    case .heartbeat: sendAcknowledgement()
    case .sight(let isHidden):
      window.isVisible = !isHidden
      sendAcknowledgement()
    case .applied(let last):
      output.acknowledge(last)
      if last == output.lastPatch, output.isInParts { sendPending(hasApplied: true) } else { sendAcknowledgement() }
    case .gap(let last):
      output.advance(to: last)
      askForFresh()
    case .go(let number, let last, let path):
      take(number, last) {
        guard let path = mount.path(of: path).flatMap({ Path($0) }) else { return drop("path") }
        fragmentPath = path.fragment == nil ? nil : path
        record?.steps?.record(.go(path), in: window)
        window.handle(.open(path))
      }
    case .history(let number, let last, let path, let entry):
      take(number, last) {
        guard let path = mount.path(of: path).flatMap({ Path($0) }) else { return drop("path") }
        fragmentPath = path.fragment == nil ? nil : path
        record?.steps?.record(.history(entry: entry), in: window)
        travel(to: path, entry: entry)
      }
    case .event(let number, let last, let kind, let node, let element, let value, let address):
      take(number, last) {
        // A page that was created again has new node numbers: events from before it was shown name their nodes.
        guard last < firstOwnPatch else { return handle(number, kind, node, element, value) }
        let returning = FieldRestoration(window: window, isMadeAgain: true)
        guard let address, address.node(in: window) != nil, let form = address.form, returning.make(form),
          let node = address.node(in: window)
        else { return dropUnlessCarriedOut(number, kind) }
        handle(number, kind, node, element, value)
      }
    }
  }

  package func handle(_ number: Int, _ kind: EventKind, _ node: Int, _ element: Int, _ value: EventValue) {
    let shown = window.node(node)
    if kind == .seen, shown?.component.type == SectionView.self { return see(value.text, in: node) }
    record?.steps?.record(.control(node: node, element: element, kind, value), in: window)
    // A browser's fields hold texts, even if a number or a day is meant.
    let value =
      if case .text(let text) = value, let shown { shown.value(ofText: text, element: element) } else { value }
    if window.handle(.control(node: node, element: element, kind, value)) == .ignored {
      record?.steps?.wasIgnored()
      drop("gone", event: number, kind, isOver: window.node(node) == nil)
    }
  }

  /// Reports the visible rows of a long section to the window.
  ///
  /// The text contains the first index, the index after the last, and the numbers of the rows that must stay.
  private func see(_ report: String, in section: Int) {
    // The approach of the section itself is ignored.
    guard !report.isEmpty else { return }
    let numbers = report.split(separator: " ").prefix(2 + 16).map { Int($0) ?? -1 }
    guard numbers.count >= 2, numbers[0] >= 0, numbers[1] >= numbers[0] else { return drop("malformed") }
    let positions = numbers[0]..<numbers[1]
    record?.steps?.record(.visibleRows(section: section, positions: positions), in: window)
    window.handle(.visibleRows(section: section, positions: positions, keeping: Array(numbers.dropFirst(2))))
  }

  /// Drops an event. If the event was a person's action, reports that to the browser.
  ///
  /// The browser knows the name of the action, and whether an edit has another field by now.
  ///
  /// - Parameter isOver: True if the field of an edit is gone that the browser could expect. An edit without a handler
  ///   stays in the browser even so.
  package func drop(_ reason: String, event: Int, _ kind: EventKind, isOver: Bool = false) {
    drop(reason)
    let isEdit = isOver && [.input, .change].contains(kind)
    guard isEdit || kind.isAct else { return }
    output.note(undone: event)
  }

  /// Drops an event whose node is missing in a page that was created again, unless the app has stored its effects.
  private func dropUnlessCarriedOut(_ number: Int, _ kind: EventKind) {
    guard hasClaims != nil, let event = EventUnderWay.current, kind.isAct else {
      return drop("of an earlier page", event: number, kind)
    }
    // The event counts as unfinished until the result is known, so the browser still has its name.
    event.begin()
    Task { [weak self] in
      defer { event.end() }
      guard let self, await !isCarriedOut(number) else { return }
      drop("of an earlier page", event: number, kind)
      scheduleFlush()
    }
  }

  /// Returns true if the app has stored an event's effects, so that the event must not be reported as undone.
  package func isCarriedOut(_ number: Int) async -> Bool {
    guard let hasClaims else { return false }
    return await hasClaims(name, number)
  }

  package func drop(_ reason: String) {
    dropped += 1
    record?.add(.dropped(reason), path: path)
    logger.debug("Dropped a frame", metadata: ["reason": "\(reason)", "dropped": "\(dropped)"])
  }

  package func fileTypes(node: Int, element: Int) -> FileTypes? { window.fileTypes(node: node, element: element) }

  package func receive(file: UploadedFile, node: Int, element: Int) async -> Bool {
    record?.steps?.record(.file(node: node, element: element), in: window)
    let received = ReceivedFile(name: file.name, path: file.path, size: file.size)
    // If the server is killed while the handler runs, the file is passed again after the restart: the handler's claims
    // make its writes count once, too.
    let event = EventUnderWay(page: name, number: file.number)
    defer { event.end() }
    let noted = workRecord?.begin(page: name, isMaking: true)
    let outcome = await EventUnderWay.$current.withValue(event) {
      await window.handleFully(.control(node: node, element: element, .file, .file(received)))
    }
    workRecord?.end(noted)
    noteChange()
    return outcome != .ignored
  }

  /// Carries out an event once. An event whose number was seen before is only acknowledged again.
  package func take(_ number: Int, _ last: Int, _ body: () -> Void) {
    output.acknowledge(last)
    guard events.take(number) else { return sendAcknowledgement() }
    turn = .receiving
    noteChange()
    let record = workRecord
    let noted = record?.begin(page: name, isMaking: false)
    let event = EventUnderWay(page: name, number: number) { [weak self] event in
      record?.end(noted)
      self?.finish(event)
    }
    EventUnderWay.$current.withValue(event) { body() }
    record?.wait(noted)
    event.end()
    turn = .idle
    sendPending()
  }

  private func finish(_ event: EventUnderWay) {
    events.finish(event.number)
    if event.hasClaimed { events.claim(event.number) }
    record?.ended(event: event.number)
    noteChange()
  }

  /// Opens the place that the browser has gone to in its history. The browser waits for an answer to each step, even if
  /// the place is the same.
  package func travel(to path: Path, entry: Int?) {
    hasSentAddress = false
    window.handle(.history(path, entry: entry))
    guard !hasSentAddress else { return }
    var address = window.currentAddress
    address.change = .history
    pending.append(.address(withFragment(address)), in: context)
  }
}

extension EventKind {
  /// True if the event is an action whose loss a person would notice. An edit is not such an event, because its value
  /// stays in the field. An upload is not such an event, because it reports its own failure. The remaining events, such
  /// as focus, only accompany looking around.
  fileprivate var isAct: Bool {
    switch self {
    case .tap, .action, .submit, .move, .dismiss, .key, .cancel, .doubleTap, .signal: true
    case .input, .change, .focus, .blur, .file, .seen, .appear, .disappear: false
    }
  }
}

extension Node {
  /// The name of the class of an element's view. For an element that belongs to the whole row, it is the class of the
  /// row.
  fileprivate func view(of element: Int) -> String {
    let elements = ViewSchema.of(component.type).elements
    return elements.indices.contains(element) ? "\(elements[element].type)" : "\(component.type)"
  }
}
