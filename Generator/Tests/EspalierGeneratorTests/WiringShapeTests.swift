import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of sources in shapes of their own, each of which is understood or left to the person.
@Suite struct WiringShapeTests {
  private let route = "Sources/Shop/ShopRoute.swift"
  private let feature = "Sources/Shop/ShopFeature.swift"

  /// Generates a feature into an app whose sources differ, and returns its files and what is left to do by hand.
  private func generated(
    route: (String) -> String = { $0 }, feature: (String) -> String = { $0 }
  ) async throws -> (route: String, feature: String, places: [String]) {
    let folder = try TestFolder.shop()
    try folder.write(self.route, route(TestFolder.route))
    try folder.write(self.feature, feature(TestFolder.feature))
    let generation = try await folder.generation("Cards")
    try generation.changes.apply()
    let again = try await folder.generation("Cards")
    #expect(again.changes.effects().allSatisfy { $0.effect == .none }, "a second time nothing changes")
    let files = try folder.contents()
    return (try #require(files[self.route]), try #require(files[self.feature]), generation.lines.map(\.place))
  }

  @Test func `cases that return are followed by one that returns, over the same place`() async throws {
    let result = try await generated(
      route: {
        $0.replacing(".home: \"/\"", with: ".home: return \"/\"").replacing("\"/items", with: "return \"/items")
      },
      feature: {
        $0.replacing(": .root(", with: ": return .root(").replacing("      .push(", with: "      return .push(")
      })
    #expect(result.places == [])
    #expect(result.route.contains("    case .cards(let route): return \"/cards\" + route.path\n"))
    #expect(
      result.feature.contains("case .cards(let route): return .child(self.cards, route, in: .push(over: .home))\n"))
  }

  @Test func `a route and a feature in one file both get their lines`() async throws {
    let folder = try TestFolder.shop()
    let both = TestFolder.route + "\n" + TestFolder.feature.replacing("import Espalier\n", with: "")
    try folder.write(feature, both)
    try folder.remove(route)
    let generation = try await folder.generation("Cards")
    try generation.changes.apply()
    #expect(generation.lines.isEmpty, "nothing is left to do by hand")
    #expect(try await folder.generation("Cards").changes.effects().allSatisfy { $0.effect == .none })
    let text = try #require(try folder.contents()[feature])
    #expect(
      text.contains("  case cards(CardsRoute)\n") && text.contains("case .cards(let route): \"/cards\" + route.path\n"))
    #expect(text.contains("case .cards(let route): .child(self.cards, route, in: .push(over: .home))\n"))
  }

  @Test func `cases of which some return, or that do more, are left alone`() async throws {
    let mixed = try await generated(feature: { $0.replacing(": .root(", with: ": return .root(") })
    #expect(mixed.places == ["`placement(of:)` of ShopFeature"])
    let more = try await generated(
      feature: { $0.replacing("case .home: ", with: "case .home:\n      print(1)\n      return ") })
    #expect(more.places == ["`placement(of:)` of ShopFeature"])
  }

  @Test func `a switch over something else is left alone`() async throws {
    let result = try await generated(feature: {
      $0.replacing("switch route {", with: "switch (route, true) {").replacing(".home:", with: "(.home, _):")
        .replacing(".item(let id):", with: "(.item(let id), _):")
    })
    #expect(result.places == ["`placement(of:)` of ShopFeature"])
    let other = try await generated(route: { $0.replacing("switch self {", with: "switch self.self {") })
    #expect(other.places == ["`path` of ShopRoute"])
  }

  @Test func `another function with the name is not taken for the one that places`() async throws {
    let result = try await generated(feature: {
      $0.replacing(
        "  private let title",
        with: "  func placement() -> String {\n    switch title { default: \"\" }\n  }\n\n  let title")
    })
    #expect(result.places == [])
    #expect(result.feature.contains("case .cards(let route): .child(self.cards, route, in: .push(over: .home))"))
  }

  @Test func `nothing is written into a comment`() async throws {
    let result = try await generated(route: {
      $0.replacing("case item(Int)  // one of them", with: "case item(Int)  /* one\n    of them */")
    })
    #expect(result.places == ["the cases of ShopRoute"])
    #expect(result.route.contains("case item(Int)  /* one\n    of them */\n\n"))
  }

  @Test func `a comment at the end of the line stays with its entry`() async throws {
    let result = try await generated(route: {
      $0.replacing("{ home; item }", with: "{\n    home\n    item  // one of them\n  }")
    })
    #expect(result.places == [])
    #expect(result.route.contains("    item  // one of them\n    cards\n  }"))
    let line = try await generated(route: { $0.replacing("{ home; item }", with: "{ home; item /* last */ }") })
    #expect(line.places == ["`paths` of ShopRoute"])
  }

  @Test(arguments: ["private let cards = 5", "func cards() {}", "#if DEBUG\n  var cards: Int { 1 }\n  #endif"])
  func `a name that the feature uses otherwise is refused`(member: String) async throws {
    let error = await #expect(throws: GeneratorError.self) {
      try await generated(feature: { $0.replacing("private let title = \"Shop\"", with: member) })
    }
    #expect("\(error, default: "")".contains("ShopFeature has a member `cards` already"))
  }

  @Test func `a name that an extension uses is refused`() async throws {
    let error = await #expect(throws: GeneratorError.self) {
      try await generated(feature: { $0 + "\n\nextension ShopRoute { static let cards = 1 }\n" })
    }
    #expect("\(error, default: "")".contains("ShopRoute has a member `cards` already"))
  }

  @Test func `a case within a condition is a case`() async throws {
    let error = await #expect(throws: GeneratorError.self) {
      try await generated(route: {
        $0.replacing("  case home\n", with: "  case home\n  #if DEBUG\n  case cards\n  #endif\n")
      })
    }
    #expect("\(error, default: "")".contains("ShopRoute has a case `cards` already"))
  }

  @Test func `a switch with conditions is left alone`() async throws {
    let result = try await generated(
      route: { $0.replacing("    case .home: \"/\"\n", with: "    #if DEBUG\n    case .home: \"/\"\n    #endif\n") })
    #expect(result.places == ["`path` of ShopRoute"])
  }
}
