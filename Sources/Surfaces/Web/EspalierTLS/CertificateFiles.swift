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
/// Both files are PEM, and are read once, when the server starts: a restart reads a new certificate, and pages continue
/// over it. Browsers speak TLS 1.2 or newer and HTTP/1.1; HTTP/2 takes a proxy.
public struct CertificateFiles: WebCertificate, Hashable {
  /// The file with the certificate, and those of its issuers behind it.
  public var chain: URL
  /// The file with the private key of the certificate, without a passphrase.
  public var key: URL

  /// Creates a certificate from the files of its chain and its key.
  public init(chain: URL, key: URL) {
    self.chain = chain
    self.key = key
  }

  /// Reads the files.
  ///
  /// - Throws: `WebServerError.certificate` when a file cannot be read, or the key is another certificate's.
  public func encryption() throws(WebServerError) -> @Sendable () throws -> any ChannelHandler {
    let context = try context()
    return { NIOSSLServerHandler(context: context) }
  }
}
