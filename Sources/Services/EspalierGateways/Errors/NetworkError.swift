#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error of a request without a usable response. It describes the failure and the request, and advises what to try.
///
/// ```swift
/// struct Problem: Decodable { let code: String }
///
/// func code(of error: any Error) -> String? {
///   guard let error = error as? NetworkError, error.status == 422 else { return nil }
///   return try? error.value(Problem.self).code
/// }
/// ```
///
/// Its description shows neither secret headers nor secret values of the query. In the beginning of the body it blanks
/// the values of JSON names such as `token` and `password`. A cancelled task throws `CancellationError` instead.
public struct NetworkError: Error, Sendable {
  /// The reasons for which a request fails.
  public enum Reason: Sendable {
    /// The endpoint is not a valid address; the text explains why.
    case invalidAddress(String)
    /// A header must not be sent; the text explains why.
    case invalidHeader(String)
    /// The client does not send this method; the text explains why.
    case methodRefused(String)
    /// The body or the query could not be encoded.
    case notEncoded(any Error)
    /// The connection failed.
    case transport(TransportError)
    /// The server answered with a status that the request does not accept.
    case status(Int)
    /// The response is larger than the request accepts.
    case tooLarge(maximumBytes: Int)
    /// The response could not be decoded as the type.
    case notDecoded(any Error, as: String)
    /// The response is not text in the character set that it names.
    case notText(String)
    /// The redirects could not be followed; the text explains why.
    case redirects(String)
    /// The client sends no requests for this time, because the server failed recently.
    case circuitOpen(Duration)
    /// Another error was thrown.
    case failed(any Error)
  }

  /// The reason that the request failed.
  public let reason: Reason
  /// The method of the request.
  public let method: RequestMethod
  /// The address of the request, without its secrets.
  public let address: String
  /// The head of the response; nil if there was none.
  public let response: Response?
  /// The beginning of the response's body, at most 64 KiB. It may contain secrets.
  public let body: Data
  /// The number of attempts.
  public let attempts: Int
  let coding: JSONCoding

  init(
    _ reason: Reason, _ request: Request, response: Response? = nil, body: Data = Data(),
    coding: JSONCoding = .standard
  ) {
    self.reason = reason
    method = request.method
    address = request.address?.blanked ?? request.endpoint.description
    self.response = response
    self.body = body
    attempts = request.attempt
    self.coding = coding
  }

  /// The status of the response; nil if there was none.
  public var status: Int? { response?.status }

  /// Returns the response's body as a value, such as the problem that a server describes.
  public func value<Value: Decodable>(_ type: Value.Type) throws -> Value { try coding.decode(type, from: body) }

  /// The number of bytes of a body that an error keeps.
  static let keptBytes = 65_536
}

extension NetworkError: CustomStringConvertible {
  /// A description of the failure and its request, with the beginning of the response and advice on what to try.
  public var description: String {
    var text = "\(method.rawValue) \(address): \(words.happened)"
    if attempts > 1 { text += " It was tried \(attempts) times." }
    if !beginning.isEmpty { text += " The answer begins: \(beginning)" }
    return text + " \(words.advice)"
  }

  /// The first 500 bytes of the body as one line, with its secrets blanked.
  private var beginning: String {
    let text = String(decoding: body.prefix(500), as: UTF8.self)
    let line = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
      .filter { character in character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } }
    return SecretText.blanked(String(line)) + (body.count > 500 ? "…" : "")
  }

  private var words: (happened: String, advice: String) {
    switch reason {
    case .invalidAddress(let why):
      (
        "It has no address. \(why)",
        "Write values into an endpoint by interpolation, and the base with http:// or https://."
      )
    case .invalidHeader(let why): ("It has a header that must not be sent. \(why)", "Leave it out, or encode it.")
    case .methodRefused(let why): ("The client does not send it. \(why)", "Use another method.")
    case .notEncoded(let error): ("Its body or query could not be encoded: \(error).", "See the value that was given.")
    case .transport(let error): error.words
    case .status(let status): ("The server answered \(status).", Self.advice(for: status, response))
    case .tooLarge(let limit):
      ("The answer is larger than \(limit) bytes.", "Allow more with `maximumBytes(_:)`, or read it as a stream.")
    case .notDecoded(let error, let type):
      ("The answer is not \(type): \(DecodingWords.words(error)).", "Compare the type with what the server sends.")
    case .notText(let charset): ("The answer is no text in \(charset).", "Read it as data.")
    case .redirects(let how): ("The server sent on \(how).", "Send the request to where it ends, if that is right.")
    case .circuitOpen(let time):
      ("It was not sent, as the server failed lately.", "It will be in \(time), or sooner when it has recovered.")
    case .failed(let error):
      // An error in complete sentences has a full stop of its own.
      ("It failed: \(error)".hasSuffix(".") ? "It failed: \(error)" : "It failed: \(error).", "See what threw it.")
    }
  }

  private static func advice(for status: Int, _ response: Response?) -> String {
    switch status {
    case 401: "Sign in, or see whether the token is sent."
    case 403: "Another person may, or another scope of the token."
    case 404, 410: "See the path and the ids in it."
    case 409, 412: "It has changed meanwhile: fetch it, and decide again."
    case 413: "Send less at once."
    case 429:
      response?.headers["Retry-After"].map { "Wait \($0) seconds, and ask less often." } ?? "Ask less often."
    case 400..<500: "The request is at fault: compare it with what the server expects."
    case 500...: "The server is at fault: try again later."
    default: "Accept the status with `accepting(_:)` if it is an answer."
    }
  }
}

extension TransportError {
  fileprivate var words: (happened: String, advice: String) {
    switch self {
    case .nameNotFound: ("The name of the host is not known.", "See the name, and whether the network is there.")
    case .unreachable(let why): ("Nobody answers there: \(why).", "See whether the server runs, and on this port.")
    case .insecure(let why):
      ("The connection is not secure: \(why).", "Mend the certificate; do not turn its check off.")
    case .cut: ("The connection was closed before the answer was whole.", "Try again if the request may be sent twice.")
    case .timedOut(let phase):
      ("It took too long: \(phase.rawValue).", "Try again later, or allow more time for it.")
    case .malformed(let why): ("What came is not HTTP: \(why).", "See whether this port speaks HTTP.")
    }
  }
}
