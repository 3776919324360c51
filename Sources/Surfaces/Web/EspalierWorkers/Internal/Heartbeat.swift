internal import CEspalierWorkers
internal import Foundation

/// Memory that a worker shares with its supervisor: the time at which its main actor was last free, and the running
/// work items. It can be read after the worker has ended, for any reason.
// Safe: the memory is mapped for as long as this object lives, each word of it is read and written atomically, and
// nothing else is stored here. Only one worker writes, on its main actor.
package final class Heartbeat: @unchecked Sendable {
  private static let size = 4_096
  private static let beatWord = 0
  private static let firstWord = 8
  /// The greatest number of work items that are recorded at once; further ones are not recorded.
  package static let positions = 128

  /// The state of a work item that has begun and is now suspended, so that the main actor is free.
  private static let isUnderWay: UInt64 = 1
  /// The state of a page that is being created.
  ///
  /// The creation alternates between running and waiting, so it is suspected after running work and before waiting
  /// work.
  private static let isMaking: UInt64 = 2
  private static let isRunning: UInt64 = 3

  private let memory: UnsafeMutableRawPointer
  package let descriptor: Int32

  /// Creates memory to be passed to a worker; nil if the system has none.
  package convenience init?() {
    let descriptor = espalier_memory(Self.size)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor)
  }

  /// Maps the memory of a descriptor, which this object closes.
  package init?(descriptor: Int32) {
    guard let memory = espalier_map(descriptor, Self.size) else {
      close(descriptor)
      return nil
    }
    self.memory = memory
    self.descriptor = descriptor
  }

  deinit {
    munmap(memory, Self.size)
    close(descriptor)
  }

  // MARK: The main actor

  /// Records that the main actor is free.
  package func beat() { espalier_store(memory, Self.beatWord, Self.now) }

  /// The time since the main actor was last free; nil if that was never recorded.
  package var silence: Duration? {
    let beat = espalier_load(memory, Self.beatWord)
    guard beat > 0 else { return nil }
    return .nanoseconds(Int64(clamping: Self.now &- min(beat, Self.now)))
  }

  /// The time since the system was started, which all processes share.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  // MARK: Works

  /// Records that a work item begins. The item runs now, or, if `isMaking` is true, it is the creation of a page.
  ///
  /// - Returns: The index of its entry; nil if there is no free one.
  @MainActor package func begin(_ work: UInt64, isMaking: Bool = false) -> Int? {
    for position in 0..<Self.positions where espalier_load(memory, Self.word(position)) == 0 {
      espalier_store(memory, Self.word(position) + 1, work)
      espalier_store(memory, Self.word(position), isMaking ? Self.isMaking : Self.isRunning)
      return position
    }
    return nil
  }

  /// Records that a work item is waiting and will continue later.
  @MainActor package func wait(_ position: Int?) {
    if let position { espalier_store(memory, Self.word(position), Self.isUnderWay) }
  }

  /// Records that a work item has ended.
  @MainActor package func end(_ position: Int?) {
    if let position { espalier_store(memory, Self.word(position), 0) }
  }

  /// The work items that may have caused the end of a worker.
  ///
  /// These are the items that were running; if none were, the pages that were being created; if none were, all items in
  /// progress.
  package var suspects: [UInt64] {
    let works = (0..<Self.positions).map { position in
      (state: espalier_load(memory, Self.word(position)), work: espalier_load(memory, Self.word(position) + 1))
    }
    let most = works.map(\.state).max() ?? 0
    return most == 0 ? [] : works.filter { $0.state == most }.map(\.work)
  }

  private static func word(_ position: Int) -> Int { firstWord + 2 * position }
}
