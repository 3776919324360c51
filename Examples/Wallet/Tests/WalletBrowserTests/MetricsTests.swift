import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The metrics of the program, as a Prometheus server on this machine fetches them.
@Suite(.timeLimit(.minutes(10))) struct MetricsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func get(_ path: String, of wallet: WalletProcess) async throws -> (text: String, status: Int) {
    guard let url = URL(string: wallet.address + path) else { throw URLError(.badURL) }
    let (data, response) = try await URLSession.shared.data(from: url)
    return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0)
  }

  @Test func `they are there if they are asked for`() async throws {
    let wallet = try await WalletProcess(directory: folder.url.appending(path: "data"), arguments: ["--metrics"])
    #expect(try await get("/sign-in", of: wallet).status == 200)
    let (text, status) = try await get("/metrics", of: wallet)
    #expect(status == 200)
    #expect(text.contains("# TYPE espalier_operations_total counter") && text.contains(#"kind="mount""#))
    #expect(await wallet.stop().isSuccess)
  }

  @Test func `and otherwise not`() async throws {
    let wallet = try await WalletProcess(directory: folder.url.appending(path: "data"))
    let (text, status) = try await get("/metrics", of: wallet)
    #expect(status == 404 && !text.contains("espalier_operations_total"))
    #expect(await wallet.stop().isSuccess)
  }
}
