/// The state of a page's events: those that were taken in, those that are still at work, and those that are stored.
///
/// A browser forgets an event when it is stored, and sends it again until then. So an event that was taken in counts
/// once, and an event whose handler was at work when the process ended is taken in once more.
package struct PageEvents {
  /// The last event that was taken in.
  package private(set) var last = 0
  private var unfinished: Set<Int> = []
  /// The events that were at work when the process ended that had taken them in, and have not been sent again yet; and
  /// those that have arrived and wait for their place.
  private var wanted: Set<Int> = []
  private var stored = Stored()
  private var told = Stored()

  /// The last event up to which all are stored, but for a few that are not finished.
  package struct Stored: Codable, Sendable, Hashable {
    package var last = 0
    package var unfinished: [Int] = []
  }

  /// The last edits whose handlers have stored something, and how many of them the browser has been told.
  private var claimed: [Int] = []
  private var toldClaimed = 0

  /// The greatest number of unfinished events; a browser keeps no more of them.
  package static let maximumUnfinished = 100

  /// Returns true if an event was carried out to its end, or still is.
  package func isKnown(_ number: Int) -> Bool { number <= last && !wanted.contains(number) }

  /// Takes an event in, and returns true if it is to be carried out: it has not been yet, or not to its end.
  package mutating func take(_ number: Int) -> Bool {
    let isWanted = wanted.remove(number) != nil
    guard number > last || isWanted else { return false }
    last = max(last, number)
    unfinished.insert(number)
    return true
  }

  /// Reserves a place for an event that has arrived and is taken in later, whatever is taken in before it.
  package mutating func reserve(_ number: Int) {
    if number > last { wanted.insert(number) }
  }

  /// Notes that the handler of an event, and all that it began, have ended.
  package mutating func finish(_ number: Int) { unfinished.remove(number) }

  /// Notes that the app has stored what an edit said.
  package mutating func claim(_ number: Int) {
    claimed.append(number)
    guard claimed.count > Self.maximumUnfinished else { return }
    claimed.removeFirst()
    toldClaimed = max(0, toldClaimed - 1)
  }

  /// Returns the edits that the app has stored and that a browser has not been told of, or all of them.
  package mutating func claimedNews(isForAll: Bool = false) -> [Int] {
    defer { toldClaimed = claimed.count }
    return isForAll ? claimed : Array(claimed[toldClaimed...])
  }

  /// Notes that the browser sends no event before this one.
  package mutating func begin(at number: Int) {
    last = max(last, number - 1)
    wanted = wanted.filter { $0 >= number }
  }

  /// The state to be kept: everything up to an event, but those that are at work.
  package var kept: Stored {
    Stored(last: last, unfinished: unfinished.union(wanted).sorted().suffix(Self.maximumUnfinished))
  }

  /// Continues after what another process has done.
  /// - Parameter isStored: False if that is still to be stored.
  package mutating func restore(_ kept: Stored, isStored: Bool) {
    last = max(last, kept.last)
    wanted = Set(kept.unfinished)
    (stored, told) = (isStored ? kept : Stored(), Stored())
  }

  package mutating func store(_ kept: Stored) { stored = kept }

  /// Returns the stored state if a browser does not know it yet; nil for nothing new.
  package mutating func news(isForAll: Bool = false) -> Stored? {
    guard stored != (isForAll ? Stored() : told) else { return nil }
    told = stored
    return stored
  }
}
