public import NIOCore

/// A certificate that a server shows to browsers, so that they speak https with it and no proxy is needed for that.
///
/// `CertificateFiles` of EspalierTLS reads one from two files. TLS is a product of its own, because it takes longer to
/// compile than all of Espalier, and most servers stand behind a proxy that speaks https for them.
///
/// ```swift
/// func serveSecurely(_ configuration: inout WebConfiguration, with certificate: some WebCertificate) {
///   configuration.certificate = certificate
/// }
/// ```
public protocol WebCertificate: Sendable {
  /// Reads the certificate. A server calls this once, before it listens, and calls what it returns for each connection.
  ///
  /// - Returns: A function that makes the handler that encrypts one connection.
  /// - Throws: ``WebServerError`` when the certificate cannot be used.
  func encryption() throws(WebServerError) -> @Sendable () throws -> any ChannelHandler
}
