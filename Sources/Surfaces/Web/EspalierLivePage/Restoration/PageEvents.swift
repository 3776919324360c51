/// The state of a page's events. It distinguishes the received events, the events whose handlers are running, and the
/// stored events.
///
/// A browser forgets an event when it is stored, and sends it again until then. So a received event counts once, and an
/// event whose handler was running when the process ended is carried out once more.
package struct PageEvents {
  /// The last event that was received.
  package private(set) var last = 0
  private var unfinished: Set<Int> = []
  /// The events that are still to be carried out. They are unfinished events of the previous process that the browser
  /// has not sent again, and received events that wait.
  private var wanted: Set<Int> = []
  private var stored = Stored()
  private var reported = Stored()

  /// The stored events: all events up to the number `last`, except those in `unfinished`.
  package struct Stored: Codable, Sendable, Hashable {
    package var last = 0
    package var unfinished: [Int] = []
  }

  /// The last edits whose effects the app has stored. The first `reportedClaimed` of them have been reported to the
  /// browser.
  private var claimed: [Int] = []
  private var reportedClaimed = 0

  /// The greatest number of unfinished events. A browser keeps no more than this.
  package static let maximumUnfinished = 100

  /// Returns true if an event was carried out to its end, or is still running.
  package func isKnown(_ number: Int) -> Bool { number <= last && !wanted.contains(number) }

  /// Records an event. Returns true if the event must be carried out, because it was not carried out to its end before.
  package mutating func take(_ number: Int) -> Bool {
    let isWanted = wanted.remove(number) != nil
    guard number > last || isWanted else { return false }
    last = max(last, number)
    unfinished.insert(number)
    return true
  }

  /// Reserves a received event to be carried out later. It can be carried out even after events with greater numbers.
  package mutating func reserve(_ number: Int) {
    if number > last { wanted.insert(number) }
  }

  /// Records that the handler of an event has ended, and all work that the handler began.
  package mutating func finish(_ number: Int) { unfinished.remove(number) }

  /// Records that the app has stored the effects of an edit.
  package mutating func claim(_ number: Int) {
    claimed.append(number)
    guard claimed.count > Self.maximumUnfinished else { return }
    claimed.removeFirst()
    reportedClaimed = max(0, reportedClaimed - 1)
  }

  /// Returns the edits whose effects the app has stored and that were not returned by an earlier call. If `isForAll` is
  /// true, returns all edits whose effects are stored.
  package mutating func unreportedClaims(isForAll: Bool = false) -> [Int] {
    defer { reportedClaimed = claimed.count }
    return isForAll ? claimed : Array(claimed[reportedClaimed...])
  }

  /// Records that the browser will send no event before a number.
  package mutating func begin(at number: Int) {
    last = max(last, number - 1)
    wanted = wanted.filter { $0 >= number }
  }

  /// The state to be stored: all events up to the last one, except for unfinished ones.
  package var kept: Stored {
    Stored(last: last, unfinished: unfinished.union(wanted).sorted().suffix(Self.maximumUnfinished))
  }

  /// Continues after the events that another process has carried out.
  /// - Parameter isStored: False if their state is still to be stored.
  package mutating func restore(_ kept: Stored, isStored: Bool) {
    last = max(last, kept.last)
    wanted = Set(kept.unfinished)
    (stored, reported) = (isStored ? kept : Stored(), Stored())
  }

  package mutating func store(_ kept: Stored) { stored = kept }

  /// Returns the stored state, or nil if the browser already knows it.
  package mutating func unreportedState(isForAll: Bool = false) -> Stored? {
    guard stored != (isForAll ? Stored() : reported) else { return nil }
    reported = stored
    return stored
  }
}
