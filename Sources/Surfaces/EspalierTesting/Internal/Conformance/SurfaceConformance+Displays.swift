extension SurfaceConformance {
  /// The checks of cells, badges, containers, progress, charts and drawings.
  static let displays: [Check] = [
    Check("a cell is read part by part, and leads where its row does") { app in
      try await app.open("/displays")
      try await app.mustRead("Rent", "Every month", "-850.00")
      try await app.tap("Rent")
      try await app.mustBe(at: "/list/2")
    },
    Check("a badge follows its count, and is gone at none") { app in
      try await app.open("/displays")
      try await app.mustRead("News", "27", "Overdue")
      try await app.tap("Read one")
      try await app.mustRead("26")
      try await app.mustNotRead("27")
      try await app.tap("Much is new")
      try await app.mustRead("99+")
    },
    Check("what stands in containers is read in order, however they are nested") { app in
      try await app.open("/displays")
      let wanted = ["EW", "First line", "Second left", "Second right", "In one", "In two", "In three", "On the strip"]
      let found = ReadLines(try await app.text()).order(of: wanted)
      if found != wanted {
        throw ConformanceFailure(expected: wanted.joined(separator: ", "), found: found.joined(separator: ", "))
      }
    },
    Check("what is out of sight on a strip can be used") { app in
      try await app.open("/displays")
      try await app.tap("Far along the strip")
      try await app.mustRead("Taps 1")
    },
    Check("what takes no part in interaction cannot be used until it does") { app in
      try await app.open("/displays")
      try await app.mustRefuse("a tap on “Locked”") { try await app.tap("Locked") }
      try await app.mustRead("Taps 0")
      try await app.tap("Unlock")
      try await app.tap("Locked")
      try await app.mustRead("Taps 10")
    },
    Check("a link in a text is read with it, and leads on; in a row that leads on, the row does") { app in
      for (word, place) in [("Bob", "/list/2"), ("May", "/list/1"), ("Paid by Eve", "/list/3")] {
        try await app.open("/displays")
        try await app.mustRead("Rent goes to Bob in June", "Paid by Eve", "As of May")
        try await app.tap(word)
        try await app.mustBe(at: place)
      }
    },
    Check("what the value of a property stands for comes with it, and goes with it") { app in
      try await app.open("/displays")
      for _ in 0..<2 {
        try await app.mustRead("Packed", "Track the parcel", "A signature is needed")
        try await app.tap("Carry on")
        try await app.mustRead("On its way", "Track the parcel")
        try await app.mustNotRead("Packed")
        try await app.tap("Carry on")
        try await app.mustRead("Delivered")
        try await app.mustNotRead("Track the parcel", "A signature is needed")
        try await app.tap("Carry on")
      }
    },
    Check("what is under way is read by its name") { app in
      try await app.open("/displays")
      try await app.mustRead("Half way", "Nobody knows", "Fetching")
    },
    Check("a chart of lines is read as a table, gaps and what is no number included") { app in
      try await app.open("/displays")
      try await app.mustRead("Balance", "Income", "Outgo", "June", "5.00", "-2.00", "July", "none", "–")
      try await app.tap("Turn the figures")
      try await app.mustRead("Balance", "No balance yet")
      try await app.mustNotRead("Income")
    },
    Check("a chart of columns is read as a table, and says so when it has no values") { app in
      try await app.open("/displays")
      try await app.mustRead("Months", "Saved", "August", "7.5")
      try await app.tap("Turn the figures")
      try await app.mustRead("Months", "No months yet")
      try await app.mustNotRead("Saved")
    },
    Check("a chart of bars is read as a table, and says so when it has none") { app in
      try await app.open("/displays")
      try await app.mustRead("Debts", "Loan", "4.00")
      try await app.tap("Turn the figures")
      try await app.mustRead("Debts", "No debts")
      try await app.mustNotRead("Loan")
    },
    Check("a chart of shares is read as a table, and its names lead on") { app in
      try await app.open("/displays")
      try await app.mustRead("Spending", "12", "Food", "9.00", "Fun", "3.00", "Odd", "less")
      try await app.tap("Turn the figures")
      try await app.mustRead("Spending", "Nothing spent")
      try await app.tap("Turn the figures")
      try await app.mustRead("Food")
    },
    Check("a drawing is read by its words") { app in
      try await app.open("/displays")
      try await app.mustRead("A red circle")
    },
  ]
}
