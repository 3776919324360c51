import EspalierPrograms
import Foundation
import Synchronization

/// Debian's nginx as a proxy that knows nothing of WebSockets, before a server on a port of this machine.
final class Proxy: Sendable {
  /// The fate of a request that asks for another protocol.
  enum Kind: String, CaseIterable, Sendable {
    /// It passes the request on as an ordinary one.
    case asksPlainly
    /// It passes the request on so, and keeps each answer that may be kept, for everybody.
    case keepsAnswers
    /// It takes the request and answers nothing.
    case answersNothing
    /// It forbids the address.
    case forbids
  }

  let address: String
  private let folder: URL
  private let program: Mutex<RunningProgram>
  private let silence: SilentServer

  init(_ kind: Kind, before upstream: Int, in folder: URL) throws {
    let port = try FreePort.find()
    silence = try SilentServer()
    let live =
      switch kind {
      case .asksPlainly, .keepsAnswers: ""
      case .answersNothing: "location = /-/live { proxy_pass http://127.0.0.1:\(silence.port); }"
      case .forbids: "location = /-/live { return 403; }"
      }
    let keeping =
      kind == .keepsAnswers
      ? """
      proxy_cache answers; proxy_cache_valid any 1m; proxy_ignore_headers Set-Cookie;
      add_header X-Cache $upstream_cache_status always;
      """ : ""
    let text = Nginx.configuration(
      in: folder, named: "proxy",
      sites: """
        proxy_cache_path \(folder.path)/answers keys_zone=answers:1m;
        server {
        listen 127.0.0.1:\(port);
        location / {
          proxy_pass http://127.0.0.1:\(upstream); proxy_set_header Host $http_host; proxy_read_timeout 120s;
          \(keeping)
        }
        \(live)
        }
        """)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appending(path: "proxy.conf")
    try text.write(to: configuration, atomically: true, encoding: .utf8)
    address = "http://127.0.0.1:\(port)"
    self.folder = folder
    program = Mutex(try Self.run(in: folder))
  }

  private static func run(in folder: URL) throws -> RunningProgram {
    try RunningProgram(
      URL(filePath: Nginx.path ?? "nginx"),
      arguments: ["-p", folder.path, "-e", "\(folder.path)/proxy.log", "-c", "\(folder.path)/proxy.conf"],
      output: .inherited)
  }

  /// Starts it again, with the same address.
  func start() throws {
    let started = try Self.run(in: folder)
    program.withLock { $0 = started }
  }

  func stop() async {
    let running = program.withLock { $0 }
    running.send(SIGTERM)
    await running.ended()
  }
}

/// A port of this machine at which connections are taken by the system, and nobody reads or answers.
final class SilentServer: Sendable {
  let port: Int
  private let descriptor: Int32

  init() throws {
    port = try FreePort.find()
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = in_port_t(port).bigEndian
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(descriptor, 64) == 0 else { throw RawConnection.Failure(description: "no port is free") }
  }

  deinit { close(descriptor) }
}
