import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of the products that a new part needs, and of the manifest that gets them.
@Suite struct ProductWiringTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop",
      dependencies: [
        .package(path: "../espalier")
      ],
      targets: [
        .executableTarget(
          name: "Shop",
          dependencies: [
            .product(name: "Espalier", package: "espalier"),
            .product(name: "EspalierCommand", package: "espalier"),  // the program
            .product(name: "EspalierWeb", package: "espalier"),
            .product(name: "GRDB", package: "GRDB.swift"),
          ]),
        .testTarget(
          name: "ShopTests",
          dependencies: [
            "Shop",
            .product(name: "EspalierTesting", package: "espalier"),
          ], path: "Checks"),
      ]
    )

    """

  private func shop(_ change: (String) -> String = { $0 }) throws -> TestFolder {
    let folder = try TestFolder.shop()
    try folder.write("Package.swift", change(Self.manifest))
    return folder
  }

  private func manifest(in folder: TestFolder) throws -> String {
    try #require(try folder.contents()["Package.swift"])
  }

  @Test func `the products of a gateway come to the app and to its tests`() async throws {
    let folder = try shop()
    let generation = try await folder.generation("Rates", kind: "gateway")
    #expect(generation.lines.map(\.place) == ["a scope"])
    #expect(generation.changes.effects().last?.effect == .edit)
    try generation.changes.apply()
    let expected = Self.manifest.replacing(
      "// the program\n",
      with: """
        // the program
                .product(name: "EspalierGateways", package: "espalier"),
                .product(name: "EspalierHTTP", package: "espalier"),

        """
    ).replacing(
      "        \"Shop\",\n",
      with: "        \"Shop\",\n        .product(name: \"EspalierGateways\", package: \"espalier\"),\n")
    #expect(try manifest(in: folder) == expected)
  }

  @Test func `a second time nothing changes`() async throws {
    let folder = try shop()
    try await folder.generation("Rates", kind: "gateway").changes.apply()
    let before = try folder.contents()
    let again = try await folder.generation("Rates", kind: "gateway")
    #expect(again.changes.effects().allSatisfy { $0.effect == .none } && again.changes.files.count > 1)
    try again.changes.apply()
    let other = try await folder.generation("Taxes", kind: "gateway")
    #expect(!other.changes.files.contains { $0.path == "Package.swift" })
    #expect(try folder.contents() == before)
  }

  @Test func `what the templates of a team import comes with them, but nothing of other packages`() async throws {
    let folder = try shop()
    try folder.write(
      ".espalier/templates/Sources/Gateway/SampleGateway.swift",
      """
      public import EspalierSecrets
      import EspalierOfTheTeam
      import Logging
      #if DEBUG
        import EspalierObservability
      #endif

      struct SampleGateway {}

      """)
    try await folder.generation("Rates", kind: "gateway").changes.apply()
    let added = try AppPackage(around: folder.url).target(named: "Shop").dependencies
    #expect(added == ["Espalier", "EspalierCommand", "EspalierSecrets", "EspalierWeb", "GRDB"])
  }

  @Test(arguments: [
    ("[]", "[.product(name: \"EspalierHTTP\", package: \"espalier\")]"),
    ("[\"Core\"]", "[\"Core\", .product(name: \"EspalierHTTP\", package: \"espalier\")]"),
    (
      "[\"EspalierWeb\", \"Core\"]",
      "[.product(name: \"EspalierHTTP\", package: \"espalier\"), \"EspalierWeb\", \"Core\"]"
    ),
    ("[\"Espalier\", \"Core\"]", "[\"Espalier\", .product(name: \"EspalierHTTP\", package: \"espalier\"), \"Core\"]"),
    (
      "[\n  \"Core\",\n  \"Espalier\"  // all of it\n]",
      "[\n  \"Core\",\n  \"Espalier\",  // all of it\n  .product(name: \"EspalierHTTP\", package: \"espalier\")\n]"
    ),
    (
      "[\n  \"EspalierWeb\",\n]", "[\n  .product(name: \"EspalierHTTP\", package: \"espalier\"),\n  \"EspalierWeb\",\n]"
    ),
    ("[.product(name: \"EspalierHTTP\", package: \"espalier\", condition: .when(platforms: [.linux]))]", nil),
  ])
  func `a list of any form gets the product in its order`(before: String, after: String?) throws {
    func manifest(_ list: String) -> String { "let t = [.target(name: \"A\", dependencies: \(list))]\n" }
    let source = SourceFile(url: URL(filePath: "/Package.swift"), text: manifest(before))
    let dependencies = try #require(TargetDependencies(of: "A", in: source))
    #expect(dependencies.names.contains("EspalierHTTP") == (after == nil))
    if let after { #expect(dependencies.adding("EspalierHTTP", of: "espalier") == manifest(after)) }
  }

  @Test(arguments: ["products + [\"Core\"]", "[web, \"Core\"]", "[\"Core\"] + products"])
  func `dependencies that the text hides are left to the person`(list: String) async throws {
    let folder = try TestFolder.shop()
    let manifest = """
      let p = Package(
        name: "Shop",
        targets: [
          .target(name: "Core", dependencies: ["Espalier"]), .executableTarget(name: "Shop", dependencies: \(list)),
        ])

      """
    try folder.write("Package.swift", manifest)
    let generation = try await folder.generation("Rates", kind: "gateway", target: "Shop")
    let line = try #require(generation.lines.first { $0.place.hasPrefix("the dependencies of Shop in Package.swift") })
    #expect(
      line.code
        == ".product(name: \"EspalierGateways\", package: \"espalier\"),\n"
        + ".product(name: \"EspalierHTTP\", package: \"espalier\"),")
    let tests = try #require(generation.lines.last)
    #expect(
      tests.code == ".testTarget(name: \"ShopTests\", dependencies: [\"Shop\", "
        + ".product(name: \"EspalierGateways\", package: \"espalier\")]),")
    try generation.changes.apply()
    #expect(try self.manifest(in: folder) == manifest)
  }

  @Test func `nothing is written into a comment, and a target that stands twice is left alone`() async throws {
    let comment = try shop { $0.replacing("// the program\n", with: "/* the\n        program */\n") }
    let line = try await comment.generation("Rates", kind: "gateway").lines.first { $0.place.contains("of Shop ") }
    #expect(line?.code.contains("EspalierGateways") == true)
    let twice = try shop { $0 + "#if os(macOS)\npackage.targets = [.target(name: \"Shop\")]\n#endif\n" }
    let places = try await twice.generation("Rates", kind: "gateway").lines.map(\.place)
    #expect(places.contains { $0.hasPrefix("the dependencies of Shop") })
    #expect(!places.contains { $0.hasPrefix("the dependencies of ShopTests") })
  }

  @Test func `lines keep their ends, and a manifest whose lines end in two ways is left alone`() async throws {
    let folder = try shop { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") }
    try await folder.generation("Rates", kind: "gateway").changes.apply()
    let plain = try shop()
    try await plain.generation("Rates", kind: "gateway").changes.apply()
    let text = String(decoding: try Data(contentsOf: folder.url.appending(path: "Package.swift")), as: UTF8.self)
    #expect(text == "\u{FEFF}" + (try manifest(in: plain)).replacing("\n", with: "\r\n"))
    let mixed = try shop { $0.replacing("import PackageDescription\n", with: "import PackageDescription\r\n") }
    let before = try manifest(in: mixed)
    let generation = try await mixed.generation("Rates", kind: "gateway")
    #expect(generation.lines.map(\.place).contains { $0.hasPrefix("the dependencies of Shop ") })
    try generation.changes.apply()
    #expect(try manifest(in: mixed) == before)
  }

  @Test func `a cut in the middle puts the manifest back with everything else`() async throws {
    let folder = try shop()
    let before = try folder.contents()
    let generation = try await folder.generation("Rates", kind: "gateway")
    try generation.changes.apply(force: false, cutAfter: generation.changes.files.count)
    #expect(try manifest(in: folder) != Self.manifest)
    // The package was read before the change was undone.
    let package = try AppPackage(around: folder.url)
    try ChangeJournal.recover(in: folder.url)
    #expect(try folder.contents() == before)
    let again = try await Generation(
      of: #require(TemplateKind.named("gateway")), named: "Rates", in: package,
      templates: TemplateFolders([TestFolder.templates]))
    try again.changes.apply()
    #expect(try manifest(in: folder).contains("EspalierHTTP"))
  }

  @Test func `a manifest that has changed since is not written over, not even by force`() async throws {
    let folder = try shop()
    let generation = try await folder.generation("Rates", kind: "gateway", force: true)
    try folder.write("Package.swift", Self.manifest + "// mine\n")
    let before = try folder.contents()
    #expect(throws: GeneratorError.changed(["Package.swift"])) { try generation.changes.apply(force: true) }
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [
    ("[\"Web\"]", ["EspalierHTTP", "EspalierCommand"], ["\"HTTP\","]), ("[\"HTTP\", \"TLS\"]", ["EspalierHTTP"], []),
    ("[.defaults, \"Web\"]", ["EspalierHTTP"], []), ("[.trait(name: \"Complete\")]", ["EspalierHTTP"], []),
    ("[]", ["Espalier", "EspalierCommand", "EspalierWeb"], ["\"Web\","]), ("[]", ["EspalierCommand"], ["\"Command\","]),
    ("chosen", ["EspalierHTTP"], []), ("[\"Web\"] + more", ["EspalierHTTP"], []),
  ])
  func `a trait that a product needs is named`(traits: String, products: [String], lines: [String]) throws {
    let folder = try shop {
      $0.replacing(".package(path: \"../espalier\")", with: ".package(path: \"../espalier\", traits: \(traits))")
    }
    let package = try AppPackage(around: folder.url)
    #expect(ProductTraits.lines(for: Set(products), with: package.traits).map(\.code) == lines)
  }

  @Test func `a gateway in an app with traits of a person's choice says which is missing`() async throws {
    let folder = try shop {
      $0.replacing(".package(path: \"../espalier\")", with: ".package(path: \"../espalier\", traits: [\"Command\"])")
    }
    let generation = try await folder.generation("Rates", kind: "gateway")
    let line = try #require(generation.lines.first { $0.code == "\"HTTP\"," })
    #expect(
      line.place == "the traits of Espalier's package in Package.swift, without which EspalierHTTP is not built")
  }

  @Test func `a gateway in an app as it was begun asks for all of Espalier`() async throws {
    let folder = try shop {
      $0.replacing(".package(path: \"../espalier\")", with: ".package(path: \"../espalier\", traits: [\"Web\"])")
    }
    let generation = try await folder.generation("Rates", kind: "gateway")
    #expect(!generation.lines.contains { $0.code == "\"HTTP\"," })
    try generation.changes.apply()
    let manifest = try String(contentsOf: folder.url.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains(".package(path: \"../espalier\")") && manifest.contains("\"EspalierHTTP\""))
  }
}
