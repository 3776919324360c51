#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import Synchronization

/// A cache of answers, so that they need not be fetched again, in memory or in a folder.
///
/// ```swift
/// let cache = ResponseCache(maximumBytes: 10_000_000)
/// let client = NetworkClient("https://rates.example", over: .answers([:]), middleware: [.cached(in: cache)])
/// ```
///
/// It is a shared cache as RFC 9111 has it, since a server's app has many people: an answer to a request that left with
/// `Authorization`, a cookie or another secret header is kept only where the server calls it public, or where
/// ``Request/cached(for:)`` names its owner, and then for the owner alone. That holds wherever the cache stands among
/// the middleware.
///
/// - Cost: The answers that were not used for longest go when there are more bytes than `maximumBytes`. An answer that
///   is larger than an eighth of that is not kept.
/// - Failure: A folder that cannot be written is a cache that keeps less; no request fails by it.
public final class ResponseCache: Sendable {
  struct Key: Hashable, Codable {
    let address: String
    let owner: String?
  }

  private struct Slot {
    var answers: [CachedAnswer]
    var cost: Int
    var used: Int
  }

  private struct State {
    var slots: [Key: Slot] = [:]
    var cost = 0
    var uses = 0
  }

  let isShared: Bool
  private let maximumBytes: Int
  private let files: CacheFiles?
  private let state: Mutex<State>
  private static let mostVariants = 8

  /// Makes a cache that ends with the program.
  ///
  /// - Parameters:
  ///   - maximumBytes: The bytes of all that it keeps.
  ///   - isShared: True if many people share the cache; the cache of one person also keeps answers that are `private`.
  public init(maximumBytes: Int = 32_000_000, isShared: Bool = true) {
    self.maximumBytes = maximumBytes
    self.isShared = isShared
    files = nil
    state = Mutex(State())
  }

  /// Makes a cache whose answers are also files of a folder, which nobody but the program's user may read. They are read
  /// into memory now, and written soon after an answer was kept; no request waits for that. ``saved()`` does.
  ///
  /// - Throws: An error of the file system when the folder cannot be made.
  public convenience init(folder: URL, maximumBytes: Int = 32_000_000, isShared: Bool = true) throws {
    self.init(files: try CacheFiles(folder), maximumBytes: maximumBytes, isShared: isShared)
  }

  init(files: CacheFiles, maximumBytes: Int = 32_000_000, isShared: Bool = true) {
    self.maximumBytes = maximumBytes
    self.isShared = isShared
    self.files = files
    var loaded = State()
    for (key, answers) in files.load() {
      let cost = answers.reduce(0) { $0 + $1.cost }
      loaded.slots[key] = Slot(answers: answers, cost: cost, used: 0)
      loaded.cost += cost
    }
    state = Mutex(loaded)
    trim()
  }

  /// The bytes of what it keeps.
  public var bytes: Int { state.withLock { $0.cost } }

  /// Waits until all that it keeps now is in its folder, as a program does before it ends. A cache in memory waits for
  /// nothing.
  ///
  /// ```swift
  /// func end(_ cache: ResponseCache) async { await cache.saved() }
  /// ```
  public func saved() async { await files?.saved() }

  /// Forgets all. The files are gone when it returns.
  public func removeAll() {
    let keys = state.withLock { state in
      defer { state = State() }
      return Array(state.slots.keys)
    }
    files?.removeAll(keys)
  }

  func answer(to request: Request) -> CachedAnswer? {
    guard let key = Self.key(of: request) else { return nil }
    return state.withLock { state in
      guard let answer = state.slots[key]?.answers.first(where: { $0.answers(request) }) else { return nil }
      state.uses += 1
      state.slots[key]?.used = state.uses
      return answer
    }
  }

  func keep(_ answer: CachedAnswer, for request: Request) {
    guard let key = Self.key(of: request), answer.cost <= maximumBytes / 8 else { return }
    let answers = state.withLock { state in
      var answers = state.slots[key]?.answers ?? []
      answers.removeAll { $0.answers(request) }
      answers = [answer] + answers.prefix(Self.mostVariants - 1)
      let cost = answers.reduce(0) { $0 + $1.cost }
      state.cost += cost - (state.slots[key]?.cost ?? 0)
      state.uses += 1
      state.slots[key] = Slot(answers: answers, cost: cost, used: state.uses)
      return answers
    }
    files?.write(answers, for: key)
    trim()
  }

  /// Forgets the answers of an address, whoever their owner is.
  func remove(_ address: Address) {
    let text = address.absolute
    let keys = state.withLock { state in
      let keys = state.slots.keys.filter { $0.address == text }
      for key in keys { state.cost -= state.slots.removeValue(forKey: key)?.cost ?? 0 }
      return keys
    }
    for key in keys { files?.remove(key) }
  }

  private func trim() {
    let gone = state.withLock { state in
      guard state.cost > maximumBytes else { return [Key]() }
      var gone: [Key] = []
      for (key, slot) in state.slots.sorted(by: { $0.value.used < $1.value.used }) {
        // A little more than needed, so that not every answer sorts them all.
        guard state.cost > maximumBytes - maximumBytes / 10 else { break }
        state.slots[key] = nil
        state.cost -= slot.cost
        gone.append(key)
      }
      return gone
    }
    for key in gone { files?.remove(key) }
  }

  private static func key(of request: Request) -> Key? {
    request.address.map { Key(address: $0.absolute, owner: request.cachePartition) }
  }
}
