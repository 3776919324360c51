/// The state of content that a screen loads.
///
/// The previous value stays visible while a new one is fetched, and a failure offers a retry.
///
/// ```swift
/// var accounts: Loadable<[String]> = .idle
/// accounts = .loading(previous: accounts.value)
/// accounts = .loaded(["Giro", "Savings"])
/// ```
public enum Loadable<Value: Sendable>: Sendable {
  /// The state before the first load.
  case idle
  /// A load that is under way; `previous` is the value before it.
  case loading(previous: Value?)
  /// A loaded value.
  case loaded(Value)
  /// An empty result.
  case empty
  /// A load that failed; `previous` is the value before it.
  case failed(any Error, previous: Value?)

  /// The loaded value, or the previous one; nil when there is neither.
  public var value: Value? {
    switch self {
    case .idle, .empty: nil
    case .loading(let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// A Boolean value that indicates whether a load is under way.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// The error of a load that failed; nil otherwise.
  public var error: (any Error)? { if case .failed(let error, _) = self { error } else { nil } }

  /// Loads a value into a property.
  ///
  /// The previous value stays visible. An empty collection becomes ``empty``, but not an empty text; an error becomes
  /// ``failed(_:previous:)``.
  ///
  /// Of several loads into one property the latest wins, regardless of the order in which they end. A cancelled load
  /// restores the previous state. The function runs on the main actor; `fetch` leaves it where it awaits.
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
        LateResponse.current?.report()
        outcome = nil
      } else if let collection = value as? any Collection, collection.isEmpty, !(value is any StringProtocol) {
        outcome = .empty
      } else {
        outcome = .loaded(value)
      }
    } catch is CancellationError {
      outcome = nil
    } catch {
      // The error of a cancelled load is not a failure.
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
