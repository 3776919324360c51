public import NIOCore

/// A certificate with which a server serves https itself, without a proxy.
///
/// `CertificateFiles` of EspalierTLS reads a certificate from two files. TLS is a separate product, because it takes
/// longer to compile than all of Espalier, and most servers are behind a proxy that serves https for them.
///
/// ```swift
/// func serveSecurely(_ configuration: inout WebConfiguration, with certificate: some WebCertificate) {
///   configuration.certificate = certificate
/// }
/// ```
public protocol WebCertificate: Sendable {
  /// Reads the certificate. A server calls this method once, before it listens, and calls the returned function for
  /// each connection.
  ///
  /// - Returns: A function that creates the handler that encrypts one connection.
  /// - Throws: ``WebServerError`` if the certificate cannot be used.
  func encryption() throws(WebServerError) -> @Sendable () throws -> any ChannelHandler
}
