import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of parts that are written into an app.
@Suite struct GenerationTests {
  private func generation(
    _ name: String, kind: String = "feature", in folder: TestFolder, target: String? = nil, parent: String? = nil,
    force: Bool = false
  ) async throws -> Generation {
    let package = try AppPackage(around: folder.url.appending(path: "Sources/Shop"))
    return try await Generation(
      of: #require(TemplateKind.named(kind)), named: name, in: package, target: target, parent: parent,
      templates: TemplateFolders([package.root.appending(path: ".espalier/templates")]), force: force)
  }

  @Test func `a feature is written under its name and made part of the app`() async throws {
    let folder = try TestFolder.shop()
    let generation = try await generation("credit cards", in: folder)
    try generation.changes.apply()
    let files = try folder.contents()
    #expect(
      files["Sources/Shop/Features/CreditCards/CreditCardsFeature.swift"]
        == "final class CreditCardsFeature: Feature<CreditCardsScope, CreditCardsRoute> {}\n"
        + "final class CreditCardsScope: Scope<ShopScope> {}\n")
    #expect(files["Checks/CreditCardsFeatureTests.swift"]?.contains("@testable import Shop\n") == true)
    #expect(
      files["Sources/Shop/ShopRoute.swift"]
        == """
        import Espalier

        /// The places of the shop.
        enum ShopRoute: Route {
          case home
          case item(Int)  // one of them
          case creditCards(CreditCardsRoute)

          var path: Path {
            switch self {
            case .home: "/"
            case .item(let id):
              "/items/\\(id)"
            case .creditCards(let route): "/credit-cards" + route.path
            }
          }
          static let paths = Paths<Self> { home; item; creditCards }
        }
        """)
    let feature = try #require(files["Sources/Shop/ShopFeature.swift"])
    #expect(
      feature.contains(
        "    case .creditCards(let route): .child(self.creditCards, route, in: .push(over: .home))\n    }\n"))
    let property =
      "private(set) lazy var creditCards = attach(CreditCardsFeature(scope: CreditCardsScope(scope)), as: ShopRoute.creditCards)"
    #expect(
      feature.contains(
        "  private let title = \"Shop\"\n  \(property)\n\n  /// The content of each place.\n  override"),
      "the comment stays with its function")
    #expect(generation.lines.isEmpty)
  }

  @Test func `a second time nothing changes`() async throws {
    let folder = try TestFolder.shop()
    try await generation("Cards", in: folder).changes.apply()
    let before = try folder.contents()
    let again = try await generation("cards", in: folder)
    #expect(again.changes.effects().allSatisfy { $0.effect == .none } && again.lines.isEmpty)
    try again.changes.apply()
    #expect(try folder.contents() == before)
  }

  @Test func `parts in a row each find their place`() async throws {
    let folder = try TestFolder.shop()
    for name in ["Cards", "Loans", "Deposits"] { try await generation(name, in: folder).changes.apply() }
    let route = try #require(try folder.contents()["Sources/Shop/ShopRoute.swift"])
    #expect(route.contains("Paths<Self> { home; item; cards; loans; deposits }"))
    #expect(route.contains("  case cards(CardsRoute)\n  case loans(LoansRoute)\n  case deposits(DepositsRoute)\n"))
  }

  @Test func `a list of paths over several lines gets one more`() async throws {
    let folder = try TestFolder.shop()
    try folder.write(
      "Sources/Shop/ShopRoute.swift",
      TestFolder.route.replacing("{ home; item }", with: "{\n    home; item\n  }"))
    try await generation("Cards", in: folder).changes.apply()
    let route = try #require(try folder.contents()["Sources/Shop/ShopRoute.swift"])
    #expect(route.contains("{\n    home; item\n    cards\n  }"))
  }

  @Test func `a property stands apart from functions and at the beginning of a class`() async throws {
    for (before, after) in [
      ("  func a() {}\n\n", "  func a() {}\n\n  private(set) lazy var cards"),
      ("", "Feature<ShopScope, ShopRoute> {\n  private(set) lazy var cards"),
    ] {
      let folder = try TestFolder.shop()
      try folder.write(
        "Sources/Shop/ShopFeature.swift",
        TestFolder.feature.replacing("  private let title = \"Shop\"\n\n", with: before))
      try await generation("Cards", in: folder).changes.apply()
      let feature = try #require(try folder.contents()["Sources/Shop/ShopFeature.swift"])
      #expect(feature.contains(after), "\(feature)")
      #expect(feature.contains("as: ShopRoute.cards)\n\n  /// The content"), "\(feature)")
    }
  }

  @Test func `a case before the default is kept before it`() async throws {
    let folder = try TestFolder.shop()
    try folder.write(
      "Sources/Shop/ShopFeature.swift",
      TestFolder.feature.replacing(
        "    case .item(let id):\n      .push(ItemScene(id), over: .home)", with: "    default: .notFound"))
    try await generation("Cards", in: folder).changes.apply()
    let feature = try #require(try folder.contents()["Sources/Shop/ShopFeature.swift"])
    #expect(feature.contains(".child(self.cards, route, in: .push(over: .home))\n    default: .notFound"))
  }

  @Test func `source of another shape is not guessed, but told line by line`() async throws {
    let folder = try TestFolder.shop()
    try folder.write(
      "Sources/Shop/ShopFeature.swift",
      TestFolder.feature.replacing("    switch route {", with: "    print(route)\n    return switch route {"))
    try folder.write(
      "Sources/Shop/ShopRoute.swift", TestFolder.route.replacing("Paths<Self> { home; item }", with: "allPaths"))
    let generation = try await generation("Cards", in: folder)
    #expect(generation.lines.map(\.place) == ["`paths` of ShopRoute", "`placement(of:)` of ShopFeature"])
    #expect(generation.lines.last?.code == "case .cards(let route): .child(self.cards, route)", "no place is known")
    try generation.changes.apply()
    #expect(try folder.contents()["Sources/Shop/ShopRoute.swift"]?.contains("case cards(CardsRoute)") == true)
  }

  @Test(arguments: TemplateKind.all.map(\.name))
  func `every kind has a name that nothing of the framework has`(kind: String) async throws {
    let folder = try TestFolder.shop()
    #expect(try await !folder.generation("Cards", kind: kind).changes.files.isEmpty)
  }

  @Test(arguments: [
    ("home", "ShopRoute has a case `home`"), ("item", "ShopRoute has a case `item`"), ("class", "`class`"),
  ])
  func `a name that is taken is refused`(name: String, words: String) async throws {
    let folder = try TestFolder.shop()
    let before = try folder.contents()
    let error = await #expect(throws: GeneratorError.self) { try await generation(name, in: folder) }
    #expect("\(error, default: "")".contains(words))
    #expect(try folder.contents() == before)
  }

  @Test func `a type that the app has elsewhere is not made again`() async throws {
    let folder = try TestFolder.shop()
    try folder.write("Sources/Shop/Old.swift", "enum CardsRoute {}")
    let error = await #expect(throws: GeneratorError.self) { try await generation("Cards", in: folder) }
    #expect("\(error, default: "")".contains("Sources/Shop/Old.swift has a type with this name"))
  }

  @Test func `one's own change is not written over`() async throws {
    let folder = try TestFolder.shop()
    try await generation("Cards", in: folder).changes.apply()
    try folder.write("Sources/Shop/Features/Cards/CardsRoute.swift", "enum CardsRoute: Route { case mine }")
    let again = try await generation("Cards", in: folder)
    #expect(throws: GeneratorError.exists(["Sources/Shop/Features/Cards/CardsRoute.swift"])) {
      try again.changes.apply()
    }
    try again.changes.apply(force: true)
    #expect(try folder.contents()["Sources/Shop/Features/Cards/CardsRoute.swift"] == "enum CardsRoute: Route {}\n")
  }

  @Test func `a feature goes into the one that is named`() async throws {
    let folder = try TestFolder.shop()
    try await generation("Cards", in: folder).changes.apply()
    let generation = try await generation("Limits", in: folder, parent: "Cards")
    #expect(generation.changes.files.contains { $0.content.contains("Scope<CardsScope>") })
    let error = await #expect(throws: GeneratorError.self) {
      try await self.generation("Limits", in: folder, parent: "Loans")
    }
    #expect("\(error, default: "")".contains("no feature “Loans”. There are Cards, Shop"))
  }

  @Test func `a kind without a template is told with the folders that were searched`() async throws {
    let folder = try TestFolder.shop()
    let error = await #expect(throws: GeneratorError.self) {
      try await generation("Rates", kind: "gateway", in: folder)
    }
    #expect("\(error, default: "")".contains(".espalier/templates/Sources/Gateway"))
  }

  @Test func `a target without a feature is not told to run the same command`() async throws {
    let folder = try TestFolder.shop()
    try folder.write("Sources/Shop/ShopFeature.swift", "")
    let error = await #expect(throws: GeneratorError.self) { _ = try await folder.generation("Cards") }
    let words = "\(error, default: "")"
    #expect(words.contains("Shop has no feature") && !words.contains("espalier generate"))
  }

  @Test func `an empty parent is not taken for several`() async throws {
    let folder = try TestFolder.shop()
    let error = await #expect(throws: GeneratorError.self) { _ = try await folder.generation("Cards", parent: "") }
    #expect("\(error, default: "")".contains("There is no feature “”. There is Shop"))
  }

  @Test func `tests without a target are told with the one to add`() async throws {
    let folder = try TestFolder.shop()
    let manifest = try #require(try folder.contents()["Package.swift"])
    try folder.write("Package.swift", manifest.replacing("testTarget", with: "otherTarget"))
    let generation = try await folder.generation("Cards")
    #expect(generation.lines.map(\.code) == [#".testTarget(name: "ShopTests", dependencies: ["Shop"]),"#])
  }

  @Test func `a plug-in of one's own templates has the rest of its package from the tool`() async throws {
    let folder = try TestFolder.shop()
    try folder.write(".espalier/templates/Sources/PlugIn/SamplePlugIn.swift", "public struct SamplePlugIn {}\n")
    let paths = try await folder.generation("Loans", kind: "plug-in").changes.files.map(\.path)
    #expect(paths.contains("PlugIns/Loans/Package.swift") && paths.contains("PlugIns/Loans/README.md"))
  }

  @Test func `what a system leaves in a folder is no template`() async throws {
    let folder = try TestFolder.shop()
    try folder.write(".espalier/templates/Sources/Gateway/.DS_Store", "")
    let paths = try await folder.generation("Rates", kind: "gateway").changes.files.map(\.path)
    #expect(paths.contains("Sources/Shop/Gateways/Rates/RatesServer.swift"))
    #expect(!paths.contains { $0.contains("DS_Store") })
  }
}
