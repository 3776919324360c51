extension SurfaceConformance {
  /// The checks of rows that are selected, moved, collapsed, loaded and sorted, and of their actions.
  static let rows: [Check] = [
    Check("any number of rows is chosen, and let go of") { app in
      try await app.open("/rows")
      try await app.toggle("Pick Apple")
      try await app.toggle("Pick Cherry")
      try await app.mustRead("Basket Apple and Cherry")
      try await app.mustHold("on", in: "Pick Apple")
      try await app.toggle("Pick Apple")
      try await app.mustRead("Basket Cherry")
      try await app.mustHold("off", in: "Pick Apple")
    },
    Check("what the app chooses is chosen, and a choice that it does not take is taken back") { app in
      try await app.open("/rows")
      try await app.toggle("Pick Apple")
      try await app.toggle("Pick Banana")
      try await app.toggle("Pick Cherry")
      try await app.mustRead("Basket Apple and Banana")
      try await app.mustHold("off", in: "Pick Cherry")
      try await app.tap("Take everything")
      try await app.mustHold("on", in: "Pick Cherry")
    },
    Check("of one choice another row lets go of the one before") { app in
      try await app.open("/rows")
      try await app.mustHold("on", in: "Like Apple")
      try await app.toggle("Like Banana")
      try await app.mustRead("Favourite Banana")
      try await app.mustHold("on", in: "Like Banana")
      try await app.mustHold("off", in: "Like Apple")
      try await app.mustHold("off", in: "Pick Apple")
    },
    Check("a row offers what can be done with it, and does it") { app in
      try await app.open("/rows")
      let actions = try await app.actions(of: "Fruit Apple")
      if actions != ["Archive", "Sell", "Delete"] {
        throw ConformanceFailure(expected: "Archive, Sell, Delete", found: "\(actions)")
      }
      try await app.perform("Archive", on: "Fruit Banana")
      try await app.perform("Sell", on: "Fruit Cherry")
      try await app.mustRead("Done archive Banana, sell Cherry")
      try await app.perform("Delete", on: "Fruit Banana")
      try await app.mustNotRead("Fruit Banana")
      try await app.mustRead(inOrder: ["Fruit Apple", "Fruit Cherry"], beginningWith: "Fruit ")
    },
    Check("what cannot be done with a row now is not done") { app in
      try await app.open("/rows")
      let actions = try await app.actions(of: "Fruit Banana")
      if actions != ["Archive", "Delete"] {
        throw ConformanceFailure(expected: "Archive, Delete", found: "\(actions)")
      }
      try await app.mustRefuse("selling the banana") { try await app.perform("Sell", on: "Fruit Banana") }
      try await app.mustRead("Done")
    },
    Check("a row is moved, and where it has come to is told") { app in
      try await app.open("/rows")
      try await app.move("Fruit Cherry", before: "Fruit Apple")
      try await app.mustRead(
        inOrder: ["Fruit Cherry", "Fruit Apple", "Fruit Banana"], beginningWith: "Fruit ")
      try await app.mustRead("Moved to 1 of 3")
      try await app.move("Fruit Apple", before: nil)
      try await app.mustRead(
        inOrder: ["Fruit Cherry", "Fruit Banana", "Fruit Apple"], beginningWith: "Fruit ")
      try await app.mustRead("Moved to 3 of 3")
      try await app.perform("Archive", on: "Fruit Apple")
      try await app.mustRead("Done archive Apple")
    },
    Check("a row that is not to be moved stays") { app in
      try await app.open("/rows")
      try await app.mustRefuse("moving what stays") { try await app.move("Pick Apple", before: "Pick Cherry") }
    },
    Check("a closed section shows its rows when it is opened, and takes them away again") { app in
      try await app.open("/rows")
      try await app.mustNotRead("Fruit is healthy")
      try await app.tap("More about fruit")
      try await app.mustRead("Fruit is healthy")
      try await app.tap("More about fruit")
      try await app.mustNotRead("Fruit is healthy")
    },
    Check("a row that is hidden or still loads is not read until it is there") { app in
      try await app.open("/rows")
      try await app.mustRead("The secret", "The price is 3")
      try await app.tap("Hide or show the secret")
      try await app.tap("Load or have the price")
      try await app.mustNotRead("The secret", "The price is 3")
      try await app.tap("Hide or show the secret")
      try await app.tap("Load or have the price")
      try await app.mustRead("The secret", "The price is 3")
    },
    Check("a row that comes into sight tells it") { app in
      try await app.open("/rows")
      try await app.scrollToEnd()
      try await app.mustRead("Seen watched")
    },
    Check("a row that is removed while it is in sight tells that it has gone, once") { app in
      try await app.open("/rows")
      try await app.scrollToEnd()
      try await app.mustRead("Seen watched", "Gone")
      try await app.perform("Take away", on: "Watched")
      try await app.mustRead("Seen watched", "Gone watched")
      try await app.mustNotRead("Watched")
    },
    Check("a row hears of its move before and after it is carried out") { app in
      try await app.open("/rows")
      // One step, which is also one move with the keys of a keyboard.
      try await app.move("Fruit Banana", before: "Fruit Apple")
      try await app.mustRead("Moves Banana from 2, Banana to 1")
    },
    Check("a table is read row by row under its columns") { app in
      try await app.open("/rows")
      try await app.mustRead("Kind", "Grams", "Note")
      let lines = ReadLines(try await app.text()).order(of: ["A Apple", "180 g", "no. 1", "A Banana", "120 g", "no. 2"])
      if lines != ["A Apple", "180 g", "no. 1", "A Banana", "120 g", "no. 2"] {
        throw ConformanceFailure(expected: "cells in the order of the columns", found: "\(lines)")
      }
    },
    Check("a table is sorted by the heading that is tapped, and the other way round by the next tap") { app in
      try await app.open("/rows")
      try await app.tap("Grams")
      try await app.mustRead(inOrder: ["A Cherry", "A Banana", "A Apple"], beginningWith: "A ")
      try await app.tap("Grams")
      try await app.mustRead(inOrder: ["A Apple", "A Banana", "A Cherry"], beginningWith: "A ")
      try await app.mustRefuse("sorting by a column that does not sort") { try await app.tap("Note") }
    },
    Check("a row of a table is tapped, and chosen beside that") { app in
      try await app.open("/rows")
      try await app.tap("Stock Elder")
      try await app.mustRead("Done count Elder", "Counted")
      try await app.toggle("Stock Date")
      try await app.mustRead("Done count Elder", "Counted 4")
      try await app.mustHold("on", in: "Stock Date")
      try await app.mustHold("off", in: "Stock Elder")
    },
    Check("a row of a table offers what can be done with it, and does it") { app in
      try await app.open("/rows")
      let actions = try await app.actions(of: "Stock Fig")
      if actions != ["Order"] { throw ConformanceFailure(expected: "Order", found: "\(actions)") }
      try await app.perform("Order", on: "Stock Fig")
      try await app.mustRead("Done order Fig")
    },
    Check("a row of a table is moved") { app in
      try await app.open("/rows")
      try await app.move("Stock Fig", before: "Stock Date")
      try await app.mustRead(inOrder: ["Stock Fig", "Stock Date", "Stock Elder"], beginningWith: "Stock ")
      try await app.mustRead("Moved to 1 of 3")
    },
    Check("a row of a table leads on, and a control in it does what it does alone") { app in
      try await app.open("/rows")
      try await app.tap("Weigh Apple")
      try await app.mustRead("Done weigh Apple")
      try await app.tap("To the window of Apple")
      try await app.mustRead("Line 141")
    },
    Check("a list around a place is there at once, and goes on before it") { app in
      try await app.open("/window")
      try await app.mustRead("Line 141", "Line 155")
      try await app.mustNotRead("Line 1")
      try await app.scroll(toRow: 90)
      try await app.mustRead("Line 91", "Line 105")
      try await app.scroll(toRow: 0)
      try await app.mustRead("Line 1", "Line 15")
    },
    Check("a page that could not be fetched says why in its place, and comes at the next try") { app in
      try await app.open("/window")
      try await app.scrollToEnd()
      try await app.mustRead("The shelf is out of reach")
      try await app.mustNotRead("Line 400")
      try await app.tap("Try again")
      try await app.scrollToEnd()
      try await app.mustRead("Line 390", "Line 400")
      try await app.mustNotRead("The shelf is out of reach")
    },
  ]
}
