internal import Logging

extension LivePages {
  /// Returns the changes to be stored of pages that have changed since they were kept last, one turn's worth of all of
  /// them.
  ///
  /// A change without a page forgets what was kept of it.
  package func changesToKeep() -> [PageRestoration.Change] {
    var changes = Array(leaving.values)
    leaving = [:]
    for entry in entries.values where entry.hasJoined && entry.page.changeCount != entry.keptCount {
      entry.keptCount = entry.page.changeCount
      guard let kept = entry.page.kept else { continue }
      let hash = kept.hashValue
      guard entry.keptHash != hash else { continue }
      entry.keptHash = hash
      changes.append(PageRestoration.Change(owner: entry.owner, lease: entry.lease, page: kept))
    }
    committing = Dictionary(changes.map { ($0.owner, $0) }) { $1 }
    return changes
  }

  /// Tells pages that the state they gave out is stored.
  package func wereKept(_ changes: [PageRestoration.Change]) {
    committing = [:]
    for change in changes {
      let owner = change.owner
      if let page = change.page, let entry = entries[owner.page], entry.session.key == owner.session {
        entry.page.wasKept(page)
      }
    }
  }

  /// Gives up pages that are held elsewhere by now, whose changes the store has refused. Their browsers are not told that
  /// they have ended: one that is still here finds the other by coming again.
  ///
  /// A page that this process has taken over itself since the change stays, and is kept anew.
  package func giveUp(_ changes: [PageRestoration.Change]) {
    for change in changes {
      let owner = change.owner
      if let left = leaving[owner], left.lease <= change.lease { leaving[owner] = nil }
      guard let entry = entries[owner.page], entry.owner == owner else { continue }
      guard entry.lease <= change.lease else {
        (entry.keptCount, entry.keptHash) = (-1, nil)
        continue
      }
      entries[owner.page] = nil
      entry.giveUp()
      logger.log(
        level: isFrozen ? .debug : .notice, "Page given up, because it was taken over elsewhere",
        metadata: metadata(entry))
    }
  }

  /// Returns the change to be stored of a page that has gone, if it is not stored yet or just on its way there. Whoever
  /// took the page out of the store then would take it from under that change.
  package func leavingPage(of owner: PageRestoration.Owner) -> PageRestoration.Change? {
    leaving[owner] ?? committing[owner]
  }

  /// Has all pages kept anew that are still there, so that a store sees that they are in use.
  package func keepAllAgain() {
    for entry in entries.values where entry.hasJoined { (entry.keptCount, entry.keptHash) = (-1, nil) }
  }

  /// Takes back what could not be kept, unless there is something newer by now.
  package func keepAgain(_ changes: [PageRestoration.Change]) {
    committing = [:]
    for change in changes {
      if let entry = entries[change.owner.page] {
        (entry.keptCount, entry.keptHash) = (-1, nil)
      } else if leaving[change.owner] == nil, leaving.count < Self.maximumLeaving {
        leaving[change.owner] = change
      }
    }
  }
}
