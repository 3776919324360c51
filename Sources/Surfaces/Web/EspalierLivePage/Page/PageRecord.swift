internal import EspalierViews
package import EspalierWire
internal import Foundation

/// A record of the last events and patches of a page, for the inspector. It contains names from the program and sizes,
/// but no text that a person entered.
/// Only the steps of a debug build contain such texts.
@MainActor
package final class PageRecord {
  /// One recorded event or patch.
  package struct Entry: Hashable, Sendable, Identifiable {
    /// The kind of an entry.
    package enum Kind: Hashable, Sendable {
      /// The browser reported an action of a person.
      case event(String)
      /// The browser received a change.
      case patch(Int)
      /// The page has a connection.
      case joined
      /// The page has no connection.
      case left
      /// An event of the browser was dropped.
      case dropped(String)
    }

    package let id: Int
    package let kind: Kind
    /// The date of the entry, in seconds since 1970.
    package let date: Double
    /// The visible path.
    package let path: String
    package var bytes: Int?
    package var duration: Duration?
  }

  private static let maximumEntries = 100

  /// The recorder of what the person does; nil except in a debug build.
  package let steps: (any StepRecording)?

  package init(steps: (any StepRecording)? = nil) { self.steps = steps }

  /// The entries, the oldest first.
  package private(set) var entries: [Entry] = []
  package private(set) var events = 0
  package private(set) var patches = 0
  package private(set) var bytesUp = 0
  package private(set) var bytesDown = 0
  private var next = 0
  /// The entries and start times of the events whose handlers are running, by the numbers of the events.
  private var underWay: [Int: (entry: Int, start: ContinuousClock.Instant)] = [:]

  /// Carries out a frame, and records the duration.
  package func measure(_ frame: BrowserFrame, named name: String, bytes: Int, path: String, _ body: () -> Void) {
    events += 1
    bytesUp += bytes
    let entry = add(.event(name), path: path, bytes: bytes)
    let start = ContinuousClock.now
    if let number = frame.number { underWay[number] = (entry, start) }
    body()
    note(entry, took: start.duration(to: .now))
  }

  /// Records that all work that an event began has ended.
  package func ended(event number: Int) {
    guard let (entry, start) = underWay.removeValue(forKey: number) else { return }
    note(entry, took: start.duration(to: .now))
  }

  package func addPatch(_ number: Int, bytes: Int, path: String) {
    patches += 1
    bytesDown += bytes
    add(.patch(number), path: path, bytes: bytes)
  }

  @discardableResult package func add(_ kind: Entry.Kind, path: String, bytes: Int? = nil) -> Int {
    next += 1
    if entries.count == Self.maximumEntries { entries.removeFirst() }
    entries.append(Entry(id: next, kind: kind, date: Date().timeIntervalSince1970, path: path, bytes: bytes))
    return next
  }

  private func note(_ entry: Int, took duration: Duration) {
    guard let first = entries.first?.id, entry >= first else { return }
    entries[entry - first].duration = duration
  }
}

extension BrowserFrame {
  /// The number of a person's event; nil for other frames.
  fileprivate var number: Int? {
    switch self {
    case .event(let number, _, _, _, _, _, _), .go(let number, _, _), .history(let number, _, _, _): number
    case .heartbeat, .sight, .applied, .gap: nil
    }
  }
}
