import Espalier
import Foundation
import TestSupport
import Testing

/// Tests of a person's arrangement of an extension point.
@Suite struct ArrangementTests {
  private struct Card: Identifiable, Equatable {
    var id: String
  }

  private func cards(_ ids: [String]) -> [Card] { ids.map(Card.init) }

  @Test func byDefaultEverythingIsShownAsItComes() {
    #expect(Arrangement().shown(cards(["b", "a"])).map(\.id) == ["b", "a"])
  }

  @Test func whatIsNewStandsAtTheEnd() {
    let arrangement = Arrangement(order: ["c", "a"])
    #expect(arrangement.shown(cards(["a", "b", "c", "d"])).map(\.id) == ["c", "a", "b", "d"])
  }

  @Test func whatIsHiddenKeepsItsPlaceAmongAll() {
    var arrangement = Arrangement(order: ["c", "b", "a"])
    arrangement.hide("b")
    #expect(arrangement.shown(cards(["a", "b", "c"])).map(\.id) == ["c", "a"])
    #expect(arrangement.arranged(cards(["a", "b", "c"])).map(\.id) == ["c", "b", "a"])
    arrangement.show("b")
    #expect(arrangement.shown(cards(["a", "b", "c"])).map(\.id) == ["c", "b", "a"])
  }

  @Test func whatIsGoneIsBackInItsPlaceWhenItReturns() {
    var arrangement = Arrangement(order: ["a", "b", "c"])
    arrangement.move(RowMove("c", before: "a"), among: ["a", "c"])
    #expect(arrangement.shown(cards(["a", "c"])).map(\.id) == ["c", "a"])
    #expect(
      arrangement.shown(cards(["a", "b", "c"])).map(\.id) == ["c", "a", "b"], "it stays behind what it stood behind")
  }

  @Test func aMoveOfWhatIsNotThereChangesNothing() {
    var arrangement = Arrangement()
    arrangement.move(RowMove("x", before: "a"), among: ["a", "b"])
    #expect(arrangement.shown(cards(["a", "b"])).map(\.id) == ["a", "b"])
  }

  @Test func anIDThatIsListedTwiceCountsOnce() {
    #expect(Arrangement(order: ["a", "b", "a"]).order == ["a", "b"])
  }

  @Test func itIsKeptAsJSON() throws {
    let arrangement = Arrangement(order: ["b", "a"], hidden: ["c"])
    let read = try JSONDecoder().decode(Arrangement.self, from: JSONEncoder().encode(arrangement))
    #expect(read == arrangement)
  }

  /// A law of moves: after anything else, a move puts one row where the person put it, and no row is lost or doubled.
  @Test(arguments: 0..<50 as Range<UInt64>) func aMoveDoesWhatWasSeen(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var arrangement = Arrangement()
    let all = ["a", "b", "c", "d", "e", "f"]
    for _ in 0..<40 {
      let there = all.filter { _ in Bool.random(using: &random) }
      var seen = arrangement.arranged(cards(there))
      #expect(seen.map(\.id).sorted() == there)
      guard let id = seen.randomElement(using: &random)?.id else { continue }
      let move = RowMove(id, before: seen.filter { $0.id != id }.randomElement(using: &random)?.id)
      arrangement.move(move, among: seen.map(\.id))
      seen.apply(move)
      #expect(arrangement.arranged(cards(there)) == seen)
      if Bool.random(using: &random) { arrangement.hide(id) } else { arrangement.show(id) }
      #expect(arrangement.shown(cards(there)) == seen.filter { arrangement.isShown($0.id) })
    }
  }
}
