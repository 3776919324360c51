import Espalier
import EspalierGateways
import EspalierTesting
import Synchronization
import Testing

/// Signing in, with the real reachability of a server.
@MainActor @Suite struct SignInRecipeTests {
  private final class Server: Sendable {
    private let down = Mutex(false)
    var isDown: Bool { down.withLock { $0 } }
    func set(isDown: Bool) { down.withLock { $0 = isDown } }
  }

  private let server = Server()
  private let reachability = Reachability()
  private let clock = TestClock()
  private let client: NetworkClient
  private let recipe: SignInRecipe

  init() {
    let server = server
    let transport = ScriptedTransport { _ in
      if server.isDown { throw TransportError.unreachable("down") }
      return Response(status: 204)
    }
    client = NetworkClient("https://a.example", over: transport, middleware: [.reporting(to: reachability)])
    recipe = SignInRecipe(reachability: reachability, clock: clock) { ["\($0)!"] }
  }

  @Test func `the button is enabled when the server is reachable and the name has five characters`() async throws {
    recipe.name = "Eva"
    #expect(!recipe.isButtonEnabled)
    recipe.name = "Evita"
    #expect(recipe.isButtonEnabled)
    server.set(isDown: true)
    try? await client.send(.get("/"))
    #expect(!recipe.isButtonEnabled)
    server.set(isDown: false)
    try await client.send(.get("/"))
    #expect(recipe.isButtonEnabled)
  }

  @Test func `suggestions wait until the person pauses`() async throws {
    recipe.name = "Eva"
    recipe.didLoad()
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .milliseconds(299))
    for _ in 0..<100 { await Task.yield() }
    #expect(recipe.suggestions.isEmpty)
    while recipe.suggestions.isEmpty {
      clock.advance(by: .milliseconds(1))
      await Task.yield()
    }
    #expect(recipe.suggestions == ["Eva!"])
  }

  @Test func `the remark follows the newest of both values`() async throws {
    recipe.didLoad()
    recipe.name = "Eva"
    while recipe.remark != "3 of 5 characters" { await Task.yield() }
    server.set(isDown: true)
    try? await client.send(.get("/"))
    while recipe.remark != "The server cannot be reached" { await Task.yield() }
    server.set(isDown: false)
    try await client.send(.get("/"))
    recipe.name = "Evita"
    while recipe.remark != "5 of 5 characters" { await Task.yield() }
  }
}
