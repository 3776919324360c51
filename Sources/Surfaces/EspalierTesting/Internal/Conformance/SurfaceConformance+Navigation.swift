extension SurfaceConformance {
  /// The checks of places, tabs, modals and back navigation.
  static let navigation: [Check] = [
    Check("a row leads on, and back leads back") { app in
      try await app.open("/list")
      try await app.tap("Item 3")
      try await app.mustBe(at: "/list/3", titled: "Item 3 – Conformance")
      try await app.mustRead("All about item 3")
      try await app.back()
      try await app.mustBe(at: "/list", titled: "Items – Conformance")
      try await app.mustRead("Item 3", "Turn them round")
    },
    Check("a row is tapped by any text in it") { app in
      try await app.open("/")
      try await app.tap("far away")
      try await app.mustBe(at: "/list/9")
    },
    Check("a place reached by its address has the places above it below it") { app in
      try await app.open("/list/3")
      try await app.mustRead("All about item 3")
      try await app.tap("Items")
      try await app.mustBe(at: "/list", titled: "Items – Conformance")
      try await app.mustRead("Turn them round")
    },
    Check("a tab leads to where its stack stands") { app in
      try await app.open("/list")
      try await app.tap("Item 4")
      try await app.tap("Forms")
      try await app.mustBe(at: "/form", titled: "About you – Conformance")
      try await app.tap("Lists")
      try await app.mustBe(at: "/list/4")
      try await app.tap("Lists")
      try await app.mustBe(at: "/list")
    },
    Check("a tab keeps what was done in it") { app in
      try await app.open("/")
      try await app.tap("Add one")
      try await app.tap("Lists")
      try await app.tap("Start")
      try await app.mustRead("Count 1")
    },
    Check("back goes through the places in the order in which they were seen") { app in
      try await app.open("/")
      try await app.tap("Lists")
      try await app.tap("Item 2")
      try await app.tap("Forms")
      for path in ["/list/2", "/list", "/"] {
        try await app.back()
        try await app.mustBe(at: path)
      }
      try await app.mustRead("Count 0")
    },
    Check("a modal stands above the rest until it is closed") { app in
      try await app.open("/")
      try await app.tap("Add one")
      try await app.tap("Write a message")
      try await app.mustBe(at: "/messages/1", titled: "Message 1 – Conformance")
      try await app.mustRead("It is new")
      try await app.mustNotRead("Count 1")
      try await app.tap("Mark as read")
      try await app.mustRead("You have read it")
      try await app.tap("Close")
      try await app.mustBe(at: "/", titled: "Welcome – Conformance")
      try await app.mustRead("Count 1")
      try await app.mustNotRead("You have read it")
    },
    Check("a modal above a modal comes back to the one below") { app in
      try await app.open("/messages/1")
      try await app.tap("Mark as read")
      try await app.tap("Next message")
      try await app.mustBe(at: "/messages/2")
      try await app.mustRead("It is new")
      try await app.tap("Close")
      try await app.mustBe(at: "/messages/1")
      try await app.mustRead("You have read it")
    },
    Check("back closes a modal") { app in
      try await app.open("/")
      try await app.tap("Write a message")
      try await app.back()
      try await app.mustBe(at: "/")
      try await app.mustRead("Count 0")
    },
    Check("a place that does not exist says so, and leads home") { app in
      try await app.open("/nowhere/at/all")
      try await app.mustBe(at: "/nowhere/at/all", titled: "Not found – Conformance")
      try await app.mustRead("There is nothing here")
      try await app.tap("Go to the start")
      try await app.mustBe(at: "/", titled: "Welcome – Conformance")
      try await app.mustRead("Count 0")
    },
    Check("other and former addresses lead to the place, which stands under its own") { app in
      try await app.open("/items/1")
      try await app.mustBe(at: "/list/1")
      try await app.open("/start")
      try await app.mustBe(at: "/")
      try await app.mustRead("Count 0")
      try await app.open("/items")
      try await app.mustBe(at: "/list")
    },
    Check("a link to a place that does not exist says so, and back leads back") { app in
      try await app.open("/")
      try await app.tap("A way to nowhere")
      try await app.mustRead("There is nothing here")
      try await app.back()
      try await app.mustBe(at: "/")
      try await app.mustRead("Count 0")
      try await app.mustNotRead("There is nothing here")
    },
  ]
}
