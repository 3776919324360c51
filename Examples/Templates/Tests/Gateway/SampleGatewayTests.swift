import EspalierGateways
import Foundation
import Testing

@testable import Templates

/// The request of Sample and its answer, over a server that is not there.
@Suite struct SampleGatewayTests {
  private let answer: JSONValue = ["titles": ["Apple", "Pear"]]

  @Test func `it asks for what is wanted, and reads the answer`() async throws {
    let (answer, server) = (answer, ScriptedTransport { [answer] _ in .json(answer) })
    let gateway: any Gateway<SampleParameters, SampleEntity> = SampleNetworkGateway(
      client: NetworkClient("https://example.com", over: server))
    let entity = try await gateway.fetch(SampleParameters(query: "a pear"))
    #expect(entity.titles == ["Apple", "Pear"], "of \(answer)")
    #expect(server.requests.map(\.address?.target) == ["/sample?query=a%20pear"])
  }

  @Test func `what was recorded once is read without the server`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recorded-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let parameters = SampleParameters(query: "pear")
    let recorder = NetworkClient(
      "https://example.com", over: .answers(["/sample": answer]), middleware: [.recording(to: folder)])
    let live = try await SampleNetworkGateway(client: recorder).fetch(parameters)
    let recorded = NetworkClient("https://example.com", over: .answers([:]), middleware: [.replaying(from: folder)])
    #expect(try await SampleNetworkGateway(client: recorded).fetch(parameters) == live)
  }

  @Test func `a server that refuses is an error with its status`() async {
    let client = NetworkClient("https://example.com", over: ScriptedTransport { _ in Response(status: 403) })
    let error = await #expect(throws: NetworkError.self) {
      try await SampleNetworkGateway(client: client).fetch(SampleParameters(query: ""))
    }
    #expect(error?.status == 403)
  }

  @Test func `a fixed gateway answers without a server`() async throws {
    let gateway: any Gateway<SampleParameters, SampleEntity> = FixedSampleGateway(entity: SampleEntity(titles: ["Fig"]))
    #expect(try await gateway.fetch(SampleParameters(query: "")).titles == ["Fig"])
  }

  @Test(
    .disabled("whoever generates it fills it in"),  // template only
    .timeLimit(.minutes(10)))
  func `the address of the server is filled in`() {
    #expect(SampleServer.address != "https://example.com/v1", "Write your server's address into SampleServer.swift.")
  }
}
