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
    Check("what follows a control's value changes with it") { app in
      try await app.open("/local")
      try await app.toggle("A gift")
      try await app.mustRead("In paper")
      try await app.choose("Large", in: "Size")
      try await app.mustRead("Takes two days")
      try await app.toggle("A gift")
      try await app.mustNotRead("In paper")
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
