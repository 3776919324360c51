internal import EspalierNavigation
internal import EspalierViews
package import EspalierWire

/// The repetition of a browser's events after the process of its page has ended.
///
/// The events are carried out on a new page that replaces the earlier one, before the browser shows the new page.
///
/// Events are carried out in order, each on the node that it names. The replay waits for a place that is still loading.
/// If a node is not found and the page is still at the place where it was stored, the replay opens the browser's
/// current place. Events that find no node are reported to the person by name.
@MainActor
package final class PageReplay {
  /// The new page. It also holds this replay, but only for seconds, so the strong reference causes no leak.
  private let page: WindowPage
  /// The fields that the person was editing and that are not restored yet.
  private var fields: [String: PageJoin.Field]
  /// The number of events that the browser sends again.
  private var expected: Int
  private var waiting: [BrowserFrame] = []
  /// The place at which the page was stored.
  private let start: Path
  /// The fields with the person's current values.
  private let joined: [String: PageJoin.Field]
  /// The fields whose values the person changed again after an action.
  private var later: [String: PageJoin.Field] = [:]
  /// The values of the form around the last action that was carried out.
  private var formBefore: [String: String] = [:]
  /// The values that were submitted with actions that the app has carried out.
  private var given: [String: String] = [:]
  private var work: Task<Void, Never>?
  private var deadline: Alarm?
  private var isShown = false

  private var isOutOfPatience = false
  private var patience: Alarm?

  /// The time after which the page is shown in any case. A browser abandons a connection after five seconds without an
  /// answer.
  private static let longestTime = Duration.seconds(3)
  /// The time that the replay waits for a place that is still loading, after the page is visible.
  private static let longestLoad = Duration.seconds(15)

  package init(_ join: PageJoin, on page: WindowPage) {
    self.page = page
    fields = join.fields
    joined = join.fields
    expected = join.events
    start = page.window.path
  }

  package func begin() {
    // Content that is still loading may contain the fields to be restored.
    guard expected > 0 || !fields.isEmpty && !page.window.isSettled else { return finish(fields: fields) }
    deadline = page.clock.alarm(after: Self.longestTime) { [weak self] in
      // With the fields that exist by then.
      if let self { show(fields: fields) }
    }
    patience = page.clock.alarm(after: Self.longestLoad) { [weak self] in self?.isOutOfPatience = true }
    work = Task { [weak self] in await self?.run() }
  }

  package func cancel() {
    deadline?.cancel()
    patience?.cancel()
    work?.cancel()
  }

  /// Takes over a frame that arrives before the replay has ended. Returns false for heartbeats and other frames that
  /// need not wait.
  package func takes(_ frame: BrowserFrame) -> Bool {
    // A browser keeps no more events; further ones from a stranger are not stored.
    guard waiting.count < PageEvents.maximumUnfinished else { return false }
    switch frame {
    // An event on the visible page need not wait for events that may never find their node.
    case .event(_, let last, _, _, _, _, _) where isShown && last >= page.firstOwnPatch: return false
    case .event(let number, _, _, _, _, _, _):
      page.events.reserve(number)
      waiting.append(frame)
    case .go, .history: waiting.append(frame)
    default: return false
    }
    if work == nil { work = Task { [weak self] in await self?.run() } }
    return true
  }

  private func run() async {
    await bringFieldsBack()
    while !Task.isCancelled {
      guard !waiting.isEmpty else {
        work = nil
        guard expected <= 0 else { return }
        // Values that were entered after the actions.
        if !later.isEmpty { FieldRestoration(window: page.window, isMadeAgain: true).take(later) }
        finish(fields: [:])
        return
      }
      await carryOut(waiting.removeFirst())
      expected -= 1
    }
  }

  /// Restores the fields that the person was editing, and waits for those that are still loading. The method ends when
  /// the page is shown: from then on, the browser itself reports each field that it does not find.
  private func bringFieldsBack() async {
    while !fields.isEmpty, !isShown {
      await page.settle(within: WindowPage.paintTime)
      guard !Task.isCancelled, !isShown else { return }
      let isSettled = page.window.isSettled
      fields = FieldRestoration(window: page.window, isMadeAgain: true).take(fields)
      if isSettled { return }
    }
  }

  private func carryOut(_ frame: BrowserFrame) async {
    guard case .event(let number, let last, let kind, _, let element, let value, let address) = frame else {
      // A step in the history leads to the browser's place on its own.
      if case .history = frame { page.wantedPath = nil }
      // The browser waits for the result of the navigation.
      show(fields: [:])
      return page.receive(frame)
    }
    guard last < page.firstOwnPatch else { return page.receive(frame) }
    var position: Int?
    var isCarriedOut = page.events.isKnown(number)
    if let address, !isCarriedOut {
      position = await find(address)
      if let found = position {
        let isSame = await make(address.form)
        // The filled-in fields may have changed the nodes.
        position = isSame ? page.window.node(found) != nil ? found : address.node(in: page.window) : nil
      }
      if position == nil { isCarriedOut = await page.isCarriedOut(number) }
    }
    guard !Task.isCancelled else { return }
    page.take(number, last) {
      if let position { return page.handle(number, kind, position, element, value) }
      guard !isCarriedOut else { return }
      page.drop("of an earlier page", event: number, kind, isOver: kind == .change)
    }
    guard position != nil || isCarriedOut, let form = address?.form?.mapValues(\.value) else { return }
    if position != nil { formBefore = form }
    given.merge(form) { $1 }
  }

  /// Restores the form around a person's action to its values at the time of the action. Fields that are unchanged
  /// since the previous action are skipped.
  ///
  /// - Returns: False if this is impossible or the values are unknown: the action would apply to other values than the
  ///   person saw.
  private func make(_ form: [String: PageJoin.Field]?) async -> Bool {
    guard let form = form?.filter({ formBefore[$0] != $1.value }) else { return false }
    let returning = FieldRestoration(window: page.window, isMadeAgain: true)
    while !returning.make(form, others: [joined.mapValues(\.value), formBefore]) {
      // Content that is still loading may contain them.
      guard !page.window.isSettled, !isOutOfPatience, !Task.isCancelled else { return false }
      await page.settle(within: WindowPage.paintTime)
    }
    for (key, field) in form {
      guard let latest = joined[key], latest.value != field.value else { continue }
      later[key] = PageJoin.Field(value: latest.value, before: latest.before, known: field.value)
    }
    return true
  }

  private func find(_ address: NodeAddress) async -> Int? {
    let window = page.window
    while true {
      if let node = address.node(in: window) { return node }
      if window.isSettled {
        guard openWantedPath() else { return nil }
      } else if isOutOfPatience {
        return nil
      }
      await page.settle(within: WindowPage.paintTime)
      guard !Task.isCancelled else { return nil }
    }
  }

  /// Opens the browser's current place, if the page is still where it was stored.
  private func openWantedPath() -> Bool {
    guard let wanted = page.wantedPath, page.window.path == start else { return false }
    page.wantedPath = nil
    page.window.open(wanted)
    return true
  }

  private func show(fields: [String: PageJoin.Field]) {
    guard !isShown else { return }
    isShown = true
    deadline?.cancel()
    _ = openWantedPath()
    page.showAgain(fields: fields, hasLosses: !hasGivenAll)
  }

  /// True if all entered values were submitted with the person's actions, and their fields are no longer on the screen.
  /// No entered value can then be lost.
  private var hasGivenAll: Bool {
    guard !joined.isEmpty, joined.allSatisfy({ given[$0] == $1.value }) else { return false }
    return !FieldRestoration(window: page.window, isMadeAgain: true).hasPosition(for: joined)
  }

  private func finish(fields: [String: PageJoin.Field]) {
    show(fields: fields)
    guard waiting.isEmpty else { return }
    patience?.cancel()
    page.replay = nil
  }
}
