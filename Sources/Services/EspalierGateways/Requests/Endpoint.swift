internal import EspalierBase

/// A target of a request: a path below the client's base, or a complete address.
///
/// Values in it are escaped, so that no value can be more than one segment of the path or one value of the query:
///
/// ```swift
/// let id = "7/../admin"
/// let endpoint: Endpoint = "/accounts/\(id)/operations"
/// endpoint.description  // "/accounts/7%2F..%2Fadmin/operations"
/// ```
///
/// A value that is `.` or `..`, which servers would resolve as a path segment, is refused when the request is sent.
public struct Endpoint: Sendable, Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The combined text of the endpoint.
  public let description: String
  /// The reason why the endpoint must not be sent; nil if it may be sent.
  let fault: String?

  /// Creates an endpoint from a literal, without escaping it.
  public init(stringLiteral value: String) {
    description = value
    fault = nil
  }

  /// Creates an endpoint from a literal with values. The values have been escaped.
  public init(stringInterpolation: StringInterpolation) {
    description = stringInterpolation.text
    fault = stringInterpolation.fault
  }

  /// Creates an endpoint from a complete address that the app received, such as the next page from a server. The
  /// address is not escaped.
  ///
  /// An address of another host is sent without the client's secrets: see ``NetworkClient``.
  public init(address: String) {
    description = address
    fault = nil
  }

  /// A builder that assembles an endpoint, and escapes the values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var fault: String?

    /// Creates a builder with reserved space for the text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends a literal part of the string, without escaping it.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value, escaped.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let written = value.description
      if written == "." || written == ".." || written.isEmpty, !text.contains("?") {
        fault = "“\(written)” stands for a segment of the path and is \(written.isEmpty ? "empty" : "a step")."
      }
      text += PercentCoding.encode(written)
    }
  }
}
