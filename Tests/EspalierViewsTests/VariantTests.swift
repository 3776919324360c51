import EspalierViews
import Testing

extension Variant where Target == Card {
  fileprivate static var loud: Variant { Variant("loud", .set(\.mood, .loud), .alpha(0.9), .child(\.title, .lines(3))) }
}

@Suite struct VariantTests {
  @Test func `what is written behind it wins, what is written before loses`() {
    let card = Card.with(.alpha(0.1), .variant(.loud), .child(\.title, .lines(1)))
    let written = Card.with(.set(\.mood, .loud), .alpha(0.9), .child(\.title, .lines(1)))
    #expect(card == written)
  }

  @Test func `it is equal to one with the same name and styles`() {
    let (loud, quiet): (Variant<Card>, Variant<Card>) = (.loud, Variant("quiet", .alpha(0.9)))
    #expect(loud == .loud)
    #expect(loud != quiet)
  }

  @Test func `its handlers come with it`() {
    let variant = Variant<Button>("closing", .title("Close"), .onTap { () throws in })
    #expect(Button.with(.variant(variant)).erased.handler(of: 0, for: .tap) != nil)
  }
}
