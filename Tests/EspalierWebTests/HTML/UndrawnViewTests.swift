import Espalier
import EspalierCommand
import Logging
import Synchronization
import TestSupport
import Testing

@testable import EspalierServer
@testable import EspalierWeb

/// A class that no browser can show is found before anybody comes to its screen.
@Suite struct UndrawnViewTests {
  final class Bare: View {}

  final class Drawn: View {
    static let title = Child("title", Label.self)
    override class var layout: Layout { .drawn { title } }
  }

  final class Held: View {
    static let bare = Child("bare", Bare.self)
    static let title = Child("title", Label.self)
    override class var layout: Layout {
      .row {
        title
        bare
      }
    }
  }

  final class Twice: View {
    static let title = Child("title", Label.self)
    override class var layout: Layout {
      .row {
        title
        title
      }
    }
  }

  struct BareApp: App {
    static let surfaces: [any AppSurface.Type] = [WebSurface.self, HeadlessSurface.self]
    static let views: [View.Type] = [Held.self, Bare.self, Cell.self, Twice.self]
    func root(for visitor: Visitor) -> HostedCoordinator { HostedCoordinator() }
  }

  @Test(arguments: [Bare.self, Drawn.self] as [View.Type])
  func `a class without a layout that arranges it and without a drawing is named, with both ways to mend it`(
    type: View.Type
  ) {
    let problems = WebSurface.problems(of: [type])
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("\(type) shows nothing in a browser") == true)
    #expect(problems.first?.contains("override `layout`") == true && problems.first?.contains("HTMLDrawn") == true)
  }

  @Test func `classes of the framework, and those of drawings and layouts, are fine`() {
    let views: [View.Type] = [
      Label.self, Cell.self, Stack<Label, Button>.self, NumberField.self, ScreenView.self, MessageView.self,
      Ticket.self, Parcel.self,
    ]
    #expect(WebSurface.problems(of: views) == [])
  }

  @Test func `one call names all problems of the classes that an app lists, each once`() {
    let problems = BareApp.viewProblems
    #expect(problems.count == 2, "\(problems)")
    #expect(problems.contains { $0.hasPrefix("The layout of Twice lists its child “title”") })
    #expect(problems.contains { $0.hasPrefix("Bare shows nothing") })
    #expect(HostedApp.viewProblems == [])
  }

  @MainActor @Test(.timeLimit(.minutes(10))) func `a server says it when it starts`() async throws {
    let lines = Mutex<[String]>([])
    let logger = Logger(label: "test") { _ in LineHandler { line in lines.withLock { $0.append(line) } } }
    var configuration = WebConfiguration(dataDirectory: TestServer.makeDirectory(), title: "Test")
    configuration.port = 0
    let server = WebServer(configuration, host: AppHost(BareApp()), logger: logger)
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let serving = Task { try await server.run { listening.yield($0) } }
    for await _ in ports { break }
    while !lines.withLock({ $0.contains { $0.hasPrefix("Bare shows nothing") } }) { await Task.yield() }
    serving.cancel()
    try await serving.value
  }
}
