import EspalierViews
import Testing

@Suite struct StyleValueTests {
  private func roundTrip<Value: StyleValueConvertible>(_ value: Value) -> Value? { Value(styleValue: value.styleValue) }

  @Test func `plain values come back as they went in, without a box`() {
    #expect(roundTrip("Rent") == "Rent")
    #expect(roundTrip(-7) == -7)
    #expect(roundTrip(0.25) == 0.25)
    #expect(roundTrip(true) == true)
    #expect("Rent".styleValue == .text("Rent"))
    #expect(7.styleValue == .integer(7))
  }

  @Test func `an enum over text or numbers is stored as its raw value`() {
    #expect(Mood.loud.styleValue == .text("loud"))
    #expect(Level.high.styleValue == .integer(7))
    for mood in Mood.allCases { #expect(roundTrip(mood) == mood) }
    for level in Level.allCases { #expect(roundTrip(level) == level) }
    #expect(Mood(styleValue: .text("furious")) == nil)
    #expect(Level(styleValue: .integer(3)) == nil)
  }

  @Test func `nil is a value`() {
    #expect(String?.none.styleValue == StyleValue.none)
    #expect(Optional("Rent").styleValue == .text("Rent"))
    #expect(String?(styleValue: .none) == .some(.none))
    #expect(String?(styleValue: .text("Rent")) == .some("Rent"))
    #expect(String?(styleValue: .integer(1)) == nil)
  }

  @Test func `any other value is boxed, and compared as its type compares`() {
    let one = Gradient(from: "red", to: "blue")
    #expect(roundTrip(one) == one)
    #expect(one.styleValue == Gradient(from: "red", to: "blue").styleValue)
    #expect(one.styleValue != Gradient(from: "red", to: "green").styleValue)
    #expect(one.styleValue.hashValue == Gradient(from: "red", to: "blue").styleValue.hashValue)
  }

  @Test func `values of two types are never equal, and never read as each other`() {
    let values: [StyleValue] = [
      .none, .text("1"), .integer(1), .number(1), .flag(true), .object(StyleObject(1)), .unset,
    ]
    for (index, left) in values.enumerated() {
      for (other, right) in values.enumerated() { #expect((left == right) == (index == other)) }
    }
    #expect(String(styleValue: .integer(1)) == nil)
    #expect(Int(styleValue: .number(1)) == nil)
    #expect(Bool(styleValue: .integer(1)) == nil)
    #expect(Gradient(styleValue: .object(StyleObject("red"))) == nil)
  }
}
