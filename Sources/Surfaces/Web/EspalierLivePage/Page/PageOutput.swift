package import EspalierWire

/// The output of a page to its browser: numbered frames, in parts where a change is large, kept until the browser has
/// applied them.
///
/// Nothing is sent to a line that is full. News then stays with the page, where the newest state takes the place of
/// older ones.
@MainActor
package final class PageOutput {
  /// The connection, nil while there is none.
  package var line: (any PageConnection)?
  /// The last patch that was numbered.
  package private(set) var lastPatch = 0
  /// The last event whose changes are all in frames that were sent.
  package private(set) var shownEvent = 0
  private var sent = SentFrames()
  /// The parts of a large change that are still to be sent, each once the browser has the one before.
  private var rest: [OperationWriter] = []
  /// Events that could not be done, and of which the browser has not been told.
  private var undone: [Int] = []

  /// The greatest number of undone events to tell; a browser keeps no more events.
  private static let maximumUndone = 100

  /// True if a patch may be sent now.
  package var isReady: Bool { rest.isEmpty && line?.isWritable ?? false }

  /// True while parts of a large change are on their way.
  package var isInParts: Bool { !rest.isEmpty }

  /// True if an event is to be told as undone with the next frame.
  package var hasUndone: Bool { !undone.isEmpty }

  /// Notes an event that could not be done, to be told with the next frame.
  package func note(undone event: Int) {
    if undone.count == Self.maximumUndone { undone.removeFirst() }
    undone.append(event)
  }

  /// Continues from the browser's patch numbers, if they are ahead.
  package func goOn(from patch: Int) { lastPatch = max(lastPatch, patch) }

  /// Notes that the browser has applied all patches up to one.
  package func acknowledge(_ patch: Int) { sent.acknowledge(patch) }

  /// Forgets all that was sent, and what is left of a large change.
  package func forgetSent() {
    sent.removeAll()
    rest = []
  }

  /// Forgets what is left of a large change.
  package func forgetRest() { rest = [] }

  /// The frames after a patch; nil when one of them is no longer there.
  package func frames(after patch: Int) -> [String]? { sent.after(patch, last: lastPatch) }

  /// Sends a change with all that was done up to an event.
  /// - Returns: The size of the frame that was sent, nil when there was nobody to send it to.
  package func send(_ parts: FrameParts, upTo event: Int) -> Int? {
    shownEvent = event
    rest = parts.all
    // An undone event is told in the first frame that acknowledges it.
    for event in undone { rest[0].append(.undone(event)) }
    undone = []
    return sendNextPart()
  }

  /// Sends the next part; the browser says when it has it, so that a slow one is never sent more than it can take.
  package func sendNextPart() -> Int? {
    guard !rest.isEmpty else { return nil }
    var part = rest.removeFirst()
    if !rest.isEmpty { part.append(.more) }
    lastPatch += 1
    let frame = part.frame(number: lastPatch, acknowledging: shownEvent)
    sent.append(frame, number: lastPatch)
    guard let line else { return nil }
    line.send(frame)
    return frame.utf8.count
  }

  /// Tells that the browser was heard.
  /// - Parameter event: The last event that was done, where all its changes have been sent.
  package func acknowledge(upTo event: Int? = nil) {
    if let event { shownEvent = event }
    guard let line, line.isWritable else { return }
    line.send(OperationWriter().frame(acknowledging: shownEvent))
  }

  /// Tells something that is no patch.
  /// - Parameter event: The last event that was done, where all its changes have been sent.
  package func enqueue(_ operation: Operation, upTo event: Int? = nil) {
    if let event { shownEvent = event }
    line?.send(OperationWriter.frame(operation, acknowledging: shownEvent))
  }
}
