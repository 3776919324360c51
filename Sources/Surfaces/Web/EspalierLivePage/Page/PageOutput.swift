package import EspalierWire

/// The output of a page to its browser. It consists of numbered frames, which are kept until the browser has applied
/// them. A large change is sent in parts.
///
/// No frame is sent to a full connection. Changes then stay with the page, where the newest state replaces older ones.
@MainActor
package final class PageOutput {
  /// The connection; nil if there is none.
  package var line: (any PageConnection)?
  /// The number of the last patch.
  package private(set) var lastPatch = 0
  /// The number of the last event whose changes have all been sent.
  package private(set) var shownEvent = 0
  private var sent = SentFrames()
  /// The remaining parts of a large change. Each is sent when the browser has the previous one.
  private var rest: [OperationWriter] = []
  /// The numbers of events that could not be carried out and are not reported to the browser yet.
  private var undone: [Int] = []

  /// The greatest number of undone events to report. A browser keeps no more events than this.
  private static let maximumUndone = 100

  /// True if a patch may be sent now.
  package var isReady: Bool { rest.isEmpty && line?.isWritable ?? false }

  /// True while parts of a large change are still to be sent.
  package var isInParts: Bool { !rest.isEmpty }

  /// True if the next frame must report an event as undone.
  package var hasUndone: Bool { !undone.isEmpty }

  /// Records an event that could not be carried out. The next frame reports it.
  package func note(undone event: Int) {
    if undone.count == Self.maximumUndone { undone.removeFirst() }
    undone.append(event)
  }

  /// Continues the numbers of the browser's patches if they are greater than the page's own.
  package func advance(to patch: Int) { lastPatch = max(lastPatch, patch) }

  /// Records that the browser has applied all patches up to a number.
  package func acknowledge(_ patch: Int) { sent.acknowledge(patch) }

  /// Discards the sent frames and the remaining parts of a large change.
  package func forgetSent() {
    sent.removeAll()
    rest = []
  }

  /// Discards the remaining parts of a large change.
  package func forgetRest() { rest = [] }

  /// Returns the frames after a patch; nil if one of them has been discarded.
  package func frames(after patch: Int) -> [String]? { sent.after(patch, last: lastPatch) }

  /// Sends a change that contains all effects of the events up to a number.
  ///
  /// - Returns: The size of the frame that was sent; nil if there was no connection.
  package func send(_ parts: FrameParts, upTo event: Int) -> Int? {
    shownEvent = event
    rest = parts.all
    // An undone event is reported in the first frame that acknowledges it.
    for event in undone { rest[0].append(.undone(event)) }
    undone = []
    return sendNextPart()
  }

  /// Sends the next part of a large change. The browser acknowledges each part, so that a slow browser never receives
  /// more than it can process.
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

  /// Acknowledges the browser's frames.
  /// - Parameter event: The last event that was carried out, if all its changes have been sent.
  package func acknowledge(upTo event: Int? = nil) {
    if let event { shownEvent = event }
    guard let line, line.isWritable else { return }
    line.send(OperationWriter().frame(acknowledging: shownEvent))
  }

  /// Sends an operation that is not a patch.
  /// - Parameter event: The last event that was carried out, if all its changes have been sent.
  package func enqueue(_ operation: Operation, upTo event: Int? = nil) {
    if let event { shownEvent = event }
    line?.send(OperationWriter.frame(operation, acknowledging: shownEvent))
  }
}
