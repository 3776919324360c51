extension SurfaceConformance {
  /// Returns a check that opens the list, taps buttons, and compares the order of the rows.
  private static func list(_ name: String, taps: [String], leave order: [Int]) -> Check {
    Check(name) { app in
      try await app.open("/list")
      for tap in taps { try await app.tap(tap) }
      try await app.mustRead(inOrder: order.map { "Item \($0)" }, beginningWith: "Item ")
    }
  }

  /// The checks of rows that are inserted, removed, moved and changed, each under its own identity.
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
    Check("the pages of a long list come where one looks, at its end as at its beginning") { app in
      try await app.open("/lines")
      try await app.mustRead("Line 1", "Line 40")
      try await app.mustNotRead("Line 400")
      try await app.scrollToEnd()
      try await app.mustRead("Line 390", "Line 400")
      try await app.mustNotRead("Line 1")
      try await app.scroll(toRow: 200)
      try await app.mustRead("Line 201", "Line 210")
      try await app.scroll(toRow: 0)
      try await app.mustRead("Line 1", "Line 15")
    },
    Check("of 50,000 rows the last is a step away, and does what it says") { app in
      try await app.open("/many")
      try await app.mustRead("Row 1", "Row 40")
      try await app.mustNotRead("Row 49999")
      try await app.scrollToEnd()
      try await app.mustRead("Row 49990", "Row 50000")
      try await app.tap("Row 50000")
      try await app.mustRead("Tapped Row 50000")
      try await app.scroll(toRow: 24_999)
      try await app.mustRead("Row 25000", "Row 25010")
      try await app.mustNotRead("Row 1", "Row 49990")
      try await app.tap("Row 25003")
      try await app.mustRead("Tapped Row 25003")
    },
    Check("rows of a long list come, go and turn round where one looks") { app in
      try await app.open("/parts")
      try await app.scroll(toRow: 0)
      try await app.tap("Turn them round")
      try await app.scroll(toRow: 0)
      try await app.mustHold("off", in: "Part 2000")
      try await app.mustHold("off", in: "Part 1990")
      try await app.mustNotRead("Part 1")
      try await app.tap("Take most away")
      for part in ["Part 2000", "Part 1999", "Part 1998"] { try await app.mustHold("off", in: part) }
      try await app.mustNotRead("Part 1997")
    },
    Check("rows of a long list are chosen, and stay so out of sight") { app in
      try await app.open("/parts")
      try await app.scroll(toRow: 1_000)
      try await app.toggle("Part 1001")
      try await app.mustRead("1 chosen")
      try await app.scroll(toRow: 0)
      try await app.mustNotRead("Part 1004")
      try await app.scroll(toRow: 1_000)
      try await app.mustHold("on", in: "Part 1001")
    },
  ]
}
