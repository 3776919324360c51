#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import Synchronization

/// A transport without a server, for tests and previews. A closure defines its responses, and it records the requests.
///
/// ```swift
/// let server = ScriptedTransport { request in
///   request.method == .get ? .json(["balance": 120]) : Response(status: 405)
/// }
/// let client = NetworkClient("https://bank.example", over: server)
/// ```
public final class ScriptedTransport: Transport {
  private let answer: @Sendable (Request) async throws -> Response
  private let asked = Mutex<[Request]>([])

  /// Creates a transport whose responses a closure returns. The closure may throw a ``TransportError``.
  public init(_ answer: @escaping @Sendable (Request) async throws -> Response) { self.answer = answer }

  /// The requests in the order in which they arrived.
  public var requests: [Request] { asked.withLock { $0 } }

  /// Records a request, and returns the closure's response to it.
  public func send(_ request: Request) async throws -> Response {
    asked.withLock { $0.append(request) }
    try Task.checkCancellation()
    return try await answer(request)
  }
}

extension Transport where Self == ScriptedTransport {
  /// Returns a transport that answers each of these paths with JSON, and all others with 404.
  public static func answers(_ answers: [String: JSONValue]) -> ScriptedTransport {
    ScriptedTransport { request in
      guard let path = request.address?.path, let answer = answers[path] else { return Response(status: 404) }
      return .json(answer)
    }
  }
}

extension Response {
  /// Returns a response with JSON.
  public static func json(_ value: JSONValue, status: Int = 200) -> Response {
    let data = (try? JSONCoding.standard.encode(value)) ?? Data()
    return Response(status: status, headers: ["Content-Type": "application/json"], body: ByteChunks(data))
  }

  /// Returns a response with text.
  public static func text(_ text: String, status: Int = 200) -> Response {
    Response(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: ByteChunks(Data(text.utf8)))
  }
}
