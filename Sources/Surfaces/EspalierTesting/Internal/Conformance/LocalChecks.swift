/// The checks of local changes: what a surface changes at once is what the app then has, and what a handler did not do is
/// taken back.
enum LocalChecks {
  private typealias Check = SurfaceConformance.Check

  static let all: [SurfaceConformance.Check] = [
    Check("a flag is turned on and off, with all that follows it") { app in
      try await app.open("/local")
      try await app.mustRead("Nothing more")
      try await app.mustNotRead("Two nights")
      for _ in 0..<2 {
        try await app.tap("Details")
        try await app.mustRead("Two nights")
        try await app.mustNotRead("Nothing more")
        try await app.tap("Details")
        try await app.mustRead("Nothing more")
        try await app.mustNotRead("Two nights")
      }
    },
    Check("of several tabs the one that is selected is visible") { app in
      try await app.open("/local")
      try await app.tap("Photos")
      try await app.mustRead("The photos")
      try await app.mustNotRead("The map")
      try await app.tap("Map")
      try await app.mustRead("The map")
      try await app.mustNotRead("The photos")
    },
    Check("one tap makes several changes") { app in
      try await app.open("/local")
      try await app.tap("Photos and details")
      try await app.mustRead("The photos", "Two nights")
      try await app.mustNotRead("The map", "Nothing more")
    },
    Check("what follows a control's value changes with it") { app in
      try await app.open("/local")
      try await app.toggle("A gift")
      try await app.mustRead("In paper")
      try await app.choose("Large", in: "Size")
      try await app.mustRead("Takes two days")
      try await app.toggle("A gift")
      try await app.mustNotRead("In paper")
    },
    Check("a list is filtered by what is typed, whatever the case and the diacritics") { app in
      try await app.open("/local")
      try await app.mustRead("Fruit Açaí berry", "Fruit Apple", "Fruit Blackberry")
      try await app.mustNotRead("No such fruit")
      try await app.type("BERRY", into: "Find a fruit")
      try await app.mustRead("Fruit Açaí berry", "Fruit Blackberry")
      try await app.mustNotRead("Fruit Apple")
      try await app.type("berry acai", into: "Find a fruit")
      try await app.mustRead("Fruit Açaí berry")
      try await app.mustNotRead("Fruit Blackberry")
      try await app.type("κηπος", into: "Find a fruit")
      try await app.mustRead("Fruit Σύκα ΚΗΠΟΣ")
      try await app.type("pear", into: "Find a fruit")
      try await app.mustRead("No such fruit")
      try await app.mustNotRead("Fruit Açaí berry")
      try await app.type("", into: "Find a fruit")
      try await app.mustRead("Fruit Açaí berry", "Fruit Apple", "Fruit Blackberry")
      try await app.mustNotRead("No such fruit")
    },
    Check("a row of a filtered list follows its own condition, too") { app in
      try await app.open("/local")
      try await app.type("kinds", into: "Find a fruit")
      try await app.mustRead("No such fruit")
      try await app.tap("Details")
      try await app.mustRead("Fruit of all kinds")
      try await app.mustNotRead("No such fruit")
      try await app.type("apple", into: "Find a fruit")
      try await app.mustNotRead("Fruit of all kinds")
      try await app.tap("Details")
      try await app.type("", into: "Find a fruit")
      try await app.mustNotRead("Fruit of all kinds")
    },
    Check("a local change that the app does not make is taken back") { app in
      try await app.open("/local")
      try await app.tap("Lock")
      try await app.mustNotRead("Locked")
    },
    Check("what a handler was expected to do stays when it has done it") { app in
      try await app.open("/local")
      try await app.tap("Like")
      try await app.mustRead("You like it")
      try await app.tap("Like")
      try await app.mustNotRead("You like it")
    },
    Check("what a handler did not do is taken back, with the reason") { app in
      try await app.open("/local")
      try await app.tap("Like what has gone")
      try await app.mustRead("“Like what has gone” did not work. The song is not there.")
      try await app.mustNotRead("You like it")
    },
  ]
}
