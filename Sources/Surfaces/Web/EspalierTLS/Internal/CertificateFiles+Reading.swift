internal import EspalierServer
internal import EspalierWeb
internal import Foundation
internal import NIOSSL

extension CertificateFiles {
  /// Returns the TLS context of the server, from the files of the certificate and its key.
  ///
  /// - Throws: ``WebServerError``, as ``encryption()`` does.
  func context() throws(WebServerError) -> NIOSSLContext {
    let certificates = try reading(chain.path) { try NIOSSLCertificate.fromPEMFile(chain.path) }
    guard !certificates.isEmpty else { throw .certificate(path: chain.path, reason: "it holds no certificate") }
    let secret = try reading(key.path) { try NIOSSLPrivateKey(file: key.path, format: .pem) }
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(secret))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    do {
      return try NIOSSLContext(configuration: configuration)
    } catch {
      throw .certificate(path: key.path, reason: "it is not the key of the certificate in \(chain.path)")
    }
  }

  private func reading<Value>(_ path: String, _ body: () throws -> Value) throws(WebServerError) -> Value {
    do {
      return try body()
    } catch {
      throw .certificate(path: path, reason: "it is missing, may not be read, or is no PEM file")
    }
  }
}
