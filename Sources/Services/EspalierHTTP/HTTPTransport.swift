internal import AsyncHTTPClient
public import EspalierGateways
internal import FoundationEssentials
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// A transport that carries requests over HTTP/1.1 and HTTP/2, with pooled connections.
///
/// ```swift
/// let transport = HTTPTransport()
/// let bank = NetworkClient("https://bank.example/v1", over: transport)
/// // … at the end of the program:
/// try await transport.close()
/// ```
///
/// Create one transport for a program: all clients over it share its connections. It accepts compressed responses, up
/// to ``Options/maximumInflation`` times their size, and never disables the verification of certificates.
///
/// - Isolation: Any thread.
/// - Ownership: The code that created the transport closes it. A transport that is released without being closed closes
///   itself later.
/// - Cancellation: When a task is cancelled, the transport closes the connection of its request, so that the server
///   notices it.
public final class HTTPTransport: Transport {
  private let client: HTTPClient

  /// Creates a transport with connections of its own.
  public init(_ options: Options = Options()) {
    client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: options.configuration)
  }

  deinit {
    // A second close only returns an error that says so; it changes nothing.
    client.shutdown { _ in }
  }

  /// Closes all connections. Requests in progress fail.
  public func close() async throws {
    do {
      try await client.shutdown()
    } catch let error as HTTPClientError where error == .alreadyShutdown {}
  }

  /// Sends a request.
  public func send(_ request: Request) async throws -> Response {
    guard let address = request.address else { throw TransportError.malformed("a request without an address") }
    var outgoing = HTTPClientRequest(url: address.absolute)
    outgoing.method = HTTPMethod(rawValue: request.method.rawValue)
    for field in request.headers.fields { outgoing.headers.add(name: field.name, value: field.value) }
    if let body = request.body { outgoing.body = Self.body(body) }
    do {
      let response = try await client.execute(outgoing, deadline: .distantFuture)
      return Response(
        status: Int(response.status.code),
        headers: Headers(response.headers.lazy.map { ($0.name, $0.value) }),
        body: ByteChunks(once: IncomingChunks(response)))
    } catch {
      throw TransportFaults.fault(error)
    }
  }

  private static func body(_ body: RequestBody) -> HTTPClientRequest.Body {
    if let data = body.chunks.data { return .bytes(ByteBuffer(bytes: data)) }
    let chunks = OutgoingChunks(chunks: body.chunks)
    return .stream(chunks, length: body.length.map { .known(Int64($0)) } ?? .unknown)
  }
}
