import Espalier
import Testing

/// Claims that exclude each other are found when the list is made, before anything starts.
@Suite struct ConflictTests {
  typealias Claim = PlugInConflicts.Conflict.Claim

  private func conflicts(
    @PlugInsBuilder<any KitchenShell> _ plugIns: () -> [ListedPlugIn<any KitchenShell>]
  ) -> [PlugInConflicts.Conflict] {
    do {
      _ = try PlugIns(plugIns)
      return []
    } catch {
      return error.conflicts
    }
  }

  @Test func differentPlugInsAreListedInTheirOrder() throws {
    let plugIns = try PlugIns {
      DishPlugIn("soup")
      if true { DishPlugIn("bread") }
      for id in ["tea", "cake"] { DishPlugIn(id) }
    }
    #expect(plugIns.ids == ["soup", "bread", "tea", "cake"])
    #expect(!plugIns.isEmpty && PlugIns<any KitchenShell>().isEmpty)
  }

  @Test func twoOfOneIDAreNamedWithTheirPlacesInTheSource() throws {
    let line = #line
    let found = conflicts {
      DishPlugIn("soup", prefix: "/a")
      DishPlugIn("bread")
      DishPlugIn("soup", prefix: "/b")
    }
    let conflict = try #require(found.first)
    #expect(found.count == 1 && conflict.claim == .id("soup"))
    #expect(conflict.sites == [line + 2, line + 4].map { "“soup” at EspalierPlugInsTests/ConflictTests.swift:\($0)" })
    #expect(conflict.description.contains("ConflictTests.swift:\(line + 2) and “soup” at EspalierPlugInsTests"))
  }

  @Test(
    arguments: [("/a", "/a", "/a"), ("/a", "/a/b", "/a/b"), ("/a/b/c", "/a/b", "/a/b/c")] as [(Path, Path, String)])
  func twoThatClaimOnePrefixAreFound(first: Path, second: Path, shared: String) {
    let found = conflicts {
      DishPlugIn("soup", prefix: first)
      DishPlugIn("bread", prefix: second)
    }
    #expect(found.map(\.claim) == [.prefix(shared)])
    #expect(found.first?.sites.count == 2)
  }

  @Test func prefixesBesideEachOtherAreNoConflict() {
    #expect(
      conflicts {
        DishPlugIn("soup", prefix: "/dishes/soup")
        DishPlugIn("bread", prefix: "/dishes/bread")
        DishPlugIn("dish", prefix: "/dish")
      }.isEmpty)
  }

  @Test(arguments: ["/", "/a?b=1", "/a#b"] as [Path])
  func aPrefixThatIsNoPlaceIsRefused(prefix: Path) {
    let found = conflicts { DishPlugIn("soup", prefix: prefix) }
    #expect(found.map(\.claim) == [.unusablePrefix(prefix.description)])
  }

  @Test func twoThatOfferOneTypeAreFound() {
    let offer: Offer<any KitchenShell> = .offer(String.self) { _ in "salt" }
    let found = conflicts {
      DishPlugIn("soup", offers: [offer])
      DishPlugIn("bread", offers: [.offer(Int.self) { _ in 1 }])
      DishPlugIn("tea", offers: [offer])
    }
    #expect(found.map(\.claim) == [.offer("String")])
  }

  @Test func aTypeThatOnePlugInOffersTwiceIsFound() throws {
    let offer: Offer<any KitchenShell> = .offer(String.self) { _ in "salt" }
    let found = conflicts { DishPlugIn("soup", offers: [offer, offer, offer]) }
    #expect(found.map(\.claim) == [.offer("String")], "and told once")
    let description = try #require(found.first?.description)
    #expect(description.hasPrefix("“soup” at ") && description.contains("offers String twice"))
  }

  @Test func contributionsOfTwoPlugInsMayNotBeCalledTheSame() {
    let found = conflicts {
      DishPlugIn("soup", contributions: [.entry(in: .menu, id: "hot", icon: .list), .entry(in: .tabs, icon: .list)])
      DishPlugIn("soup.hot", contributions: [.entry(in: .menu, icon: .list), .entry(in: .tabs, icon: .list)])
    }
    #expect(found.map(\.claim) == [.contribution(point: "menu", id: "soup.hot")])
    #expect(found.first?.sites.count == 2)
  }

  @Test func twoContributionsToOneSlotNeedIDs() {
    func entry(_ id: String?) -> Contribution<any KitchenShell> { .entry(in: .menu, id: id, icon: .list) }
    #expect(
      conflicts { DishPlugIn("soup", contributions: [entry(nil), entry(nil)]) }.map(\.claim)
        == [.contribution(point: "menu", id: "soup")])
    #expect(conflicts { DishPlugIn("soup", contributions: [entry(nil), entry("hot"), entry("cold")]) }.isEmpty)
  }

  @Test func allConflictsAreToldAtOnce() {
    let found = conflicts {
      DishPlugIn("soup")
      DishPlugIn("soup")
      DishPlugIn("bread", prefix: "/soup")
    }
    #expect(found.map(\.claim) == [.id("soup"), .prefix("/soup"), .prefix("/soup")])
  }
}
