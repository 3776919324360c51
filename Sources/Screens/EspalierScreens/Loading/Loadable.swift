/// The state of content that a screen loads.
///
/// A value that was there stays in sight while its successor is fetched, and a failure brings its own way to try again.
///
/// ```swift
/// var accounts: Loadable<[String]> = .idle
/// accounts = .loading(previous: accounts.value)
/// accounts = .loaded(["Giro", "Savings"])
/// ```
public enum Loadable<Value: Sendable>: Sendable {
  /// Nothing has been asked for yet.
  case idle
  /// The load is under way; `previous` is the value from before.
  case loading(previous: Value?)
  /// The value has been loaded.
  case loaded(Value)
  /// The answer is that there is nothing.
  case empty
  /// The load failed; `previous` is the value from before.
  case failed(any Error, previous: Value?)

  /// The value, or the one from before.
  public var value: Value? {
    switch self {
    case .idle, .empty: nil
    case .loading(let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// A Boolean value that indicates whether the load is under way.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// The error of a load that failed; nil otherwise.
  public var error: (any Error)? { if case .failed(let error, _) = self { error } else { nil } }

  /// Loads a value into a property: the old one stays in sight, an empty collection becomes ``empty``, an error becomes
  /// ``failed(_:previous:)``.
  ///
  /// Of several loads into one property the latest wins, in whatever order they end. A cancelled load puts back the
  /// state from before. The function runs on the main actor; `fetch` leaves it where it awaits.
  ///
  /// - Returns: The value that was loaded; nil when the load failed, was cancelled, or a later one won.
  @discardableResult
  @MainActor public static func load<Root: AnyObject>(
    into path: ReferenceWritableKeyPath<Root, Loadable>, of root: Root,
    _ fetch: () async throws -> Value
  ) async -> Value? {
    let ticket = LoadsUnderWay.begin(into: path, of: root)
    root[keyPath: path] = .loading(previous: root[keyPath: path].value)
    let outcome: Loadable?
    var loaded: Value?
    do {
      let value = try await fetch()
      loaded = value
      if Task.isCancelled {
        LateAnswer.current?.report()
        outcome = nil
      } else if let collection = value as? any Collection, collection.isEmpty {
        outcome = .empty
      } else {
        outcome = .loaded(value)
      }
    } catch is CancellationError {
      outcome = nil
    } catch {
      // What a cancelled load ends with is no failure.
      outcome = Task.isCancelled ? nil : .failed(error, previous: root[keyPath: path].value)
    }
    guard let outcome else {
      if let before = LoadsUnderWay.cancel(ticket) as? Loadable { root[keyPath: path] = before }
      return nil
    }
    guard LoadsUnderWay.finish(ticket) else { return nil }
    root[keyPath: path] = outcome
    return loaded
  }
}
