#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A provider of the current access token for a server. When the token has expired, it fetches the next token once, for
/// all requests that wait for it.
///
/// ```swift
/// let tokens = AccessTokens { old in AccessToken("fetched-anew") }
/// let client = NetworkClient("https://bank.example", over: .answers([:]), middleware: [.authorized(by: tokens)])
/// ```
///
/// - Isolation: An actor; many requests share it.
/// - Failure: If the fetch throws, all requests that wait for it throw the error, and the next request fetches again.
public actor AccessTokens {
  private let fetch: @Sendable (AccessToken?) async throws -> AccessToken
  private let margin: TimeInterval
  private let now: @Sendable () -> Date
  private var token: AccessToken?
  private let flight = SingleFlight<Int, AccessToken>()
  /// The number of tokens so far, which distinguishes a refused token from its successor.
  private var generation = 0

  /// Creates an access token provider.
  ///
  /// - Parameters:
  ///   - token: The first token, if there is one.
  ///   - margin: The time before its expiry from which a token is fetched again.
  ///   - now: A closure that returns the current time.
  ///   - fetch: A closure that fetches the next token, given the last. One request at a time calls it.
  public init(
    _ token: AccessToken? = nil, margin: Duration = .seconds(10), now: @escaping @Sendable () -> Date = { Date() },
    fetch: @escaping @Sendable (_ last: AccessToken?) async throws -> AccessToken
  ) {
    self.token = token
    self.margin = Double(margin.components.seconds)
    self.now = now
    self.fetch = fetch
  }

  /// Returns the current valid token, with its number.
  func current() async throws -> (token: AccessToken, generation: Int) {
    if let token, isGood(token) { return (token, generation) }
    return try await next(after: generation)
  }

  /// Returns the next token after the server has refused the token with this number.
  func next(after refused: Int) async throws -> (token: AccessToken, generation: Int) {
    if refused != generation, let token { return (token, generation) }
    let last = token
    // Store the token before the flight ends: a caller that asks between its end and this caller's turn must not begin
    // another.
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

  /// Removes the token, for example when the person signs out.
  public func forget() {
    token = nil
    generation += 1
  }

  private func isGood(_ token: AccessToken) -> Bool {
    token.expires.map { now().addingTimeInterval(margin) < $0 } ?? true
  }
}

extension Middleware {
  /// Sends a token with every request to the client's own origin.
  ///
  /// If the server answers with 401, the token is fetched again, once for all waiting requests. Each request is then
  /// sent once more if its body can be sent again.
  ///
  /// - Parameters:
  ///   - tokens: The provider of the token.
  ///   - scheme: The authentication scheme before the token.
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
