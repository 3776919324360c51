extension SurfaceConformance {
  /// A check that opens the list, taps buttons, and demands the rows in an order.
  private static func list(_ name: String, taps: [String], leave order: [Int]) -> Check {
    Check(name) { app in
      try await app.open("/list")
      for tap in taps { try await app.tap(tap) }
      try await app.mustRead(inOrder: order.map { "Item \($0)" }, beginningWith: "Item ")
    }
  }

  /// Rows that come, go, move and change, each under its own identity.
  static let lists: [Check] = [
    list("rows stand in order", taps: [], leave: [1, 2, 3, 4, 5]),
    list("a row comes first", taps: ["Put one first"], leave: [6, 1, 2, 3, 4, 5]),
    list("a row comes between others", taps: ["Put one in the middle"], leave: [1, 2, 6, 3, 4, 5]),
    list("a row goes", taps: ["Take the second away"], leave: [1, 3, 4, 5]),
    list("a row moves to the front", taps: ["Bring the last to the front"], leave: [5, 1, 2, 3, 4]),
    list("all rows change places", taps: ["Turn them round"], leave: [5, 4, 3, 2, 1]),
    list(
      "changes follow each other",
      taps: ["Turn them round", "Put one first", "Take the second away", "Turn them round"],
      leave: [1, 2, 3, 4, 7]),
    Check("a row changes where it stands") { app in
      try await app.open("/list")
      try await app.tap("Mark the third")
      let wanted = ["Item 1", "Item 2", "Item 3", "marked", "Item 4", "Item 5"]
      let text = ReadLines(try await app.text())
      let found = text.order(of: wanted)
      if found != wanted { throw ConformanceFailure(expected: "\(wanted)", found: "\(found)\non\n\(text)") }
    },
    Check("rows go, come, move and change in one step") { app in
      try await app.open("/list")
      try await app.tap("Do it all")
      let wanted = ["Item 4", "Item 6", "Item 3", "seen", "Item 2", "Item 1"]
      let text = ReadLines(try await app.text())
      let found = text.lines.filter { $0.hasPrefix("Item ") || $0 == "seen" }.filter { $0 != "Items" }
      if found != wanted { throw ConformanceFailure(expected: "\(wanted)", found: "\(found)\non\n\(text)") }
    },
    Check("a row that moved leads to its own place") { app in
      try await app.open("/list")
      try await app.tap("Turn them round")
      try await app.tap("Put one first")
      try await app.tap("Item 5")
      try await app.mustBe(at: "/list/5")
    },
    Check("a list that has become empty says so, and fills again") { app in
      try await app.open("/list")
      try await app.tap("Take all away")
      try await app.mustRead("No items are left", "Put one first.")
      try await app.mustNotRead("Item 1")
      try await app.tap("Put one first")
      try await app.mustNotRead("No items are left")
      try await app.mustRead(inOrder: ["Item 7"], beginningWith: "Item ")
    },
    Check("a long list comes page by page, up to its end") { app in
      try await app.open("/lines")
      try await app.mustRead("Line 1", "Line 40")
      try await app.mustNotRead("Line 150")
      for _ in 0..<5 { try await app.scrollToEnd() }
      try await app.mustRead(inOrder: (1...150).map { "Line \($0)" }, beginningWith: "Line ")
    },
  ]
}
