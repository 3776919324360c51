internal import EspalierApp
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
package import EspalierWire

/// The sending of frames: their timing and their content.
extension WindowPage {
  private static let maximumPendingBytes = 1_048_576
  /// The shortest time between two fresh renders of the whole page.
  private static let freshTime = Duration.seconds(1)

  package var hasChanged: Bool { life == .behind || !pending.isEmpty || output.hasUndone }

  package func sendFirst() {
    var parts = FrameParts()
    for template in templates.takePainted() { parts.append(.define(template), in: context) }
    parts.append(pending)
    send(parts)
  }

  /// Sends the whole page again as soon as possible. Until then, the browser only receives an acknowledgement.
  package func askForFresh(fields: [String: PageJoin.Field] = [:]) {
    life = .behind
    // A fresh render makes the rest of a large change useless.
    output.forgetRest()
    returning.merge(fields) { $1 }
    guard pause == nil, output.isReady else { return sendAcknowledgement() }
    let fields = returning
    returning = [:]
    sendFresh(fields: fields)
  }

  /// Sends the whole page again, with all its templates. The browser may already have templates, but this is not
  /// certain.
  package func sendFresh(fields: [String: PageJoin.Field], isMadeAgain: Bool = false, hasLosses: Bool = true) {
    turn = .renewing
    window.render()
    language = window.localization.language
    if !fields.isEmpty { FieldRestoration(window: window, isMadeAgain: isMadeAgain).take(fields) }
    let patches = window.whole()
    turn = .idle
    output.forgetSent()
    templates.forget()
    var parts = FrameParts()
    let context = context
    var address = window.currentAddress
    address.change = .replace
    parts.append(.fresh(entry: address.entry, isMadeAgain: isMadeAgain && hasLosses), in: context)
    parts.append(.address(withFragment(address)), in: context)
    for patch in patches { write(patch, into: &parts, in: context) }
    send(parts)
    pause?.cancel()
    pause = clock.alarm(after: WindowPage.freshTime) { [weak self] in
      self?.pause = nil
      self?.flush()
    }
  }

  /// Sends a change that includes all pending changes.
  private func send(_ parts: FrameParts) {
    pending = FrameParts()
    life = .joined
    recordSize(output.send(parts, upTo: events.last))
  }

  private func recordSize(_ bytes: Int?) {
    guard let bytes else { return }
    telemetry?.patch(bytes: bytes)
    record?.addPatch(output.lastPatch, bytes: bytes, path: path)
  }

  package func sendAcknowledgement() {
    // Events are acknowledged only together with their changes.
    output.acknowledge(upTo: output.isInParts || hasChanged ? nil : events.last)
  }

  /// Sends the pending output to a browser that has sent a frame.
  ///
  /// The output is the next part of a large frame if the browser has the previous one, then a fresh render or the
  /// pending changes, and otherwise an acknowledgement.
  package func sendPending(hasApplied: Bool = false) {
    if hasApplied, output.isInParts {
      recordSize(output.sendNextPart())
      guard !output.isInParts else { return }
    }
    if output.isReady && hasChanged { flush() } else { sendAcknowledgement() }
  }

  /// Sends the pending changes as a frame, or a fresh render if they had to be discarded.
  ///
  /// Changes stay pending, up to a limit, without a browser, while its connection is full, and while parts of a change
  /// are still to be sent.
  package func flush() {
    guard life != .unseen, life != .ended, hasChanged else { return }
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

  package func scheduleFlush() {
    guard turn == .idle else { return }
    turn = .scheduled
    Task { [weak self] in
      guard let self else { return }
      if turn == .scheduled { turn = .idle }
      flush()
    }
  }
}
