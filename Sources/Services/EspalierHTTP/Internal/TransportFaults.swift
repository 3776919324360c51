internal import AsyncHTTPClient
internal import EspalierGateways
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL

/// The conversion of the HTTP client's errors into errors of EspalierGateways. An error without a counterpart is not
/// changed.
enum TransportFaults {
  static func fault(_ error: any Error) -> any Error {
    switch error {
    case let error as HTTPClientError: fault(error)
    case let error as NIOConnectionError: fault(error)
    case let error as NIOSSLError: TransportError.insecure("\(error)")
    case let error as NIOSSLExtraError: TransportError.insecure("\(error)")
    case HTTPParserError.invalidEOFState: TransportError.cut
    case let error as HTTPParserError: TransportError.malformed("\(error)")
    case let error as ChannelError: fault(error)
    case let error as IOError: TransportError.unreachable(error.description)
    default: isOfCompression(error) ? TransportError.malformed("the compression: \(error)") : error
    }
  }

  /// Returns true for an error of the decompressor. The function recognizes the error by the name of its type, because
  /// the client does not export the types.
  static func isOfCompression(_ error: any Error) -> Bool {
    ["DecompressionError", "ExtraDecompressionError"].contains("\(type(of: error))")
  }

  private static func fault(_ error: HTTPClientError) -> any Error {
    switch error {
    case .cancelled, .requestStreamCancelled: CancellationError()
    case .connectTimeout, .tlsHandshakeTimeout, .httpProxyHandshakeTimeout, .socksHandshakeTimeout:
      TransportError.timedOut(.connecting)
    case .readTimeout, .writeTimeout: TransportError.timedOut(.idle)
    case .deadlineExceeded: TransportError.timedOut(.total)
    case .getConnectionFromPoolTimeout: TransportError.timedOut(.waitingForConnection)
    case .alreadyShutdown: TransportError.unreachable("the transport has been closed")
    case .remoteConnectionClosed, .uncleanShutdown: TransportError.cut
    case .invalidProxyResponse, .proxyAuthenticationRequired:
      TransportError.unreachable("the proxy: \(error.shortDescription)")
    default: error
    }
  }

  private static func fault(_ error: NIOConnectionError) -> any Error {
    guard error.connectionErrors.isEmpty else {
      return TransportError.unreachable(error.connectionErrors.map { "\($0.error)" }.joined(separator: "; "))
    }
    return TransportError.nameNotFound
  }

  private static func fault(_ error: ChannelError) -> any Error {
    switch error {
    case .connectTimeout: TransportError.timedOut(.connecting)
    case .ioOnClosedChannel, .alreadyClosed, .inputClosed, .outputClosed, .eof: TransportError.cut
    default: error
    }
  }
}
