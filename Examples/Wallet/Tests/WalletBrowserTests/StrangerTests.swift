import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real program among strangers: behind a proxy, under another name, and with little room.
@Suite(.timeLimit(.minutes(15))) struct StrangerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func get(_ address: String, _ fields: [String: String] = [:]) async throws -> (HTTPURLResponse, String) {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpShouldHandleCookies = false
    for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return (response, String(decoding: data, as: UTF8.self))
  }

  @Test func aNameThatWasMadeToLeadHereIsNotAnsweredAndTheFlagForItIsNamed() async throws {
    let wallet = try await WalletProcess(
      directory: folder.url.appending(path: "data"), arguments: ["--allow-host", "wallet.home", "other.home"])
    let (refused, text) = try await get(wallet.address, ["Host": "evil.example:\(wallet.port)"])
    #expect(refused.statusCode == 421)
    #expect(text.contains("--allow-host"))
    for host in ["wallet.home", "other.home", "localhost"] {
      #expect(try await get(wallet.address, ["Host": "\(host):\(wallet.port)"]).0.statusCode == 200, "\(host)")
    }
  }

  @Test func behindAProxyThatIsTrustedCookiesAreThoseOfHttps() async throws {
    let wallet = try await WalletProcess(
      directory: folder.url.appending(path: "data"),
      arguments: ["--origin", "https://wallet.example", "--trust-proxy", "127.0.0.1", "::1"])
    let (response, _) = try await get(
      wallet.address + "/sign-in",
      ["Host": "wallet.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"])
    #expect(response.statusCode == 200)
    let cookie = response.value(forHTTPHeaderField: "Set-Cookie") ?? ""
    #expect(cookie.hasPrefix("__Host-espalier-session="))
    #expect(cookie.contains("; Secure"))
  }

  @Test func withFewDescriptorsFewConnectionsAreTakenAndWhoComesAfterIsServed() async throws {
    let wallet = try await WalletProcess(directory: folder.url.appending(path: "data"), descriptors: 80)
    let connections = try (0..<120).map { _ in try Connection(port: wallet.port) }
    withExtendedLifetime(connections) {}
    for connection in connections { connection.close() }
    #expect(try await get(wallet.address).0.statusCode == 200)
    #expect(await wallet.stop().isSuccess)
  }

  /// A connection over which nothing is asked.
  private final class Connection: Sendable {
    private let descriptor: Int32

    init(port: Int) throws {
      #if canImport(Darwin)
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #else
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let result = withUnsafePointer(to: &address) { [descriptor] in
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { throw URLError(.cannotConnectToHost) }
    }

    func close() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    deinit { _ = Foundation.close(descriptor) }
  }
}
