internal import Logging

extension LivePages {
  /// Returns the changes that must be stored: those of all pages that have changed since they were last stored. All
  /// pages are read in one step, so that no page changes meanwhile.
  ///
  /// A change without a page removes the stored page.
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

  /// Notifies pages that the store has their states.
  package func wereKept(_ changes: [PageRestoration.Change]) {
    committing = [:]
    for change in changes {
      let owner = change.owner
      if let page = change.page, let entry = entries[owner.page], entry.session.key == owner.session {
        entry.page.wasKept(page)
      }
    }
  }

  /// Releases pages that another process now holds, and whose changes the store has refused.
  ///
  /// Their browsers are not notified of the end. A browser that is still connected here finds the other process when it
  /// reconnects.
  ///
  /// A page that this process itself has taken over since the change stays, and is stored again.
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

  /// Returns the change of a released page that is not stored yet, even if it is already on its way to the store. If
  /// the page were taken over from the store now, this change would be missing.
  package func leavingPage(of owner: PageRestoration.Owner) -> PageRestoration.Change? {
    leaving[owner] ?? committing[owner]
  }

  /// Marks all pages that are still held as changed, so that the store records that they are in use.
  package func keepAllAgain() {
    for entry in entries.values where entry.hasJoined { (entry.keptCount, entry.keptHash) = (-1, nil) }
  }

  /// Queues changes again that could not be stored, except those of pages with newer changes.
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
