import TestSupport
import Testing

/// Tests that a feature compiles however many places it has.
@Suite(.takesTurns) struct LargeFeatureTests {
  @Test func `a feature of sixty places and sixty sections takes the type checker little`() async throws {
    let outcome = try await SwiftCompiler(forProgramsImporting: "EspalierModules").check(Self.program, within: 5_000)
    #expect(outcome.succeeded, "\(outcome.messages)")
  }

  private static func lines(_ line: (Int) -> String) -> String { (1...60).map(line).joined(separator: "\n") }

  private static let program = """
    import Espalier

    enum LargeRoute: Route {
    \(lines { "  case place\($0)(Int)" })

      var path: Path {
        switch self {
    \(lines { "    case .place\($0)(let id): \"/place\($0)/\\(id)\"" })
        }
      }

      static let paths = Paths<Self> {
    \(lines { "    place\($0)" })
      }
    }

    final class LargeScope: Scope<RootScope> {
    \(lines { "  var service\($0): [Int] { shared { [\($0)] } }" })
    }

    final class Large: Feature<LargeScope, LargeRoute> {
      override func placement(of route: LargeRoute) -> Placement<LargeRoute> {
        switch route {
        case .place1: .root(LargeScene(self.scope))
    \((2...60).map { "    case .place\($0)(let id): .push(LargeScene(self.scope), over: .place\($0 - 1)(id))" }.joined(separator: "\n"))
        }
      }
    }

    final class LargeScene: Scene {
      private let scope: LargeScope
      init(_ scope: LargeScope) { self.scope = scope }

      var screen: Screen {
        Screen(title: "Large") {
    \(lines { "      Section(\"section\($0)\") { for one in scope.service\($0) { Row(Label.with(.text(\"\\(one)\"))).link(to: LargeRoute.place\($0)(one)) } }" })
        }
      }
    }
    """
}
