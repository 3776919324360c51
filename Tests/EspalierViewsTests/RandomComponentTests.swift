import EspalierViews
import TestSupport
import Testing

/// Random pairs of components of a class with children in children, against a plain dictionary as the oracle.
@Suite struct RandomComponentTests {
  /// Styles, and what each says as a line of a description: by the name of its property, its value.
  struct Sample {
    var styles: [Style<Pair>] = []
    var values: [String: String] = [:]

    mutating func add(_ name: String, _ value: String, _ style: Style<Pair>) {
      styles.append(style)
      values[name] = value
    }

    init(using generator: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 0...12, using: &generator) { addOne(using: &generator) }
    }

    mutating func addOne(using generator: inout SeededGenerator) {
      let number = Int.random(in: 0...2, using: &generator)
      let text = ["", "Rent", "a text that is too long to be stored without a buffer of its own"][number]
      let flag = number == 1
      switch Int.random(in: 0...11, using: &generator) {
      case 0: add("alpha", "\(Double(number) / 2)", .alpha(Double(number) / 2))
      case 1: add("tag", "\"\(text)\"", .tag(text))
      case 2: add("first.isShiny", "\(flag)", .child(\.first, .set(\.isShiny, flag)))
      case 3: add("second.isShiny", "\(flag)", .child(\.second, .set(\.isShiny, flag)))
      case 4: add("first.note", flag ? "nil" : "\"\(text)\"", .child(\.first, .set(\.note, flag ? nil : text)))
      case 5:
        let gradient = Gradient(from: text, to: "blue")
        add("second.gradient", "\(gradient)", .child(\.second, .set(\.gradient, gradient)))
      case 6: add("first.title.text", "\"\(text)\"", .child(\.first, .child(\.title, .text(text))))
      case 7: add("second.title.text", "\"\(text)\"", .child(\.second, .child(\.title, .text(text))))
      case 8: add("second.price.lines", "\(number)", .child(\.second, .child(\.price, .lines(number))))
      case 9: add("second.currency", "\"\(text)\"", .child(\.second, .set(\.currency, text)))
      case 10: add("first.ok.isEnabled", "\(flag)", .child(\.first, .child(\.ok, .isEnabled(flag))))
      default:
        let level = flag ? Level.high : .low
        add("first.level", "\(level.rawValue)", .child(\.first, .set(\.level, level)))
      }
    }

    var component: Component<Pair> { Component(styles: styles) }
  }

  /// Runs a check over many random pairs, and tells the first seed for which it does not hold.
  private func forEachPair(seed: UInt64, count: Int, _ holds: (Sample, Sample) -> Bool) -> UInt64? {
    for number in 0..<UInt64(count) {
      var generator = SeededGenerator(seed: seed &+ number)
      let old = Sample(using: &generator)
      let new = Sample(using: &generator)
      if !holds(old, new) { return seed &+ number }
    }
    return nil
  }

  @Test(arguments: [UInt64(1), 1_000_000, 2_000_000, 3_000_000])
  func `applying the changes to a view that shows the old one gives what the new one gives on a fresh view`(
    seed: UInt64
  ) {
    let failing = forEachPair(seed: seed, count: 5_000) { old, new in
      let old = old.component
      let new = new.component
      let live = Pair()
      live.configure(old)
      live.apply(old.changes(to: new))
      let erased = Pair()
      erased.configure(old.erased)
      erased.apply(from: old.erased, to: new.erased)
      let fresh = Pair()
      fresh.configure(new)
      return live.component == fresh.component && live.component == new && erased.anyComponent == new.erased
        && live.first.title.text == fresh.first.title.text && live.second.currency == fresh.second.currency
        && live.first.note == fresh.first.note
    }
    #expect(failing == nil, "the case with this seed fails")
  }

  @Test func `changes are empty exactly between equal components`() {
    let failing = forEachPair(seed: 4_000_000, count: 5_000) { old, new in
      let isSame = old.values == new.values
      let changes = old.component.changes(to: new.component)
      return changes.isEmpty == isSame && (old.component == new.component) == isSame
        && old.component.changeCount(to: new.component) == changes.count
        && new.component.changes(to: Component(styles: new.styles)).isEmpty
    }
    #expect(failing == nil, "the case with this seed fails")
  }

  @Test func `a component and its changes say what a dictionary of the styles says`() {
    let failing = forEachPair(seed: 5_000_000, count: 2_000) { old, new in
      var expected = Set<String>()
      for (name, value) in new.values where old.values[name] != value { expected.insert("\(name): \(value)") }
      for name in old.values.keys where new.values[name] == nil { expected.insert("\(name) reset") }
      let changes = old.component.changes(to: new.component).description
      let lines = new.component.description.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
      return Set(changes.split(separator: "\n").map(String.init)) == expected
        && Set(lines.map(String.init)) == Set(new.values.map { "\($0): \($1)" })
    }
    #expect(failing == nil, "the case with this seed fails")
  }

  @Test func `adding is the same as writing all styles in a row`() {
    let failing = forEachPair(seed: 6_000_000, count: 2_000) { old, new in
      old.component.adding(new.component) == Component(styles: old.styles + new.styles)
    }
    #expect(failing == nil, "the case with this seed fails")
  }
}
