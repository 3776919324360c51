import Testing

struct LayerTests {
  @Test
  func `no import points up the layers`() throws {
    let faults = try Repository.sources().flatMap(Layers.faults)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test
  func `the sources are found`() throws {
    #expect(try Repository.sources().contains { $0.path == "Sources/Scopes/EspalierScopes/Scope/Scope.swift" })
  }

  @Test
  func `the sources are read from part to part`() throws {
    let faults = Layers.faultsOfParts(in: try Repository.sources())
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    let early = SourceFile(path: "Sources/Values/EspalierViews/File.swift", text: "import EspalierScreens")
    let late = SourceFile(path: "Sources/Screens/EspalierScreens/File.swift", text: "import EspalierViews")
    #expect(Layers.faultsOfParts(in: [early, late]).count == 1)
  }

  @Test(arguments: [
    ("EspalierViews", "import EspalierScreens", "EspalierScreens"),
    ("EspalierScopes", "import EspalierViews", "EspalierViews"),
    ("EspalierModules", "@testable import EspalierFlows", "EspalierFlows"),
    ("EspalierScreens", "public import struct EspalierNavigation.Route", "EspalierNavigation"),
    ("EspalierFlows", "@preconcurrency internal import EspalierWeb", "EspalierWeb"),
    ("Espalier", "@_exported public import EspalierTesting", "EspalierTesting"),
    ("EspalierNavigation", "  import NIOCore // for now", "NIOCore"),
    ("EspalierViews", "import Dispatch", "Dispatch"),
    ("EspalierWeb", "import EspalierTesting", "EspalierTesting"),
    ("EspalierSomething", "import Observation", "EspalierSomething"),
    ("EspalierScopes", "public import EspalierMacros", "EspalierMacros"),
    ("EspalierWeb", "import EspalierMacrosPlugin", "EspalierMacrosPlugin"),
    ("EspalierHTML", "import EspalierWire", "EspalierWire"),
    ("EspalierWire", "import Logging", "Logging"),
    ("EspalierLivePage", "import NIOCore", "NIOCore"),
    ("EspalierLivePage", "import EspalierServer", "EspalierServer"),
    ("EspalierWorkers", "import EspalierServer", "EspalierServer"),
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
    ("EspalierFlows", "import FoundationEssentials"),
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

  @Test(arguments: [
    ("EspalierMacros", "EspalierViews"), ("EspalierMacros", "SwiftSyntax"), ("EspalierMacros", "EspalierMacrosPlugin"),
    ("EspalierMacroExpansion", "EspalierModules"), ("EspalierMacroExpansion", "Foundation"),
    ("EspalierMacrosPlugin", "EspalierScopes"),
  ])
  func `the macros import little, and each what is its own`(target: String, module: String) {
    let file = SourceFile(path: "Sources/\(target)/File.swift", text: "package import \(module)\n")
    #expect(Layers.faults(in: file) == ["\(file.path) imports \(module), which \(target) does without"])
  }
}
