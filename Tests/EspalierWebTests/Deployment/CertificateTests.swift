import EspalierTLS
import Foundation
import Testing

@testable import EspalierServer

/// Tests of the errors of certificates when the server starts.
@Suite struct CertificateTests {
  private func failure(chain: URL, key: URL) async -> String {
    do {
      try await TestServer.run({ $0.certificate = CertificateFiles(chain: chain, key: key) }) { _ in }
      return "it started"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a file that is missing or no certificate, and the key of another one, are named`() async throws {
    let folder = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    let certificate = try await Certificate(in: folder)
    let other = try await Certificate(in: folder, named: "other")
    let missing = folder.appending(path: "missing.pem")
    let noPEM = folder.appending(path: "text.pem")
    try "Good morning".write(to: noPEM, atomically: true, encoding: .utf8)
    for chain in [missing, noPEM] {
      let told = await failure(chain: chain, key: certificate.key)
      #expect(told.hasPrefix("\(chain.path) cannot be used for https: it"), "\(told)")
      #expect(told.contains("Give the PEM files"), "\(told)")
    }
    for key in [missing, noPEM] {
      #expect(await failure(chain: certificate.chain, key: key).hasPrefix("\(key.path) cannot be used for https"))
    }
    let told = await failure(chain: certificate.chain, key: other.key)
    #expect(told.contains("it is not the key of the certificate in \(certificate.chain.path)"), "\(told)")
  }
}
