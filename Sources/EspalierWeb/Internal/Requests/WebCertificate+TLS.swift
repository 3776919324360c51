internal import Foundation
internal import HummingbirdCore
internal import HummingbirdTLS
internal import NIOSSL

extension WebCertificate {
  /// Has connections speak TLS before anything else.
  /// - Throws: ``WebServerError`` when a file cannot be read, or the key is another certificate's.
  func around(_ channel: UpgradeChannel) throws(WebServerError) -> TLSChannel<UpgradeChannel> {
    let configuration = try configuration()
    do { return try TLSChannel(channel, tlsConfiguration: configuration) } catch { throw wrongKey }
  }

  /// Reads the files as the server will, to say what is wrong with them before anything else has begun.
  /// - Throws: ``WebServerError``, as ``around(_:)`` does.
  func check() throws(WebServerError) {
    let configuration = try configuration()
    do { _ = try NIOSSLContext(configuration: configuration) } catch { throw wrongKey }
  }

  private var wrongKey: WebServerError {
    .certificate(path: key.path, reason: "it is not the key of the certificate in \(chain.path)")
  }

  private func configuration() throws(WebServerError) -> TLSConfiguration {
    let certificates = try reading(chain.path) { try NIOSSLCertificate.fromPEMFile(chain.path) }
    guard !certificates.isEmpty else { throw .certificate(path: chain.path, reason: "it holds no certificate") }
    let secret = try reading(key.path) { try NIOSSLPrivateKey(file: key.path, format: .pem) }
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(secret))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    return configuration
  }

  private func reading<Value>(_ path: String, _ body: () throws -> Value) throws(WebServerError) -> Value {
    do {
      return try body()
    } catch {
      throw .certificate(path: path, reason: "it is missing, may not be read, or is no PEM file")
    }
  }
}
