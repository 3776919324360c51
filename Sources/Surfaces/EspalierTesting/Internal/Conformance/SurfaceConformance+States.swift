extension SurfaceConformance {
  /// The checks of loading, its failure, and the final state.
  static let states: [Check] = [
    Check("a load that failed says why, and succeeds at the next try") { app in
      try await app.open("/shelf")
      try await app.mustRead("This could not be shown", "The shop is closed")
      try await app.tap("Try again")
      try await app.mustRead("Bread", "Milk")
      try await app.mustNotRead("The shop is closed")
    },
    Check("what is loading says so until it is there") { app in
      try await app.open("/shelf")
      try await app.tap("Begin afresh")
      try await app.mustRead("Loading")
      try await app.tap("Come to an end")
      try await app.mustRead("Butter", "Jam")
      try await app.mustNotRead("Loading")
    },
    Check("what was there stays in sight while it is loaded again") { app in
      try await app.open("/shelf")
      try await app.tap("Come to an end")
      try await app.tap("Begin again")
      try await app.mustRead("Butter", "Jam")
      try await app.mustNotRead("Loading")
    },
    Check("where there is nothing, that is said, with what to do next") { app in
      try await app.open("/shelf")
      try await app.tap("Come to nothing")
      try await app.mustRead("The shelf is empty", "Come again tomorrow.")
    },
  ]

  /// The checks of forms that the surface itself submits.
  static let submissions: [Check] = [
    Check("a form that is not accepted says why, and keeps what was entered, but no secret") { app in
      try await app.open("/sign-in")
      try await app.type("adam", into: "User")
      try await app.type("rosebud", into: "Password")
      try await app.tap("Sign in")
      try await app.mustRead("Nobody is called that")
      try await app.mustHaveFocus("User")
      try await app.mustHold("adam", in: "User")
      try await app.mustHold("", in: "Password")
    },
    Check("what is wrong with a form as a whole is told too, and the next try is a fresh one") { app in
      try await app.open("/sign-in")
      try await app.type("eva", into: "User")
      try await app.type("wrong", into: "Password")
      try await app.tap("Sign in")
      try await app.mustRead("That was not the password")
      try await app.type("rosebud", into: "Password")
      try await app.tap("Sign in")
      try await app.mustRead("Signed in as eva")
    },
    Check("a form whose handler throws is shown again with what was entered, and nothing of the error's own text") {
      app in
      try await app.open("/sign-in")
      try await app.type("nobody", into: "User")
      try await app.type("rosebud", into: "Password")
      try await app.tap("Sign in")
      try await app.mustRead(containing: "Something went wrong here.", without: "Domain", "/var/lib")
      try await app.mustHold("nobody", in: "User")
    },
    Check("who signs in is known until they sign out") { app in
      try await app.open("/")
      try await app.tap("Who are you?")
      try await app.type("eva", into: "User")
      try await app.type("rosebud", into: "Password")
      try await app.tap("Sign in")
      try await app.mustBe(at: "/")
      try await app.mustRead("Signed in as eva")
      try await app.tap("Lists")
      try await app.tap("Start")
      try await app.mustRead("Signed in as eva")
      try await app.tap("Sign out")
      try await app.mustBe(at: "/")
      try await app.mustRead("Who are you?")
      try await app.mustNotRead("Signed in as eva")
    },
  ]
}
