import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of apps that are begun.
@Suite struct NewAppTests {
  private func templates() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "App/Sources/SampleStore.swift",
      "// template if sqlite\nimport GRDB\n// template end\nstruct SampleStore {}\n")
    try folder.write("App/Sources/SignIn.swift", "// template if sign-in\nstruct SignIn {}\n// template end\n")
    try folder.write("App/Tests/SampleTests.swift", "@testable import Sample\n")
    try folder.write(
      "App/Files/Package.swift.mustache", "{{espalier}} {{name}} {{lower}} <{{title}}>{{#sqlite}} GRDB{{/sqlite}}\n")
    try folder.write("App/Files/gitignore.mustache", ".build/\n")
    try folder.write("App/Files/run.mustache", "#!/bin/sh\n")
    try folder.write("App/Files/service.mustache", "[Service]\n")
    return folder
  }

  private func app(
    _ name: String, in folder: TestFolder, _ templates: TestFolder, store: NewApp.Store = .sqlite,
    hasSignIn: Bool = false
  ) async throws -> NewApp {
    try await NewApp(
      named: name, in: folder.url, store: store, hasSignIn: hasSignIn, espalier: .repository("https://e/espalier.git"),
      templates: TemplateFolders([templates.url]))
  }

  @Test func `the files stand under the app's name, and those of ways not taken are left out`() async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    try await app("Shop", in: folder, templates, store: .memory).write()
    #expect(
      try folder.contents() == [
        "Shop/Sources/Shop/ShopStore.swift": "struct ShopStore {}\n",
        "Shop/Tests/ShopTests/ShopTests.swift": "@testable import Shop\n",
        "Shop/Package.swift":
          ".package(url: \"https://e/espalier.git\", branch: \"main\", traits: [\"Web\"]) Shop shop <Shop>\n",
        "Shop/.gitignore": ".build/\n", "Shop/run": "#!/bin/sh\n", "Shop/shop.service": "[Service]\n",
      ])
    #expect(FileManager.default.isExecutableFile(atPath: folder.url.appending(path: "Shop/run").path))
  }

  @Test func `each option brings its own files`() async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    try await app("Shop", in: folder, templates, hasSignIn: true).write()
    let files = try folder.contents()
    #expect(files["Shop/Sources/Shop/SignIn.swift"] == "struct SignIn {}\n")
    #expect(files["Shop/Sources/Shop/ShopStore.swift"]?.hasPrefix("import GRDB\n") == true)
    #expect(files["Shop/Package.swift"]?.hasSuffix("GRDB\n") == true)
  }

  @Test func `an app begins with the catalogues of what it gets, and their names in Swift`() async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    let catalogue = """
      { "sourceLanguage" : "en", "strings" : { "items.new" : {} }, "version" : "1.0" }
      """
    for name in ["Items", "SignIn"] {
      try templates.write("App/Sources/\(name)/Texts.xcstrings", catalogue)
      try templates.write("App/Sources/\(name)/Texts+\(name).swift", "old")
    }
    try templates.write("App/Sources/Items/Item.swift", "struct Item {}\n")
    try templates.write(
      "App/Sources/SignIn/Account.swift", "// template if sign-in\nstruct Account {}\n// template end\n")
    try await app("Shop", in: folder, templates).write()
    let files = try folder.contents()
    #expect(files["Shop/Sources/Shop/Items/Texts.xcstrings"] == catalogue)
    #expect(files["Shop/Sources/Shop/Items/Texts+Items.swift"]?.contains("static let itemsNew = ") == true)
    #expect(!files.keys.contains { $0.contains("SignIn/") })
    #expect(try TextCatalogues(below: folder.url).stale == [])
  }

  @Test(arguments: ["Foundation", "Testing", "Espalier", "class", "Übersicht", "9"])
  func `a name that a package cannot have is refused`(name: String) async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    await #expect(throws: GeneratorError.self) { try await app(name, in: folder, templates) }
  }

  @Test func `a folder with content is left alone, and an empty one is taken`() async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Shop"), withIntermediateDirectories: true)
    try await app("Shop", in: folder, templates).write()
    let before = try folder.contents()
    await #expect(throws: GeneratorError.self) { try await app("Shop", in: folder, templates).write() }
    #expect(try folder.contents() == before)
    try folder.write("Till", "a file")
    await #expect(throws: GeneratorError.self) { try await app("Till", in: folder, templates).write() }
  }

  @Test func `a cut just before the end leaves nothing in the way of the next start`() async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    let app = try await app("Shop", in: folder, templates)
    try app.write(cut: true)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Shop").path))
    try app.write()
    #expect(try folder.contents().keys.allSatisfy { $0.hasPrefix("Shop/") })
  }

  @Test func `of several at once one begins the app, and all of it`() async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    let app = try await app("Shop", in: folder, templates)
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { (try? app.write()) != nil } }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(results.filter(\.self).count == 1)
    let expected = Dictionary(uniqueKeysWithValues: app.files.map { ("Shop/\($0.path)", $0.content) })
    #expect(try folder.contents() == expected, "nothing is missing, and nothing is left behind")
  }

  @Test func `what stands at the place is told, without an option that is not there`() async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    try folder.write("Shop/mine", "")
    try folder.write("Till", "")
    try folder.write("real/mine", "")
    try folder.link("Desk", to: "real")
    for (name, what) in [("Shop", "a folder with something in it"), ("Till", "a file"), ("Desk", "a link")] {
      let app = try await app(name, in: folder, templates)
      let error = #expect(throws: GeneratorError.self) { try app.checkPlace() }
      #expect("\(error, default: "")".contains("\(what) stands at \(folder.url.path)/\(name)"))
      #expect(!"\(error, default: "")".contains("--force"))
      #expect(throws: GeneratorError.self) { try app.write() }
    }
  }

  @Test func `a broken template is told with its line`() async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    try templates.write("App/Files/README.md.mustache", "one\ntwo {{name\n")
    let error = await #expect(throws: GeneratorError.self) { try await app("Shop", in: folder, templates) }
    #expect("\(error, default: "")".contains("line 2: a tag does not end"))
  }

  @Test(arguments: [
    ("https://e/my.github.io.git", "my.github.io"), ("git@host:espalier.git", "espalier"),
    ("https://e/Espalier", "espalier"), ("ssh://git@host/a/b.git", "b"),
  ])
  func `the package has the name at the end of its address`(address: String, identity: String) throws {
    #expect(try EspalierSource(address, in: URL(filePath: "/")).identity == identity)
  }

  @Test func `an address is written as a text of Swift`() {
    let source = EspalierSource.repository(#"https://e/a"b\c"#)
    #expect(
      source.line(in: URL(filePath: "/")) == #".package(url: "https://e/a\"b\\c", branch: "main", traits: ["Web"])"#)
  }

  @Test func `a folder that cannot be written is told, and nothing is left behind`() async throws {
    let (folder, templates) = (try TestFolder(), try templates())
    try folder.write("file", "")
    let app = try await NewApp(
      named: "Shop", in: folder.url.appending(path: "file"), espalier: .repository("https://e/espalier"),
      templates: TemplateFolders([templates.url]))
    let error = #expect(throws: GeneratorError.self) { try app.write() }
    #expect("\(error, default: "")".contains("cannot be written: a part of the path is a file"))
    #expect(try folder.contents() == ["file": ""])
  }

  @Test func `a checkout is named by the way to it`() throws {
    let folder = try TestFolder()
    try folder.write("espalier/Sources/Surfaces/Web/EspalierWeb/A.swift", "")
    let source = try EspalierSource("espalier", in: folder.url)
    #expect(source.line(in: folder.url.appending(path: "Shop")) == ".package(path: \"../espalier\", traits: [\"Web\"])")
    #expect(source.identity == "espalier")
    #expect(throws: GeneratorError.self) { try EspalierSource("nowhere", in: folder.url) }
  }
}
