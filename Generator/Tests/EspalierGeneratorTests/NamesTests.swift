import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of names that something else has.
@Suite struct NamesTests {
  private func refusal(_ name: String, kind: String) async throws -> String {
    let folder = try TestFolder.shop()
    let before = try folder.contents()
    let error = await #expect(throws: GeneratorError.self) { _ = try await folder.generation(name, kind: kind) }
    #expect(try folder.contents() == before)
    return "\(error, default: "")"
  }

  @Test(arguments: [
    ("View", "scene-mvvm", "ViewModel"), ("Model", "scene-mvvm", "ModelScene"), ("Flow", "scene-mvvm", "FlowScene"),
    ("Row", "module", "Row"), ("Module", "module", "Module"), ("Table", "row", "TableRow"),
    ("Image", "view", "ImageView"), ("Log", "connector", "LogConnector"),
    ("Flow", "flow-step", "FlowStep"), ("User", "flow-step", "UserStep"),
  ])
  func `a type that Espalier has is not made again`(name: String, kind: String, type: String) async throws {
    let words = try await refusal(name, kind: kind)
    #expect(words.contains("would have a type `\(type)`, and Espalier has one too"), "\(words)")
  }

  @Test(arguments: ["Task", "String", "Error", "Optional", "Void", "Data"])
  func `a type that Swift has is not made again`(name: String) async throws {
    let words = try await refusal(name, kind: "module")
    #expect(words.contains("Swift has one too"), "\(words)")
  }

  @Test(arguments: [
    ("Path", "scene-mvvm", "each route has a member `path`"), ("Paths", "feature", "each route has a member `paths`"),
    ("Position", "feature", "each feature has a member `position`"),
    ("Scope", "feature", "each feature has a member `scope`"), ("Tabs", "feature", "each feature has a member `tabs`"),
    ("Children", "feature", "each feature has a member `children`"),
    ("Report", "feature", "each feature has a member `report`"),
  ])
  func `a member that each route or feature has is not made again`(
    name: String, kind: String, reason: String
  ) async throws {
    let words = try await refusal(name, kind: kind)
    #expect(words.contains(reason), "\(words)")
  }

  @Test(arguments: [
    ("Foundation", "is a module"), ("Swift", "is a module"), ("Testing", "is a module"), ("Espalier", "is a module"),
    ("Logging", "is a module"), ("Shop", "has a module Shop"), ("shop", "has a module Shop"),
    ("café", "letters A to Z"),
  ])
  func `a plug-in is no module that is there already`(name: String, reason: String) async throws {
    let words = try await refusal(name, kind: "plug-in")
    #expect(words.contains(reason), "\(words)")
  }

  @Test func `a feature within a public one is refused with words`() async throws {
    let folder = try TestFolder.shop()
    try folder.write(
      "Sources/Shop/ShopFeature.swift", TestFolder.feature.replacing("final class", with: "public final class"))
    let error = await #expect(throws: GeneratorError.self) { _ = try await folder.generation("Bills") }
    #expect("\(error, default: "")".contains("ShopFeature is public"))
    #expect(try await !folder.generation("Bills", kind: "scene-mvvm").changes.files.isEmpty)
  }

  @Test(arguments: [
    ("Test", "TestApp"), ("Root", "RootScope"), ("Crypto", "module"), ("Hummingbird", "module"), ("Tracing", "module"),
    ("Memory", "MemoryStore.swift"), ("Sign in", "SignInTests.swift"),
  ])
  func `an app is not named as something that it is built from`(name: String, reason: String) async throws {
    let folder = try TestFolder()
    let error = await #expect(throws: GeneratorError.self) {
      try await NewApp(
        named: name, in: folder.url, store: .memory, hasSignIn: true, espalier: .repository("https://e/espalier"),
        templates: TemplateFolders([TestFolder.templates]))
    }
    #expect("\(error, default: "")".contains(reason))
  }

  @Test(arguments: NewApp.Store.allCases, [true, false])
  func `an app with a name of its own has nothing of another`(store: NewApp.Store, hasSignIn: Bool) async throws {
    let folder = try TestFolder()
    let app = try await NewApp(
      named: "Shop", in: folder.url, store: store, hasSignIn: hasSignIn, espalier: .repository("https://e/espalier"),
      templates: TemplateFolders([TestFolder.templates]))
    let files = Dictionary(uniqueKeysWithValues: app.files.map { ($0.path, $0.content) })
    let fixture = try #require(files["Tests/ShopTests/Fixture.swift"])
    #expect(fixture.contains("identity") == hasSignIn && fixture.contains("let store: any ShopStore") == hasSignIn)
    #expect(fixture.contains("return FailingStore()\n") == !hasSignIn)
    let feature = try #require(files["Sources/Shop/ShopFeature.swift"])
    #expect(!feature.contains("{\n\n"))
    #expect(feature.contains("ItemsScene(model: ") == !hasSignIn)
    #expect(files["README.md"]?.contains("back up") == (store == .sqlite))
    let agents = try #require(files["AGENTS.md"])
    #expect(agents.hasPrefix("# Working on Shop\n") && agents.split(separator: "\n").count < 50, "it fits on a page")
    #expect(files["Containerfile"]?.contains("\nUSER app\n") == true)
    #expect(files[".gitignore"]?.contains(".espalier/changes/\n") == true)
  }
}
