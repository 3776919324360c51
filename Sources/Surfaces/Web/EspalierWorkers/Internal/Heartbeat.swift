internal import CEspalierWorkers
internal import Foundation

/// Memory that a worker shares with its supervisor: the time at which its main actor was last free, and the works on
/// it. It can be read when the worker has ended, however it did.
// Safe: the memory is mapped for as long as this lives, each word of it is read and written atomically, and nothing
// else is stored here. Only one worker writes, on its main actor.
package final class Heartbeat: @unchecked Sendable {
  private static let size = 4_096
  private static let beatWord = 0
  private static let firstWord = 8
  /// The greatest number of works that are noted at once; further ones are not noted.
  package static let places = 128

  /// The state of a work that has begun and waits for something.
  private static let isUnderWay: UInt64 = 1
  /// The state of a page that is being made: it runs now and then.
  private static let isMaking: UInt64 = 2
  private static let isRunning: UInt64 = 3

  private let memory: UnsafeMutableRawPointer
  package let descriptor: Int32

  /// Creates memory to be handed to a worker; nil when the system has none.
  package convenience init?() {
    let descriptor = espalier_memory(Self.size)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor)
  }

  /// The memory behind a descriptor, which is closed with this.
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

  /// Notes that the main actor is free.
  package func beat() { espalier_store(memory, Self.beatWord, Self.now) }

  /// The time since the main actor was last free; nil if that was never noted.
  package var silence: Duration? {
    let beat = espalier_load(memory, Self.beatWord)
    guard beat > 0 else { return nil }
    return .nanoseconds(Int64(clamping: Self.now &- min(beat, Self.now)))
  }

  /// The system's time since it was started, which all its processes share.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  // MARK: Works

  /// Notes that a work begins: one that runs at this moment, or a page that is made.
  /// - Returns: Its place, nil when there is none left.
  @MainActor package func begin(_ work: UInt64, isMaking: Bool = false) -> Int? {
    for place in 0..<Self.places where espalier_load(memory, Self.word(place)) == 0 {
      espalier_store(memory, Self.word(place) + 1, work)
      espalier_store(memory, Self.word(place), isMaking ? Self.isMaking : Self.isRunning)
      return place
    }
    return nil
  }

  /// A work waits for something; it goes on later.
  @MainActor package func wait(_ place: Int?) {
    if let place { espalier_store(memory, Self.word(place), Self.isUnderWay) }
  }

  /// A work has ended.
  @MainActor package func end(_ place: Int?) {
    if let place { espalier_store(memory, Self.word(place), 0) }
  }

  /// The works that may have ended a worker: those that were running; else the pages that were being made; else all
  /// that were under way.
  package var suspects: [UInt64] {
    let works = (0..<Self.places).map { place in
      (state: espalier_load(memory, Self.word(place)), work: espalier_load(memory, Self.word(place) + 1))
    }
    let most = works.map(\.state).max() ?? 0
    return most == 0 ? [] : works.filter { $0.state == most }.map(\.work)
  }

  private static func word(_ place: Int) -> Int { firstWord + 2 * place }
}
