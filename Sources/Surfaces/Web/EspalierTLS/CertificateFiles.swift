internal import EspalierServer
public import EspalierWeb
public import Foundation
public import NIOCore
internal import NIOSSL

/// A certificate and its key, in two files.
///
/// ```swift
/// func serveSecurely(_ configuration: inout WebConfiguration) {
///   configuration.certificate = CertificateFiles(
///     chain: URL(filePath: "/etc/letsencrypt/live/wallet.example/fullchain.pem"),
///     key: URL(filePath: "/etc/letsencrypt/live/wallet.example/privkey.pem"))
/// }
/// ```
///
/// Both files are PEM, and are read once, when the server starts: a new certificate takes effect after a restart, over
/// which pages continue. Browsers use TLS 1.2 or newer and HTTP/1.1; HTTP/2 requires a proxy.
public struct CertificateFiles: WebCertificate, Hashable {
  /// The file with the certificate, followed by the certificates of its issuers.
  public var chain: URL
  /// The file with the private key of the certificate, without a passphrase.
  public var key: URL

  /// Creates a certificate from the files of its chain and its key.
  public init(chain: URL, key: URL) {
    self.chain = chain
    self.key = key
  }

  /// Reads the certificate and its key, and returns a function that creates the encrypting handler of a connection.
  ///
  /// - Throws: `WebServerError.certificate` if a file cannot be read, or if the key belongs to another certificate.
  public func encryption() throws(WebServerError) -> @Sendable () throws -> any ChannelHandler {
    let context = try context()
    return { NIOSSLServerHandler(context: context) }
  }
}
