import Testing

struct LayerTests {
  @Test
  func `no import points up the layers`() throws {
    let faults = try Repository.sources().flatMap(Layers.faults)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test
  func `the sources are found`() throws {
    #expect(try Repository.sources().contains { $0.path == "Sources/EspalierScopes/Scope.swift" })
  }

  @Test(arguments: [
    ("EspalierViews", "import EspalierScreens", "EspalierScreens"),
    ("EspalierScopes", "import EspalierViews", "EspalierViews"),
    ("EspalierModules", "@testable import EspalierScenes", "EspalierScenes"),
    ("EspalierScreens", "public import struct EspalierNavigation.Route", "EspalierNavigation"),
    ("EspalierScenes", "@preconcurrency internal import EspalierWeb", "EspalierWeb"),
    ("Espalier", "@_exported public import EspalierTesting", "EspalierTesting"),
    ("EspalierNavigation", "  import NIOCore // for now", "NIOCore"),
    ("EspalierViews", "import Dispatch", "Dispatch"),
    ("EspalierWeb", "import EspalierTesting", "EspalierTesting"),
    ("EspalierSomething", "import Observation", "EspalierSomething"),
    ("EspalierMacros", "public import EspalierViews", "EspalierViews"),
    ("EspalierMacros", "import SwiftSyntax", "SwiftSyntax"),
    ("EspalierMacrosPlugin", "import EspalierScopes", "EspalierScopes"),
    ("EspalierMacrosPlugin", "import Foundation", "Foundation"),
    ("EspalierScopes", "public import EspalierMacros", "EspalierMacros"),
    ("EspalierWeb", "import EspalierMacrosPlugin", "EspalierMacrosPlugin"),
  ])
  func `an import that points up, out of the core, or to the macros, is a fault`(
    target: String, line: String, named: String
  ) {
    let file = SourceFile(path: "Sources/\(target)/File.swift", text: "import Observation\n\(line)\n")
    let faults = Layers.faults(in: file)
    #expect(faults.count == 1)
    #expect(faults.first?.contains(named) == true)
  }

  @Test(arguments: [
    ("EspalierScreens", "public import EspalierViews"),
    ("EspalierScenes", "import FoundationEssentials"),
    ("EspalierWeb", "import NIOCore"),
    ("EspalierTesting", "import Testing"),
    ("EspalierViews", "// import EspalierWeb"),
    ("EspalierViews", "let important = 1"),
    ("EspalierMacros", "public import EspalierModules"),
    ("EspalierMacrosPlugin", "import SwiftSyntaxMacros"),
  ])
  func `an import that points down is none`(target: String, line: String) {
    let file = SourceFile(path: "Sources/\(target)/Internal/File.swift", text: line)
    #expect(Layers.faults(in: file).isEmpty)
  }
}
