#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import Synchronization

/// A cache of responses, which avoids repeated requests. It keeps the responses in memory, or also in a folder.
///
/// ```swift
/// let cache = ResponseCache(maximumBytes: 10_000_000)
/// let client = NetworkClient("https://rates.example", over: .answers([:]), middleware: [.cached(in: cache)])
/// ```
///
/// It is a shared cache according to RFC 9111, because a server's app has many users. A response to a request that left
/// with `Authorization`, a cookie or another secret header is kept only in two cases: the server declares it public, or
/// ``Request/cached(for:)`` names its owner; then it is used for that owner alone. This holds at any position of the
/// cache among the middleware.
///
/// - Cost: When there are more bytes than `maximumBytes`, the least recently used responses are removed. A response
///   that is larger than an eighth of that is not kept.
/// - Failure: If the folder cannot be written, the cache keeps less; no request fails because of it.
public final class ResponseCache: Sendable {
  struct Key: Hashable, Codable {
    let address: String
    let owner: String?
  }

  private struct Slot {
    var answers: [CachedResponse]
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

  /// Creates a cache in memory, whose content is lost when the program ends.
  ///
  /// - Parameters:
  ///   - maximumBytes: The greatest number of bytes that it keeps.
  ///   - isShared: True if many people share the cache; the cache of one person also keeps responses that are
  ///     `private`.
  public init(maximumBytes: Int = 32_000_000, isShared: Bool = true) {
    self.maximumBytes = maximumBytes
    self.isShared = isShared
    files = nil
    state = Mutex(State())
  }

  /// Creates a cache in memory that also keeps its responses as files in a folder. Only the program's user can read the
  /// files.
  ///
  /// The files are read into memory now. A response is written to its file soon after it was kept, and no request waits
  /// for that. Call ``saved()`` to wait.
  ///
  /// - Throws: An error of the file system if the folder cannot be created.
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

  /// The number of bytes that the cache holds.
  public var bytes: Int { state.withLock { $0.cost } }

  /// Waits until all kept responses are written to the folder. A program calls it before it ends. A cache in memory
  /// does not wait.
  ///
  /// ```swift
  /// func end(_ cache: ResponseCache) async { await cache.saved() }
  /// ```
  public func saved() async { await files?.saved() }

  /// Removes all responses. The files are gone when it returns.
  public func removeAll() {
    let keys = state.withLock { state in
      defer { state = State() }
      return Array(state.slots.keys)
    }
    files?.removeAll(keys)
  }

  func answer(to request: Request) -> CachedResponse? {
    guard let key = Self.key(of: request) else { return nil }
    return state.withLock { state in
      guard let answer = state.slots[key]?.answers.first(where: { $0.answers(request) }) else { return nil }
      state.uses += 1
      state.slots[key]?.used = state.uses
      return answer
    }
  }

  func keep(_ answer: CachedResponse, for request: Request) {
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

  /// Removes the responses of an address for all owners.
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
        // Remove a little more than needed, so that not every response sorts all of them.
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
