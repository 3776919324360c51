/// What is known of the events of a page: which were taken in, which are still at work, and which are stored.
///
/// A browser forgets an event when it is stored, and sends it again until then. So one that was taken in counts once,
/// and one whose handler was at work when the process ended is taken in once more.
struct PageEvents {
  /// The last one that was taken in.
  private(set) var last = 0
  private var unfinished: Set<Int> = []
  /// Those that were at work when the process ended that had taken them in, and have not been sent again yet; and those that
  /// have come and wait for their place.
  private var wanted: Set<Int> = []
  private var stored = Stored()
  private var told = Stored()

  /// Everything up to an event is stored, but a few.
  struct Stored: Codable, Sendable, Hashable {
    var last = 0
    var unfinished: [Int] = []
  }

  /// A browser keeps no more of them.
  static let maximumUnfinished = 100

  /// Whether an event was carried out to its end, or still is.
  func isKnown(_ number: Int) -> Bool { number <= last && !wanted.contains(number) }

  /// Whether an event is to be carried out: it has not been yet, or not to its end.
  mutating func take(_ number: Int) -> Bool {
    let isWanted = wanted.remove(number) != nil
    guard number > last || isWanted else { return false }
    last = max(last, number)
    unfinished.insert(number)
    return true
  }

  /// An event has come that is taken in later, whatever is taken in before it.
  mutating func reserve(_ number: Int) {
    if number > last { wanted.insert(number) }
  }

  /// The handler of an event, and all that it began, have ended.
  mutating func finish(_ number: Int) { unfinished.remove(number) }

  /// The browser sends none before this one.
  mutating func begin(at number: Int) {
    last = max(last, number - 1)
    wanted = wanted.filter { $0 >= number }
  }

  /// What is to be kept: everything up to an event, but those that are at work.
  var kept: Stored {
    Stored(last: last, unfinished: unfinished.union(wanted).sorted().suffix(Self.maximumUnfinished))
  }

  /// Goes on after what another process has stored.
  mutating func restore(_ kept: Stored) {
    last = max(last, kept.last)
    wanted = Set(kept.unfinished)
    (stored, told) = (kept, Stored())
  }

  mutating func store(_ kept: Stored) { stored = kept }

  /// What a browser does not know yet of what is stored; nil for nothing.
  mutating func news(isForAll: Bool = false) -> Stored? {
    guard stored != (isForAll ? Stored() : told) else { return nil }
    told = stored
    return stored
  }
}
