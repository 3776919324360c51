import Espalier
import EspalierHeadless
import Observation
import TestSupport
import Testing

@testable import EspalierServer

/// The scenes, sections and rows of a page in the inspector, with the lines of code that made them.
@MainActor @Suite struct InspectedElementTests {
  private func shown(_ path: Path = .root) -> Window {
    let window = ElementsFeature.window()
    window.open(path)
    window.render()
    return window
  }

  @Test func `what a window shows is listed in its order, each with its line`() throws {
    let all = InspectedElement.all(in: shown())
    #expect(all.map(\.kind) == [.scene, .section, .row, .row, .section, .row])
    #expect(all.map(\.depth) == [0, 1, 2, 2, 1, 2])
    #expect(all.map(\.what) == ["ElementsScene", "“form”", "Label, Button", "TextField", "Section", "Label"])
    #expect(all.map(\.names) == ["/", "Form", "Savings · Open", "Word", "", "Below"])
    #expect(all.map(\.line) == [1, 2, 3, 4, 6, 6].map(ElementsScene.at))
  }

  @Test func `what a person enters is not listed`() throws {
    let window = shown()
    let field = try #require(InspectedElement.all(in: window).first { $0.names == "Word" })
    window.handle(.control(node: field.id, element: 0, .input, .text("sesame")))
    window.render()
    #expect(window.snapshot().text.contains("sesame"))
    let told = InspectedElement.all(in: window) + InspectedElement.lineage(of: field.id, element: 0, in: window)
    #expect(!"\(told)".contains("sesame"))
  }

  @Test func `of a long list the first 200 rows are listed, and how many more there are`() {
    let all = InspectedElement.all(in: shown("/many"))
    #expect(all.count { $0.kind == .row } <= 200)
    let rest = all.filter { $0.kind == .rest }
    #expect(rest.count == 1 && rest.first?.what == "\(1_000 - all.count { $0.kind == .row }) more rows")
    #expect(Set(all.map(\.id)).count == all.count)
  }

  @Test func `an element leads to its row, its section and its scene`() throws {
    let window = shown()
    let row = try #require(InspectedElement.all(in: window).first { $0.kind == .row })
    let lineage = InspectedElement.lineage(of: row.id, element: 2, in: window)
    #expect(lineage.map(\.kind) == [.element, .row, .section, .scene])
    #expect(lineage.first?.what == "Button" && lineage.first?.names == "Open")
    #expect(lineage.map(\.line) == [3, 3, 2, 1].map(ElementsScene.at))
    #expect(InspectedElement.lineage(of: row.id, element: 99, in: window).map(\.kind) == [.row, .section, .scene])
    #expect(InspectedElement.lineage(of: 9_999, element: 0, in: window).isEmpty)
  }
}

enum ElementsRoute: Route {
  case start
  case many

  var path: Path {
    switch self {
    case .start: .root
    case .many: "/many"
    }
  }

  static let paths = Paths<Self> {
    start; many
  }
}

final class ElementsFeature: Feature<CounterScope, ElementsRoute> {
  override func placement(of route: ElementsRoute) -> Placement<ElementsRoute> {
    switch route {
    case .start: .root(ElementsScene())
    case .many: .push(ManyElementsScene(), over: .start)
    }
  }

  static func window() -> Window {
    let feature = ElementsFeature(scope: CounterScope())
    feature.activate()
    return Window(coordinator: feature, title: "Elements")
  }
}

@MainActor @Observable final class ElementsScene: Scene {
  private static let start = #line + 7
  private var word = ""
  private var isOpen = false

  /// Returns the place of a line of the screen, which begins at line 1.
  static func at(_ line: Int) -> String { "EspalierWebTests/InspectedElementTests.swift:\(start + line)" }

  var screen: Screen {
    Screen(title: "Elements") {
      Section("form", header: "Form") {
        Row(Label.with(.text("Savings")), Button.with(.title("Open"), .onTap { [weak self] in self?.isOpen = true }))
        Row(TextField.with(.label("Word"), .text(Binding(self, \.word))))
      }
      Section { Row(Label.with(.text(isOpen ? "Opened" : "Below"))) }
    }
  }
}

final class ManyElementsScene: Scene {
  private struct Item: Hashable, Identifiable, Sendable { let id: Int }

  var screen: Screen {
    Screen(title: "Many") {
      Section("many", (0..<1_000).map(Item.init)) { Row(Label.with(.text("\($0.id)"))) }
    }
  }
}
