import EspalierStorage
import Foundation

/// A store that can be made to wait.
actor GatedStore: PageStore {
  private let store = MemoryPageStore()
  private var isClosed = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []
  private var now = 0
  private(set) var mostAtOnce = 0

  func close() { isClosed = true }

  func open() {
    isClosed = false
    for one in waiting { one.resume() }
    waiting = []
  }

  func commitArrives() async {
    if waiting.isEmpty { await withCheckedContinuation { watchers.append($0) } }
  }

  func take(_ name: String, at moment: Date) async -> TakenPage { await store.take(name, at: moment) }

  func commit(_ changes: [PageChange]) async -> Set<String> {
    now += 1
    mostAtOnce = max(mostAtOnce, now)
    defer { now -= 1 }
    if isClosed {
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        for watcher in watchers { watcher.resume() }
        watchers = []
      }
    }
    return await store.commit(changes)
  }

  func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) async {
    await store.removePages(changedBefore: moment, keepingAtMost: maximum)
  }
}
