/// Loads a scene's data again whenever they have changed while the scene is in sight.
@MainActor
public final class DataFollower {
  private let version: DataVersion
  private var shown: Int
  private var task: Task<Void, Never>?

  /// Follows from the present version on, which the scene loads by itself.
  public init(_ version: DataVersion) {
    self.version = version
    shown = version.number
  }

  deinit { task?.cancel() }

  /// Begins to follow; what has changed meanwhile is loaded at once.
  public func follow(_ reload: @escaping @MainActor () async -> Void) {
    task?.cancel()
    let numbers = version.numbers()
    task = Task { [weak self] in
      for await number in numbers where number != self?.shown {
        // A stream gives out what it has kept even after its reader was stopped.
        guard !Task.isCancelled else { return }
        await reload()
        // A reload that was cut off has shown nothing; it is made up for next time.
        if !Task.isCancelled { self?.shown = number }
      }
    }
  }

  /// Stops following, without forgetting which version is shown.
  public func stop() {
    task?.cancel()
    task = nil
  }
}
