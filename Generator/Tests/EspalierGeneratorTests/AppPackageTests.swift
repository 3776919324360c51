import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of packages being found and read.
@Suite struct AppPackageTests {
  @Test func `the package above a folder is found, with its targets and their folders`() throws {
    let folder = try TestFolder.shop()
    let package = try AppPackage(around: folder.url.appending(path: "Sources/Shop"))
    #expect(package.root.path == folder.url.path)
    #expect(package.targets.map(\.name) == ["Shop", "Tools", "ShopTests"])
    #expect(package.targets.map(\.path) == ["Sources/Shop", "Tools", "Checks"])
    #expect(package.targets[0].dependencies == ["Espalier", "EspalierWeb"])
    #expect(package.appTargets.map(\.name) == ["Shop"])
  }

  @Test func `a program is known by the name of its product`() throws {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      """
      let p = Package(
        name: "A", products: [.executable(name: "shop", targets: ["Shop"])],
        targets: [
          .executableTarget(name: "Shop", dependencies: ["Espalier"]),
          .executableTarget(name: "Tool", dependencies: ["Espalier"]),
        ])
      """)
    let package = try AppPackage(around: folder.url)
    #expect(package.appTargets.map(package.program(of:)) == ["shop", "Tool"])
  }

  @Test func `a folder in no package is told how to begin one`() throws {
    let folder = try TestFolder()
    let error = #expect(throws: GeneratorError.self) { try AppPackage(around: folder.url) }
    #expect("\(error, default: "")".contains("espalier new NAME"))
  }

  @Test func `a package that does not depend on Espalier is none of ours`() throws {
    let folder = try TestFolder()
    try folder.write("Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    let error = #expect(throws: GeneratorError.self) { try AppPackage(around: folder.url) }
    #expect("\(error, default: "")".contains("has no target that depends on Espalier"))
  }

  @Test func `of several targets the program counts, and two have to be named`() throws {
    let folder = try TestFolder()
    let target = ".target(name: \"%\", dependencies: [\"Espalier\"])"
    func write(_ targets: [String]) throws {
      try folder.write("Package.swift", "let p = Package(name: \"A\", targets: [\(targets.joined(separator: ","))])")
    }
    try write([
      target.replacing("%", with: "Core"), ".executableTarget(name: \"Run\", dependencies: [\"Core\", \"Espalier\"])",
    ])
    #expect(try AppPackage(around: folder.url).target(named: nil).name == "Run")
    #expect(try AppPackage(around: folder.url).target(named: "Core").name == "Core")
    try write(["A", "B"].map { target.replacing("%", with: $0) })
    let error = #expect(throws: GeneratorError.self) { try AppPackage(around: folder.url).target(named: nil) }
    #expect("\(error, default: "")".contains("--target: A, B"))
    let unknown = #expect(throws: GeneratorError.self) { try AppPackage(around: folder.url).target(named: "C") }
    #expect("\(unknown, default: "")".contains("no target “C”"))
  }

  @Test func `a target that is named counts, whatever the text of the manifest shows`() throws {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      "let p = Package(name: \"A\", targets: [.executableTarget(name: \"Shop\", dependencies: products)])")
    let package = try AppPackage(around: folder.url)
    #expect(try package.target(named: "Shop").name == "Shop")
    let error = #expect(throws: GeneratorError.self) { try package.target(named: nil) }
    #expect("\(error, default: "")".contains("--target: Shop"))
  }

  @Test(arguments: [
    (".package(path: \"../espalier\")", ".package(path: \"../../../espalier\")"),
    (
      ".package(url: \"https://e/espalier.git\", from: \"1.2.0\")",
      ".package(url: \"https://e/espalier.git\", from: \"1.2.0\")"
    ), (".package(name: \"espalier\", path: \"../trellis\")", ".package(path: \"../../../trellis\")"),
  ])
  func `a package within the app has Espalier from where the app has it`(written: String, inner: String) throws {
    let folder = try TestFolder()
    let product = ".product(name: \"Espalier\", package: \"espalier\")"
    try folder.write(
      "Package.swift",
      "let p = Package(name: \"A\", dependencies: [\(written)], targets: [.target(name: \"A\", dependencies: [\(product)])])"
    )
    let package = try AppPackage(around: folder.url)
    #expect(package.identity == "espalier")
    #expect(package.espalier(in: folder.url.appending(path: "PlugIns/Cards")) == inner)
  }

  @Test func `a checkout around the app is found by the name of its folder`() throws {
    let folder = try TestFolder()
    try folder.write(
      "trellis/apps/Shop/Package.swift",
      """
      let p = Package(
        name: "Shop", dependencies: [.package(path: "../..")],
        targets: [.target(name: "Shop", dependencies: [.product(name: "Espalier", package: "trellis")])])
      """)
    let package = try AppPackage(around: folder.url.appending(path: "trellis/apps/Shop"))
    let inner = package.espalier(in: package.root.appending(path: "PlugIns/Cards"))
    #expect(inner == ".package(path: \"../../../..\")")
  }
}
