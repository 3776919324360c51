/// An address that answers programs with a text, such as metrics or a health check.
///
/// The places for people are the app's routes.
///
/// ```swift
/// func serveMetrics(_ configuration: inout WebConfiguration, _ scrape: @escaping @Sendable () -> String) {
///   configuration.endpoints.append(WebEndpoint("/metrics") { scrape() })
/// }
/// ```
///
/// An endpoint takes precedence over a place of the app with the same address, and is below
/// ``WebConfiguration/mountPath``. A program without access receives 404.
///
/// A long response of text, JSON, XML or CSV is compressed for programs that accept gzip.
///
/// - Isolation: The text is produced off the main actor.
/// - Errors: If producing the text throws, the response is 500 with a number; the log has the details.
public struct WebEndpoint: Sendable {
  /// The programs that an endpoint answers.
  public enum Access: Sendable {
    /// Programs on this machine that request the endpoint by `localhost` or its loopback address, and not through a
    /// proxy.
    ///
    /// Behind a proxy every client may seem to be this machine. So a server with a ``AccessSettings/publicOrigin`` or
    /// ``AccessSettings/trustedProxies`` does not start with such an endpoint: give it a token.
    case thisMachine
    /// Programs that send `Authorization: Bearer` with this token, of 16 characters or more.
    case token(String)
  }

  /// The address within the app, such as `/metrics`.
  public let path: String
  /// The `Content-Type` of the response.
  public let contentType: String
  /// The programs that the endpoint answers.
  public let access: Access
  /// A Boolean value that indicates whether the text may be compressed for transfer.
  ///
  /// An attacker who sees the size of compressed responses, and can place their own texts beside a secret in them, can
  /// guess the secret over many responses. Set false for an endpoint whose text may hold both; its response has
  /// `Cache-Control: no-transform`, which also asks proxies not to change it.
  public let allowsCompression: Bool
  let text: @Sendable () async throws -> String

  /// Creates an endpoint that answers requests for a path with the text of a closure.
  ///
  /// - Parameters:
  ///   - path: The address within the app. It has segments of letters, digits, `.`, `_`, `~` and `-`, and does not
  ///     begin with `/-/`.
  ///   - contentType: The `Content-Type` of the response.
  ///   - access: The programs that the endpoint answers.
  ///   - allowsCompression: False for a text that contains a secret together with text from strangers; see
  ///     ``allowsCompression``.
  ///   - text: A function that produces the text, for each request again.
  public init(
    _ path: String, contentType: String = "text/plain; charset=utf-8", for access: Access = .thisMachine,
    allowsCompression: Bool = true, text: @escaping @Sendable () async throws -> String
  ) {
    self.path = path
    self.contentType = contentType
    self.access = access
    self.allowsCompression = allowsCompression
    self.text = text
  }
}
