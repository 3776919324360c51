import EspalierGenerator
import Foundation
import Testing

/// Tests of what the generator writes: it compiles, its tests pass, and a browser shows it.
@Suite(.serialized, .timeLimit(.minutes(40))) struct GeneratedAppTests {
  private let apps = GeneratedApps()

  /// The one with most packages below it comes first, and what it has compiled serves the others. By day, each option is
  /// taken and left out once: the app of every kind is the one without both.
  private static let ways: [(NewApp.Store, hasSignIn: Bool)] =
    [(.sqlite, true)]
    + (ProcessInfo.processInfo.environment["ESPALIER_NIGHT"] == nil
      ? [] : [(.memory, false), (.sqlite, false), (.memory, true)])

  @Test(arguments: ways) func `a new app is built and its tests pass`(
    store: NewApp.Store, hasSignIn: Bool
  ) async throws {
    try await apps.begin(store: store, hasSignIn: hasSignIn)
    #expect(try await apps.lint() == "")
    if hasSignIn {
      _ = try await apps.generate(try #require(.named("feature")), "Prices", isPublic: true)
      try apps.write("Tests/ShopTests/StrangerTests.swift", Self.strangers)
    }
    try await apps.build()
    let tests = try await apps.test()
    #expect(tests.passed, "\(tests.output.suffix(4_000))")
    #expect(tests.output.contains("ShopBrowserTests passed"), "a browser opens it")
    #expect(tests.output.contains("StrangerTests passed") == hasSignIn, "a stranger sees the public place")
  }

  /// A test of the app that a stranger sees the public feature, and nothing else.
  private static let strangers = """
    import EspalierTesting
    import Testing

    @testable import Shop

    @MainActor @Suite struct StrangerTests {
      @Test func `a stranger sees the public place alone`() async throws {
        let fixture = try Fixture()
        _ = try await fixture.addPerson()
        let app = try await fixture.strangersWindow(at: "/prices")
        #expect(try await app.path() == "/prices")
        #expect(try await app.text().contains("Nothing here yet"))
        #expect(try await fixture.strangersWindow(at: "/new").path() != "/new")
      }
    }

    """

  @Test(arguments: NewApp.Store.allCases, [false, true])
  func `nothing of the templates is left in an app, whatever its options are`(
    store: NewApp.Store, hasSignIn: Bool
  ) async throws {
    try await apps.begin(store: store, hasSignIn: hasSignIn)
    let contents = try apps.contents()
    #expect(contents.filter { $0.key.hasSuffix(".swift") && $0.value.contains("Sample") }.keys.sorted() == [])
    #expect(contents.filter { $0.value.contains("// template") || $0.value.contains("{{") }.keys.sorted() == [])
    #expect(contents.keys.contains { $0.contains("SignIn") } == hasSignIn)
    #expect(contents["Package.swift"]?.contains("GRDB") == (store == .sqlite))
    #expect(try await apps.lint() == "")
  }

  @Test func `every kind is written into an app twice, and the second time changes nothing`() async throws {
    try await apps.begin(store: .memory, hasSignIn: false)
    for kind in TemplateKind.all {
      let name = Self.name(of: kind)
      _ = try await apps.generate(kind, name)
      let before = try apps.contents()
      let again = try await apps.generate(kind, name)
      #expect(again.changes.effects().allSatisfy { $0.effect == .none }, "\(kind.name)")
      #expect(try apps.contents() == before, "\(kind.name)")
    }
    #expect(try await apps.lint() == "")
    try await apps.build()
    let tests = try await apps.test()
    // Where something must be filled in, a test says so; all else passes.
    let failures = tests.output.split(separator: "\n").filter { $0.contains(" recorded an issue") }
    #expect(failures.count == 1 && failures.allSatisfy { $0.contains("is filled in") }, "\(failures)")
    #expect(tests.output.contains("ShopBrowserTests passed"), "a browser opens it")
    let places = try await apps.run(["--surface", "structure"])
    for part in [
      "/my-feature-part", "/my-feature-editable-part", "/my-scene-mvvm-part", "/my-scene-mvvmf-part",
      "/my-scene-viper-part",
    ] {
      #expect(places.contains(part), "it is a part of the app")
    }
    #expect(try await apps.tool(["routes"]).contains(places), "with what the build says before it")
    let graph = try await apps.tool(["graph", "--as", "dot"])
    #expect(graph.contains("digraph") && graph.contains("ShopFeature"))
    let call = #"{"name":"open","arguments":{"path":"/my-feature-part"}}"#
    let reply = try await apps.reply(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(call)}"#)
    #expect(reply.contains("path: /my-feature-part"), "an agent uses it")
    let plugIn = try await apps.test(package: "PlugIns/MyPlugInPart")
    #expect(plugIn.passed, "\(plugIn.output.suffix(4_000))")
  }

  /// A name of two words, so that each form of it differs.
  private static func name(of kind: TemplateKind) -> String { "my \(kind.name) part" }

  @Test func `SwiftPM runs the generator for a package that depends on Espalier`() async throws {
    try await apps.begin(store: .memory, hasSignIn: false)
    try await apps.plugIn(["generate", "feature", "Orders"])
    #expect(try apps.contents()["Sources/Shop/Features/Orders/OrdersFeature.swift"] != nil)
    // SwiftPM holds the folder of builds meanwhile, so the app is built by the plug-in.
    #expect(try await apps.plugIn(["routes"]).contains("/orders"))
    let failure = await #expect(throws: GeneratedApps.Failure.self) {
      try await apps.plugIn(["generate", "feature", "class"])
    }
    #expect(failure?.output.contains("`class` is a word of Swift's own") == true)
  }

  @Test func `the installer puts the program on the path, and takes all of it off again`() async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "espalier-home-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let snippets = home.appending(path: ".config/Code/User")
    try FileManager.default.createDirectory(at: snippets, withIntermediateDirectories: true)
    let xcode = home.appending(path: "Library/Developer/Xcode/Templates")
    try FileManager.default.createDirectory(at: xcode, withIntermediateDirectories: true)
    _ = try await apps.install(home: home)
    let program = home.appending(path: ".local/bin/espalier")
    let said = try await apps.run(program, ["new", "Shop", "--dry-run"], home: home)
    #expect(said.contains("create  Shop/Package.swift") && said.contains("Nothing was written."))
    #expect(FileManager.default.fileExists(atPath: snippets.appending(path: "snippets/espalier.code-snippets").path))
    let templates = try FileManager.default.contentsOfDirectory(atPath: xcode.path + "/File Templates/Espalier")
    #expect(templates.contains { $0.hasSuffix(".xctemplate") }, "\(templates)")
    _ = try await apps.install(["--remove"], home: home)
    let after = try FileManager.default.subpathsOfDirectory(atPath: home.path).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: home.appending(path: path).path, isDirectory: &isFolder)
      // What SwiftPM keeps for itself while it builds is not ours.
      return !isFolder.boolValue && !path.hasPrefix(".cache/") && !path.hasPrefix(".swiftpm/")
    }
    #expect(after == [])
  }
}
