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
/// Make one for a program: its connections are shared by all clients over it. It takes compressed answers, up to
/// ``Options/maximumInflation`` times their size, and never turns the check of a certificate off.
///
/// - Isolation: Any thread.
/// - Ownership: The code that made the transport closes it; a transport that is dropped without is closed by itself,
///   late.
/// - Cancellation: A task that is cancelled closes the connection of its request, so that the server sees it.
public final class HTTPTransport: Transport {
  private let client: HTTPClient

  /// Makes a transport with connections of its own.
  public init(_ options: Options = Options()) {
    client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: options.configuration)
  }

  deinit {
    // Closing twice is answered with an error that says so, and changes nothing.
    client.shutdown { _ in }
  }

  /// Closes all connections. Requests that are under way fail.
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
