/// The checks of lists within a row, whose parts are compared by their identities.
enum ItemsChecks {
  private typealias Check = SurfaceConformance.Check

  /// Returns a check that opens the baskets, taps buttons, and compares the order of the fruits with their baskets.
  private static func items(_ name: String, taps: [String], leave order: [String]) -> SurfaceConformance.Check {
    Check(name) { app in
      try await app.open("/baskets")
      for tap in taps { try await app.tap(tap) }
      let text = ReadLines(try await app.text())
      let wanted = order.map { $0.hasPrefix("Basket") ? $0 : "Eat \($0)" }
      let found = text.lines.filter { $0.hasPrefix("Basket ") || $0.hasPrefix("Eat ") }
      if found != wanted { throw ConformanceFailure(expected: "\(wanted)", found: "\(found)\non\n\(text)") }
    }
  }

  static let all: [SurfaceConformance.Check] = [
    items(
      "the parts of a row that items make stand where their container is", taps: [],
      leave: ["Basket A", "Apple", "Lemon", "Basket A has 2", "Basket B", "Pear", "Basket B has 1"]),
    items(
      "parts come, go and turn round within a row",
      taps: ["Add a fig first", "Turn the fruits round", "Add a fig first"],
      leave: [
        "Basket A", "Fig 4", "Lemon", "Apple", "Fig 3", "Basket A has 4", "Basket B", "Pear", "Basket B has 1",
      ]),
    items(
      "a row goes with all its parts, and may be without any",
      taps: ["Remove the last fruit", "Remove the last fruit", "Turn the baskets round"],
      leave: ["Basket B", "Pear", "Basket B has 1", "Basket A", "Basket A has 0"]),
    Check("a control within a part does what it says now") { app in
      try await app.open("/baskets")
      try await app.tap("Add a fig first")
      try await app.tap("Eat Lemon")
      try await app.tap("Eat Pear")
      try await app.mustRead("Eaten: Lemon of 3, Pear of 1", "Basket A has 2", "Basket B has 0")
      try await app.mustNotRead("Eat Lemon", "Eat Pear")
    },
    Check("a value within a part is kept, and one that is refused goes back") { app in
      try await app.open("/baskets")
      try await app.toggle("Apple is ripe")
      try await app.mustHold("on", in: "Apple is ripe")
      try await app.toggle("Lemon is ripe")
      try await app.mustHold("off", in: "Lemon is ripe")
      try await app.type("sweet", into: "Note on Lemon", leaves: true)
      try await app.tap("Add a fig first")
      try await app.tap("Turn the fruits round")
      try await app.mustHold("on", in: "Apple is ripe")
      try await app.mustHold("sweet", in: "Note on Lemon")
      try await app.mustHold("", in: "Note on Fig 3")
    },
  ]
}
