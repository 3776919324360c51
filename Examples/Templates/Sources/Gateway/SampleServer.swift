import EspalierGateways
import EspalierHTTP

/// The server that Sample is on.
enum SampleServer {
  /// The address that all requests begin with. Put your server's here.
  static let address = "https://example.com/v1"

  /// Makes the client of the server. One for the process is enough: it keeps its connections.
  ///
  /// What can be asked again is asked again when the connection fails, and a server that fails is left alone for a while.
  static func client(over transport: some Transport = HTTPTransport()) -> NetworkClient {
    NetworkClient(address, over: transport, middleware: [.retrying(), .circuitBreaking()])
  }
}
