import Foundation
import TestSupport
import Testing

/// Tests of the packages that a user fetches: the core alone where they say so, and all of it where they say nothing.
@Suite(.takesTurns) struct TraitTests {
  @Test
  func `without traits a user gets the core and no other package`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-user-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appending(path: "Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("import Espalier\n".utf8).write(to: sources.appending(path: "main.swift"))
    try Data(Self.manifest.utf8).write(to: folder.appending(path: "Package.swift"))

    let resolving = try await SwiftPackage(folder).run("resolve")
    try #require(resolving.succeeded, "\(resolving.messages)")
    let shown = try await SwiftPackage(folder).run("show-dependencies", "--format", "flatlist")
    #expect(shown.output.split(separator: "\n").count == 1, "Espalier alone: \(shown.output)")
    let resolved = try? String(contentsOf: folder.appending(path: "Package.resolved"), encoding: .utf8)
    #expect(resolved?.contains("\"identity\"") != true, "\(resolved ?? "")")
  }

  @Test
  func `who says nothing gets the surfaces and the macros, and each product of another package has its trait`()
    async throws
  {
    let package = try await DumpedPackage.ofRepository()
    let names = Set(package.traits.map(\.name)).subtracting(["default", "Complete"])
    #expect(names == ["Command", "HTTP", "Web", "Macros", "Observability", "TLS"])
    let products = package.targets.flatMap { target in
      target.dependencies.compactMap { $0.product.map { (target, $0) } }
    }
    #expect(products.count > 10)
    for (target, product) in products {
      let traits = Set(product.traits)
      #expect(
        traits.contains("Complete") && !traits.isDisjoint(with: names),
        "\(target.name) has \(product.name) without a trait; see `product` in Package.swift")
    }
  }

  /// SwiftPM before 6.4 compiles a package with several enabled traits anew whenever it plans a build.
  @Test func `an app that gains a file does not compile Espalier again`() async throws {
    let package = try await DumpedPackage.ofRepository()
    #expect(package.traits.first { $0.name == "default" }?.enabledTraits == ["Complete"])
    #expect(package.traits.filter { $0.name != "default" && !$0.enabledTraits.isEmpty }.map(\.name) == [])
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "Espalier", path: "\(Repository.root.path)", traits: [])],
      targets: [
        .executableTarget(name: "App", dependencies: [.product(name: "Espalier", package: "Espalier")])
      ]
    )
    """
}

/// SwiftPM's description of a package.
private struct DumpedPackage: Decodable {
  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]
  }

  struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
  }

  struct Dependency: Decodable {
    let product: Product?
  }

  /// `[name, package, aliases, condition]`
  struct Product: Decodable {
    let name: String
    let traits: [String]

    private struct Condition: Decodable {
      let traits: [String]?
    }

    init(from decoder: any Decoder) throws {
      var items = try decoder.unkeyedContainer()
      name = try items.decode(String.self)
      _ = try items.decodeIfPresent(String.self)
      _ = try items.decodeIfPresent([String: String].self)
      traits = try items.decodeIfPresent(Condition.self)?.traits ?? []
    }
  }

  let traits: [Trait]
  let targets: [Target]

  static func ofRepository() async throws -> DumpedPackage {
    let dump = try await SwiftPackage(Repository.root).run("dump-package")
    return try JSONDecoder().decode(DumpedPackage.self, from: Data(dump.output.utf8))
  }
}
