import EspalierViews
import TestSupport
import Testing

/// Laws of components and their changes, each held against many random cases.
///
/// A case sets some of the properties of a view with children in children, each to one of three values. What it sets is
/// also kept as plain numbers, which say what must differ.
@Suite(.takesTurns) struct ComponentPropertyTests {
  /// For each property three styles that set it: of the view, of a child, of a child's child, and boxed ones.
  static let table: [[Style<Pair>]] = {
    let texts = ["", "Rent", "a text that is too long to be stored without a buffer of its own"]
    return [
      [.alpha(0), .alpha(0.5), .alpha(1)],
      texts.map { .tag($0) },
      [false, true].map { .child(\.first, .set(\.isShiny, $0)) } + [.child(\.first, .set(\.isShiny, true))],
      texts.map { .child(\.second, .set(\.currency, $0)) },
      [nil, "Rent", "a note that is too long to be stored without a buffer"].map {
        .child(\.first, .set(\.note, $0))
      },
      texts.map { .child(\.second, .set(\.gradient, Gradient(from: $0, to: "blue"))) },
      texts.map { .child(\.first, .child(\.title, .text($0))) },
      (0..<3).map { .child(\.second, .child(\.price, .lines($0))) },
      texts.map { .child(\.second, .child(\.title, .text($0))) },
      [Level.low, .high, .low].map { .child(\.first, .set(\.level, $0)) },
    ]
  }()
  /// The third value of these is one of the others again.
  static let sameAs: [Int: (Int, Int)] = [2: (2, 1), 9: (2, 0)]

  struct Sample {
    /// For each property which of its values is set; -1 for none.
    var values: [Int]
    /// The styles in some order, some of them over earlier ones of the same property.
    var component: Component<Pair>
  }

  static func sample(using generator: inout SeededGenerator) -> Sample {
    var values = [Int](repeating: -1, count: table.count)
    var order: [Int] = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let property = Int.random(in: 0..<table.count, using: &generator)
      if values[property] < 0 { order.append(property) }
      values[property] = Int.random(in: 0..<3, using: &generator)
    }
    return Sample(values: values, component: component(values, order, using: &generator))
  }

  /// The component of some values, the styles in the order given, with some that are set over at its beginning.
  static func component(_ values: [Int], _ order: [Int], using generator: inout SeededGenerator) -> Component<Pair> {
    var styles: [Style<Pair>] = []
    if let first = order.last, Bool.random(using: &generator) {
      styles.append(table[first][Int.random(in: 0..<3, using: &generator)])
    }
    for property in order { styles.append(table[property][values[property]]) }
    return Component(styles: styles)
  }

  /// The same values in another order.
  static func reordered(_ sample: Sample, using generator: inout SeededGenerator) -> Component<Pair> {
    var order = sample.values.indices.filter { sample.values[$0] >= 0 }
    order.shuffle(using: &generator)
    return component(sample.values, order, using: &generator)
  }

  /// Returns the number of properties that two samples show differently.
  static func differences(_ old: Sample, _ new: Sample) -> Int {
    func shown(_ sample: Sample, _ property: Int) -> Int {
      let value = sample.values[property]
      if let (third, other) = sameAs[property], value == third { return other }
      return value
    }
    return table.indices.count { shown(old, $0) != shown(new, $0) }
  }

  /// Runs a law over all cases, and tells the first seed for which it does not hold.
  private func firstFailure(
    _ seeds: Range<UInt64>, _ holds: (Sample, Sample, inout SeededGenerator) -> Bool
  ) async -> UInt64? {
    for seed in seeds {
      // Others may want the core.
      if seed % 64 == 0 { await Task.yield() }
      var generator = SeededGenerator(seed: seed)
      let old = Self.sample(using: &generator)
      let new = Self.sample(using: &generator)
      if !holds(old, new, &generator) { return seed }
    }
    return nil
  }

  @Test(arguments: RandomCases.quarters)
  func `changes applied to a view that shows the old one make it show the new one`(seeds: Range<UInt64>) async {
    let failing = await firstFailure(seeds) { old, new, _ in
      let live = Pair()
      live.configure(old.component)
      live.apply(old.component.changes(to: new.component))
      let fresh = Pair()
      fresh.configure(new.component)
      return live.component == fresh.component && live.component == new.component
        && live.first.title.text == fresh.first.title.text
    }
    #expect(failing == nil, "the case with this seed fails")
  }

  @Test(arguments: RandomCases.quarters)
  func `changes name what differs and nothing else, so that equal values have none`(seeds: Range<UInt64>) async {
    let failing = await firstFailure(seeds) { old, new, _ in
      let count = Self.differences(old, new)
      let changes = old.component.changes(to: new.component)
      return changes.count == count && changes.isEmpty == (count == 0)
        && old.component.changeCount(to: new.component) == count && (old.component == new.component) == (count == 0)
    }
    #expect(failing == nil, "the case with this seed fails")
  }

  @Test(arguments: RandomCases.quarters)
  func `the order of styles makes no difference`(seeds: Range<UInt64>) async {
    let failing = await firstFailure(seeds) { old, new, generator in
      let otherOld = Self.reordered(old, using: &generator)
      let otherNew = Self.reordered(new, using: &generator)
      return otherOld == old.component && otherOld.hashValue == old.component.hashValue
        && otherOld.changes(to: otherNew) == old.component.changes(to: new.component)
        && old.component.changes(to: otherOld).isEmpty
    }
    #expect(failing == nil, "the case with this seed fails")
  }
}
