/// An address that answers programs with a text, such as metrics or a sign of life.
///
/// People's places are the app's routes.
///
/// ```swift
/// func serveMetrics(_ configuration: inout WebConfiguration, _ scrape: @escaping @Sendable () -> String) {
///   configuration.endpoints.append(WebEndpoint("/metrics") { scrape() })
/// }
/// ```
///
/// An endpoint takes precedence over a place of the app that has the same address, and is below
/// ``WebConfiguration/mountPath``. A program without access is told that there is nothing (404).
///
/// A long answer of text, JSON, XML or CSV is compressed for programs that accept gzip.
///
/// - Isolation: The text is made off the main actor.
/// - Errors: An error in making the text is answered with 500 and a number; the log has the rest.
public struct WebEndpoint: Sendable {
  /// The programs that an endpoint answers.
  public enum Access: Sendable {
    /// Programs on this machine that ask for the endpoint by `localhost` or its loopback address, and not through a
    /// proxy.
    ///
    /// Behind a proxy everybody may seem to be this machine. So a server with a ``AccessSettings/publicOrigin`` or
    /// ``AccessSettings/trustedProxies`` does not start with such an endpoint: give it a token.
    case thisMachine
    /// Programs that send `Authorization: Bearer` with this token, of 16 characters or more.
    case token(String)
  }

  /// The address within the app, such as `/metrics`.
  public let path: String
  /// The `Content-Type` of the answer.
  public let contentType: String
  /// The programs that the endpoint answers.
  public let access: Access
  /// True if the text may be compressed on its way.
  ///
  /// Whoever sees the size of compressed answers, and can place texts of their own beside a secret in them, can guess
  /// the secret over many answers. An endpoint whose text may hold both says false; its answer has
  /// `Cache-Control: no-transform`, which also asks proxies to leave it as it is.
  public let allowsCompression: Bool
  let text: @Sendable () async throws -> String

  /// Describes an endpoint.
  ///
  /// - Parameters:
  ///   - path: The address within the app. It has segments of letters, digits, `.`, `_`, `~` and `-`, and does not
  ///     begin with `/-/`.
  ///   - contentType: The `Content-Type` of the answer.
  ///   - access: The programs that the endpoint answers.
  ///   - allowsCompression: False for a text that holds a secret beside what strangers have written; see
  ///     ``allowsCompression``.
  ///   - text: Makes the answer, for each request anew.
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
