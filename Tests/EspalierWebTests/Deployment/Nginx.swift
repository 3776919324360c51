import EspalierPrograms
import Foundation

/// Debian's nginx with the configuration that the guide to deploying shows, on ports that are free.
final class Nginx: Sendable {
  static let path = ["/usr/sbin/nginx", "/usr/bin/nginx"].first { FileManager.default.isExecutableFile(atPath: $0) }

  private let folder: URL
  private let program: RunningProgram

  /// Starts it before a server that listens on a port of this machine.
  init(before upstream: Int, on port: Int, _ certificate: Certificate, in folder: URL) throws {
    self.folder = folder
    let configuration = folder.appending(path: "nginx.conf")
    let plain = try FreePort.find()
    var sites = try Self.guide()
    for (shown, here) in [
      ("listen 443 ssl http2;", "listen 127.0.0.1:\(port) ssl http2;"), ("listen 80;", "listen 127.0.0.1:\(plain);"),
      ("http://127.0.0.1:8080", "http://127.0.0.1:\(upstream)"),
      ("/etc/letsencrypt/live/wallet.example/fullchain.pem", certificate.chain.path),
      ("/etc/letsencrypt/live/wallet.example/privkey.pem", certificate.key.path),
    ] {
      guard sites.contains(shown) else { throw RawConnection.Failure(description: "the guide has no “\(shown)”") }
      sites = sites.replacing(shown, with: here)
    }
    let text = Self.configuration(in: folder, named: "nginx", sites: sites)
    try text.write(to: configuration, atomically: true, encoding: .utf8)
    program = try RunningProgram(
      URL(filePath: Self.path ?? "nginx"),
      arguments: ["-p", folder.path, "-e", "\(folder.path)/nginx.log", "-c", configuration.path], output: .inherited)
  }

  /// Returns a configuration of one process with all of its files in a folder.
  static func configuration(in folder: URL, named name: String, sites: String) -> String {
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \(folder.path)/\($0);" }.joined(separator: "\n")
    return """
      daemon off;
      \(geteuid() == 0 ? "user root;" : "")
      worker_processes 1;
      pid \(folder.path)/\(name).pid;
      error_log \(folder.path)/\(name).log;
      events { worker_connections 256; }
      http {
      access_log off;
      \(temporary)
      \(sites)
      }
      """
  }

  func stop() async {
    program.send(SIGTERM)
    await program.ended()
  }

  /// The error log of nginx, for a test that fails.
  var log: String { (try? String(contentsOf: folder.appending(path: "nginx.log"), encoding: .utf8)) ?? "" }

  /// The configuration that stands in the guide.
  private static func guide() throws -> String {
    let guide = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/Deploying.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    guard let block = text.firstMatch(of: /```nginx\n(?<block>(?s:.*?))\n```/)?.block else {
      throw RawConnection.Failure(description: "the guide shows no configuration")
    }
    return String(block)
  }
}

/// A port of this machine that nobody listens on just now.
enum FreePort {
  static func find() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isFound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isFound else { throw RawConnection.Failure(description: "no port is free") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
