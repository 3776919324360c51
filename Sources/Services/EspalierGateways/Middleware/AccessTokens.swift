#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The token of a server, fetched anew when it has run out: once, however many requests wait for it.
///
/// ```swift
/// let tokens = AccessTokens { old in AccessToken("fetched-anew") }
/// let client = NetworkClient("https://bank.example", over: .answers([:]), middleware: [.authorized(by: tokens)])
/// ```
///
/// - Isolation: An actor; many requests share it.
/// - Failure: When the fetch throws, all requests that wait for it throw the error, and the next request fetches again.
public actor AccessTokens {
  private let fetch: @Sendable (AccessToken?) async throws -> AccessToken
  private let margin: TimeInterval
  private let now: @Sendable () -> Date
  private var token: AccessToken?
  private let flight = SingleFlight<Int, AccessToken>()
  /// The number of tokens so far, so that a token that was refused is told from its successor.
  private var generation = 0

  /// Makes tokens.
  ///
  /// - Parameters:
  ///   - token: The first, where there is one.
  ///   - margin: The time before its end from which a token is fetched anew.
  ///   - now: The time.
  ///   - fetch: Fetches the next, given the last. It is called by one request at a time.
  public init(
    _ token: AccessToken? = nil, margin: Duration = .seconds(10), now: @escaping @Sendable () -> Date = { Date() },
    fetch: @escaping @Sendable (_ last: AccessToken?) async throws -> AccessToken
  ) {
    self.token = token
    self.margin = Double(margin.components.seconds)
    self.now = now
    self.fetch = fetch
  }

  /// The token that is good now, with its number.
  func current() async throws -> (token: AccessToken, generation: Int) {
    if let token, isGood(token) { return (token, generation) }
    return try await next(after: generation)
  }

  /// Returns the token after the one of the number, which the server has refused.
  func next(after refused: Int) async throws -> (token: AccessToken, generation: Int) {
    if refused != generation, let token { return (token, generation) }
    let last = token
    // Stored before the flight is over: who asks between its end and this caller's turn must not begin another.
    let fetched = try await flight.value(for: refused) { [fetch] in
      let fetched = try await fetch(last)
      await self.store(fetched, after: refused)
      return fetched
    }
    return (token ?? fetched, generation)
  }

  private func store(_ fetched: AccessToken, after refused: Int) {
    guard generation == refused else { return }
    token = fetched
    generation += 1
  }

  /// Forgets the token, as when the person signs out.
  public func forget() {
    token = nil
    generation += 1
  }

  private func isGood(_ token: AccessToken) -> Bool {
    token.expires.map { now().addingTimeInterval(margin) < $0 } ?? true
  }
}

extension Middleware {
  /// Sends a token with every request to the client's own origin. When the server answers 401, the token is fetched anew,
  /// once for all who wait, and the request is sent once more, if its body can be sent again.
  ///
  /// - Parameter scheme: The word before the token.
  public static func authorized(by tokens: AccessTokens, scheme: String = "Bearer") -> Middleware {
    Middleware { request, next in
      guard !request.isForeign, request.headers["Authorization"] == nil else { return try await next(request) }
      let (token, generation) = try await tokens.current()
      let response = try await next(request.header(secret: "Authorization", "\(scheme) \(token.value)"))
      guard response.status == 401, request.body?.isReplayable ?? true else { return response }
      let (renewed, _) = try await tokens.next(after: generation)
      return try await next(request.header(secret: "Authorization", "\(scheme) \(renewed.value)"))
    }
  }
}
