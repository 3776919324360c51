extension SurfaceConformance {
  /// The checks of the screen's text, and of its changes after a tap.
  static let reading: [Check] = [
    Check("a screen is read with its title, headings, texts and footers") { app in
      try await app.open("/")
      try await app.mustRead("Welcome", "Count 0", "Add one", "Plain words", "That is all")
      try await app.mustBe(at: "/", titled: "Welcome – Conformance")
    },
    Check("text is shown as it is, whatever stands in it") { app in
      try await app.open("/")
      try await app.mustRead("1 < 2 & \"3\" > '2' <b>bold</b> &amp;")
    },
    Check("what a tap changes is read") { app in
      try await app.open("/")
      try await app.tap("Add one")
      try await app.mustRead("Count 1")
      try await app.mustNotRead("Count 0")
      try await app.tap("Add one")
      try await app.mustRead("Count 2")
    },
    Check("what is no longer said is no longer read") { app in
      try await app.open("/")
      try await app.tap("Add one")
      try await app.mustRead("Just one")
      try await app.tap("Add one")
      try await app.mustNotRead("Just one")
    },
    Check("several changes at one tap are all shown") { app in
      try await app.open("/")
      try await app.tap("Add three")
      try await app.mustRead("Count 3")
    },
    Check("what a handler changes after a while is read") { app in
      try await app.open("/")
      try await app.tap("Add ten later")
      try await app.mustRead("Count 10")
    },
    Check("a button that is not enabled cannot be used") { app in
      try await app.open("/")
      try await app.mustRefuse("a tap on “Not yet”") { try await app.tap("Not yet") }
      try await app.mustRead("Count 0")
    },
    Check("what is not there cannot be tapped") { app in
      try await app.open("/")
      try await app.mustRefuse("a tap on what is not there") { try await app.tap("No such thing") }
    },
    Check("an error of a handler is a message over the screen, with the name of the control and a retry") { app in
      try await app.open("/")
      try await app.tap("Like")
      try await app.mustRead("“Like” did not work. The heart is closed.", "0 likes", "That is all")
      try await app.mustBe(at: "/")
      try await app.tap("Try again")
      try await app.mustRead("1 likes")
      try await app.mustNotRead("“Like” did not work. The heart is closed.")
    },
    Check("a handler may show its error instead of the screen, and the person can try again") { app in
      try await app.open("/")
      try await app.tap("Add one")
      try await app.tap("Break this")
      try await app.mustRead("It is broken", "Try again")
      try await app.mustNotRead("Count 1")
      try await app.tap("Try again")
      try await app.mustRead("Count 1")
      try await app.mustNotRead("It is broken")
    },
    Check("an error that has no words for a person is told by a number, and not in its own") { app in
      try await app.open("/")
      try await app.tap("Break below")
      try await app.mustRead(containing: "give this number to whoever runs the app", without: "Domain", "/var/lib")
      try await app.tap("Try again")
      try await app.mustRead("Count 0")
    },
    Check("an error instead of a screen leaves the other screens alone") { app in
      try await app.open("/")
      try await app.tap("Break this")
      try await app.tap("Lists")
      try await app.mustRead("Item 1")
      try await app.tap("Turn them round")
      try await app.mustRead(inOrder: (1...5).reversed().map { "Item \($0)" }, beginningWith: "Item ")
      try await app.tap("Start")
      try await app.mustRead("It is broken")
    },
  ]
}
