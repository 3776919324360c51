import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of features that strangers may see, in an app that asks who comes.
@Suite struct PublicFeatureTests {
  private let feature = "Sources/Shop/ShopFeature.swift"

  private func generated(permission: String, isPublic: Bool = true) async throws -> (feature: String, places: [String])
  {
    let folder = try TestFolder.shop()
    let mark = "  /// The content of each place.\n"
    try #require(TestFolder.feature.contains(mark))
    try folder.write(feature, TestFolder.feature.replacing(mark, with: permission + mark))
    let generation = try await folder.generation("Cards", isPublic: isPublic)
    try generation.changes.apply()
    let again = try await folder.generation("Cards", isPublic: isPublic)
    #expect(again.changes.effects().allSatisfy { $0.effect == .none }, "a second time nothing changes")
    return (try #require(try folder.contents()[feature]), generation.lines.map(\.place))
  }

  private let asking = """
      override func permission(for route: ShopRoute) -> Permission<ShopRoute> {
        switch route {
        case .item: .granted
        default: scope.person == nil ? .redirect(.home) : .granted
        }
      }

    """

  @Test func `strangers are let in before all others are asked`() async throws {
    let result = try await generated(permission: asking)
    #expect(result.places == [])
    #expect(
      result.feature.contains("case .cards(let route): .child(self.cards, route)\n"),
      "a place below that strangers may not see would keep them out")
    #expect(result.feature.contains("    case .item: .granted\n    case .cards: .granted\n    default:"))
  }

  @Test func `a feature that is not public leaves the permissions alone`() async throws {
    let result = try await generated(permission: asking, isPublic: false)
    #expect(result.places == [])
    #expect(!result.feature.contains("case .cards: .granted"))
  }

  @Test func `where nobody is asked, nothing is added`() async throws {
    let result = try await generated(permission: "")
    #expect(result.places == [])
    #expect(!result.feature.contains(".granted"))
  }

  @Test func `permissions in another shape are left to the person`() async throws {
    let result = try await generated(
      permission: asking.replacing("    switch route {", with: "    print(route)\n    switch route {"))
    #expect(result.places == ["`permission(for:)` of ShopFeature"])
  }

  @Test func `permissions with a case that takes everything are left to the person`() async throws {
    let result = try await generated(
      permission: asking.replacing("default:", with: "case let other where true: .granted\n    case _:"))
    #expect(result.places == ["`permission(for:)` of ShopFeature"])
  }

  @Test func `below a feature that is not the root, the ones above are named`() async throws {
    let folder = try TestFolder.shop()
    try await folder.generation("Cards").changes.apply()
    try folder.write(
      "Sources/Shop/Features/Cards/CardsRoute.swift",
      """
      enum CardsRoute: Route {
        case list
        var path: Path { switch self { case .list: "/" } }
        static let paths = Paths<Self> { list }
      }
      """)
    let places = try await folder.generation("Prices", parent: "Cards", isPublic: true).lines.map(\.place)
    #expect(places.contains("`permission(for:)` of the features above CardsFeature, where they have one"))
    let usual = try await folder.generation("Prices", parent: "Cards").lines.map(\.place)
    #expect(!usual.contains { $0.contains("above") })
  }
}
