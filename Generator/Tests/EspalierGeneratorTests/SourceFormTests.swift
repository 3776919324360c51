import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of sources that stand in files of other forms, and in other places.
@Suite struct SourceFormTests {
  private let route = "Sources/Shop/ShopRoute.swift"
  private let feature = "Sources/Shop/ShopFeature.swift"

  private func data(_ path: String, _ folder: TestFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: path)), as: UTF8.self)
  }

  @Test func `lines keep their ends and files their mark`() async throws {
    let plain = try TestFolder.shop()
    try await plain.generation("Cards").changes.apply()
    let folder = try TestFolder.shop()
    try folder.write(route, "\u{FEFF}" + TestFolder.route.replacing("\n", with: "\r\n"))
    try folder.write(feature, TestFolder.feature.replacing("\n", with: "\r\n"))
    try await folder.generation("Cards").changes.apply()
    #expect(try data(route, folder) == "\u{FEFF}" + data(route, plain).replacing("\n", with: "\r\n"))
    #expect(try data(feature, folder) == data(feature, plain).replacing("\n", with: "\r\n"))
  }

  @Test func `a file whose lines end in two ways is left alone`() async throws {
    let folder = try TestFolder.shop()
    let mixed = TestFolder.route.replacing("  case home\n", with: "  case home\r\n")
    try folder.write(route, mixed)
    let generation = try await folder.generation("Cards")
    #expect(generation.lines.map(\.place) == ["the cases of ShopRoute", "`path` of ShopRoute", "`paths` of ShopRoute"])
    try generation.changes.apply()
    #expect(try data(route, folder) == mixed)
  }

  @Test func `a template with other line ends is the same template`() async throws {
    let folder = try TestFolder.shop()
    let path = ".espalier/templates/Sources/Feature/SampleRoute.swift"
    try folder.write(path, "\u{FEFF}enum SampleRoute: Route {\r\n  case a  // template only\r\n}\r\n")
    let file = try #require(
      try await folder.generation("Cards").changes.files.first { $0.path.hasSuffix("Route.swift") })
    #expect(file.content == "enum CardsRoute: Route {\n}\n")
  }

  @Test func `a link stays a link, and the file that it leads to keeps its mode`() async throws {
    let folder = try TestFolder.shop()
    try folder.write("Shared/ShopRoute.swift", TestFolder.route)
    let manager = FileManager.default
    let file = folder.url.appending(path: "Shared/ShopRoute.swift").path
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try manager.removeItem(at: folder.url.appending(path: route))
    try folder.link(route, to: "../../Shared/ShopRoute.swift")
    try await folder.generation("Cards").changes.apply()
    #expect(try data("Shared/ShopRoute.swift", folder).contains("case cards(CardsRoute)"))
    #expect(PackagePath.isLink(folder.url.appending(path: route)))
    #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `sources behind a link are found, and written where they are`() async throws {
    let folder = try TestFolder.shop()
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "Sources/Shop"), to: folder.url.appending(path: "Real"))
    try folder.link("Sources/Shop", to: "../Real")
    let generation = try await folder.generation("Cards")
    #expect(generation.lines.isEmpty)
    try generation.changes.apply()
    #expect(try data("Real/Features/Cards/CardsRoute.swift", folder) == "enum CardsRoute: Route {}\n")
  }

  @Test(arguments: [true, false]) func `sources outside the package are refused`(isLink: Bool) async throws {
    let outer = try TestFolder()
    let shop = try TestFolder.shop()
    try FileManager.default.copyItem(at: shop.url, to: outer.url.appending(path: "package"))
    try FileManager.default.moveItem(
      at: outer.url.appending(path: "package/Sources/Shop"), to: outer.url.appending(path: "shared"))
    if isLink {
      try outer.link("package/Sources/Shop", to: "../../shared")
    } else {
      let manifest = try #require(try outer.contents()["package/Package.swift"])
      try outer.write(
        "package/Package.swift",
        manifest.replacing("name: \"Shop\",\n      dep", with: "name: \"Shop\", path: \"../shared\",\n      dep"))
    }
    let before = try outer.contents()
    let package = try AppPackage(around: outer.url.appending(path: "package"))
    let error = await #expect(throws: GeneratorError.self) {
      _ = try await Generation(
        of: #require(TemplateKind.named("feature")), named: "Cards", in: package,
        templates: TemplateFolders([TestFolder.templates]))
    }
    #expect(
      "\(error, default: "")".contains("The sources of Shop are in \(outer.url.path)/shared, outside the package"))
    #expect(try outer.contents() == before)
  }

  @Test func `what is no source is passed over, and what is no text is told`() async throws {
    let folder = try TestFolder.shop()
    try folder.write("Sources/Shop/Folder.swift/A.txt", "")
    try folder.link("Sources/Shop/Broken.swift", to: "nowhere.swift")
    try folder.link("Sources/Shop/Loop", to: ".")
    #expect(try await folder.generation("Cards").lines.isEmpty)
    try Data([0x66, 0xFF, 0xFE]).write(to: folder.url.appending(path: "Sources/Shop/Latin.swift"))
    let error = await #expect(throws: GeneratorError.self) { try await folder.generation("Loans") }
    #expect("\(error, default: "")".contains("Latin.swift cannot be read: it is not UTF-8"))
  }
}
