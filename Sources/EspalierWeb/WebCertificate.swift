public import Foundation

/// The certificate that a server shows to browsers, so that they speak https with it and no proxy is needed for that.
///
/// ```swift
/// func serveSecurely(_ configuration: inout WebConfiguration) {
///   configuration.certificate = WebCertificate(
///     chain: URL(filePath: "/etc/letsencrypt/live/wallet.example/fullchain.pem"),
///     key: URL(filePath: "/etc/letsencrypt/live/wallet.example/privkey.pem"))
/// }
/// ```
///
/// Both files are PEM, and are read once, when the server starts: a new certificate is taken up by a restart, over
/// which pages go on. Browsers speak TLS 1.2 or newer and HTTP/1.1; HTTP/2 takes a proxy.
public struct WebCertificate: Sendable, Hashable {
  /// The file with the certificate, and those of its issuers behind it.
  public var chain: URL
  /// The file with the private key of the certificate, without a passphrase.
  public var key: URL

  /// Creates a certificate from the files of its chain and its key.
  public init(chain: URL, key: URL) {
    self.chain = chain
    self.key = key
  }
}
