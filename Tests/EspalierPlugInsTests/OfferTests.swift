import Espalier
import Testing

/// Tests of the values that plug-ins give each other, by types that both sides know.
@MainActor @Suite struct OfferTests {
  private final class Larder {}

  private func plugged(
    @PlugInsBuilder<any KitchenShell> _ plugIns: () -> [ListedPlugIn<any KitchenShell>]
  ) throws -> PluggedIn<any KitchenShell> {
    PluggedIn(try PlugIns(plugIns)) { _ in Kitchen() }
  }

  @Test func whatOneOffersAnotherFinds() throws {
    let plugged = try plugged {
      DishPlugIn(
        "soup", contributions: [.content(in: .greetings) { "With \(try $0.offer(String.self) ?? "nothing")" }])
      DishPlugIn("bread", offers: [.offer(String.self) { "bread for \($0.shell.guests)" }])
    }
    #expect(try plugged.contents(of: .greetings).map { try $0.content.get() } == ["With bread for 4"])
    #expect(try plugged.offer(String.self) == "bread for 4")
  }

  @Test func withoutThePlugInThereIsNoOffer() throws {
    let plugged = try plugged {
      DishPlugIn(
        "soup", contributions: [.content(in: .greetings) { "With \(try $0.offer(String.self) ?? "nothing")" }])
    }
    #expect(try plugged.contents(of: .greetings).map { try $0.content.get() } == ["With nothing"])
  }

  @Test func itIsMadeOnceWhenSomebodyAsks() throws {
    let state = Switch()
    let plugged = try plugged {
      DishPlugIn(
        "soup",
        offers: [
          .offer(Larder.self) { _ in
            try state.pass()
            return Larder()
          }
        ])
    }
    #expect(state.count == 0)
    let first = try #require(try plugged.offer(Larder.self))
    #expect(try plugged.offer(Larder.self) === first)
    #expect(state.count == 1)
  }

  @Test func oneThatThrowsIsMadeAnewForTheNextWhoAsks() throws {
    let state = Switch(isBroken: true)
    let plugged = try plugged {
      DishPlugIn(
        "soup",
        offers: [
          .offer(Int.self) { _ in
            try state.pass()
            return 5
          }
        ])
    }
    #expect(throws: Spilled.self) { try plugged.offer(Int.self) }
    state.isBroken = false
    #expect(try plugged.offer(Int.self) == 5)
  }

  @Test func offersThatNeedEachOtherAreAnErrorThatNamesThem() throws {
    let plugged = try plugged {
      DishPlugIn("soup", offers: [.offer(Int.self) { try $0.offer(String.self)?.count ?? 0 }])
      DishPlugIn("bread", offers: [.offer(String.self) { "\(try $0.offer(Int.self) ?? 0)" }])
    }
    #expect(throws: PlugInError.circularOffer(["Int", "String", "Int"])) { try plugged.offer(Int.self) }
    #expect(
      PlugInError.circularOffer(["Int", "String", "Int"]).description.contains("Int → String → Int"))
  }

  // MARK: Another shell

  @MainActor private protocol House: AnyObject { var people: Int { get } }
  private final class Cottage: House { let people = 3 }
  private final class KitchenOfHouse: KitchenShell {
    let guests: Int
    init(_ house: any House) { guests = house.people - 1 }
  }

  @Test func aPlugInIsAdaptedToAShellThatItDoesNotKnow() throws {
    let plugIns = try PlugIns<any House> {
      DishPlugIn(
        "soup",
        contributions: [
          .entry(in: .menu, icon: .list), .content(in: .greetings) { "For \($0.shell.guests)" },
        ],
        offers: [.offer(Int.self) { $0.shell.guests * 10 }]
      ).adapted { KitchenOfHouse($0) }
    }
    let plugged = PluggedIn(plugIns) { _ in Cottage() }
    #expect(plugged.entries(in: .menu).map(\.route) == [PlugInRoute("/soup")])
    #expect(try plugged.contents(of: .greetings).map { try $0.content.get() } == ["For 2"])
    #expect(try plugged.offer(Int.self) == 20)
  }
}
