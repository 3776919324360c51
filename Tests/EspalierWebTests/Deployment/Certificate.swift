import EspalierPrograms
import Foundation

/// A certificate of nobody's, for `wallet.example` and this machine, made by openssl.
struct Certificate {
  let chain: URL
  let key: URL

  init(in folder: URL, named name: String = "test") async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    chain = folder.appending(path: "\(name)-chain.pem")
    key = folder.appending(path: "\(name)-key.pem")
    let program = try RunningProgram(
      URL(filePath: "/usr/bin/env"),
      arguments: [
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
        "-subj", "/CN=wallet.example", "-addext", "subjectAltName=DNS:wallet.example,IP:127.0.0.1",
        "-keyout", key.path, "-out", chain.path,
      ], errors: .discarded)
    guard await program.ended().isSuccess else {
      throw RawConnection.Failure(description: "openssl could not make a certificate")
    }
  }
}
