public import Observation

/// Work that a view model or presenter starts under a name, and that ends with its scene.
///
/// ```swift
/// @MainActor @Observable final class SearchModel: SceneLifeCycle, EffectRunning {
///   @ObservationIgnored let effects = Effects()
///   private(set) var found: [String] = []
///
///   func type(_ text: String) {
///     effects.latest("search") { [weak self] in
///       let found = try await search(for: text)
///       self?.found = found
///     }
///   }
///
///   func search(for text: String) async throws -> [String] { [] }
/// }
/// ```
///
/// - The window of the scene runs the work. It waits for the work where it waits for handlers, and shows an error of
///   the work like an error of a handler. An effect that ends because it was cancelled is not an error.
/// - All effects are cancelled when the scene is removed, and no new ones begin. Work holds its model weakly, as
///   handlers do.
/// - A model without a scene, as in a test of the model alone, also runs effects. The test waits with ``finished()``,
///   which throws their errors.
@MainActor @Observable
public final class Effects {
  /// The function by which the scene's window runs work; nil without a window.
  @ObservationIgnored package var start: ((@escaping @MainActor () async throws -> Void) -> Task<Void, Never>?)?
  private var running: [EffectName: Running] = [:]
  @ObservationIgnored private var next = 0
  @ObservationIgnored private var isEnded = false
  @ObservationIgnored private var failure: (any Error)?

  private struct Running {
    let number: Int
    var task: Task<Void, Never>?
  }

  /// Creates an object that runs nothing yet.
  public init() {}

  /// Runs work under a name, and cancels the effect that runs under that name. Use it, for example, for a search while
  /// the person types.
  ///
  /// An older effect that ignores its cancellation continues; it must check `Task.isCancelled` before it writes.
  public func latest(_ name: EffectName, _ work: @escaping @MainActor () async throws -> Void) {
    cancel(name)
    run(name, work)
  }

  /// Runs work unless an effect is already running under the name, for example for a button that is pressed twice.
  /// - Returns: True if the work began.
  @discardableResult
  public func single(_ name: EffectName, _ work: @escaping @MainActor () async throws -> Void) -> Bool {
    guard running[name] == nil, !isEnded else { return false }
    run(name, work)
    return true
  }

  /// Returns a Boolean value that indicates whether work runs under a name. The result is observed, so that a screen
  /// can show it.
  public func isRunning(_ name: EffectName) -> Bool { running[name] != nil }

  /// Cancels the effect that runs under a name.
  public func cancel(_ name: EffectName) { running.removeValue(forKey: name)?.task?.cancel() }

  /// Cancels all effects.
  public func cancelAll() { for name in Array(running.keys) { cancel(name) } }

  /// Waits until no effect runs.
  /// - Throws: The first error of an effect that no window showed.
  public func finished() async throws {
    while let task = running.values.lazy.compactMap(\.task).first { await task.value }
    defer { failure = nil }
    if let failure { throw failure }
  }

  /// Cancels all effects, and prevents new ones from starting.
  package func end() {
    isEnded = true
    cancelAll()
  }

  private func run(_ name: EffectName, _ work: @escaping @MainActor () async throws -> Void) {
    guard !isEnded else { return }
    next += 1
    let number = next
    running[name] = Running(number: number)
    let body: @MainActor () async throws -> Void = { [weak self] in
      // A later effect may have the name now.
      defer { if self?.running[name]?.number == number { self?.running[name] = nil } }
      try await work()
    }
    let task =
      if let start { start(body) } else {
        Task { [weak self] in
          do { try await body() } catch is CancellationError {} catch { self?.failure = self?.failure ?? error }
        }
      }
    // A window that has closed starts nothing.
    guard let task else { return running[name] = nil }
    running[name]?.task = task
  }
}
