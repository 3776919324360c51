internal import EspalierViews

extension SurfaceConformance {
  private static func inputs(
    _ name: String, _ steps: @escaping @MainActor @Sendable (any AppDriver) async throws -> Void
  ) -> Check {
    Check(name) { app in
      try await app.open("/form/inputs")
      try await steps(app)
    }
  }

  /// The checks that every input accepts its valid values and refuses others.
  static let inputs: [Check] = [
    inputs("lines of text are taken as they are, and the help for them is read") { app in
      try await app.mustRead("As long as you like", "Lines 0")
      try await app.type("one\ntwo", into: "Note")
      try await app.mustRead("Lines 2")
      try await app.mustHold("one\ntwo", in: "Note")
    },
    inputs("a secret is taken with what sends it") { app in
      try await app.type("rosebud", into: "Secret")
      try await app.tap("Loud")
      try await app.mustRead("Secret of 7")
      try await app.mustNotRead("rosebud")
    },
    inputs("a search is taken") { app in
      try await app.type("bread", into: "Query")
      try await app.mustRead("Looking for bread")
      try await app.mustHold("bread", in: "Query")
    },
    inputs("a number is taken, and so is none") { app in
      try await app.mustHold("12.5", in: "Amount")
      try await app.type("40", into: "Amount")
      try await app.mustRead("Amount 40.0")
      try await app.type("", into: "Amount")
      try await app.mustRead("No amount")
      try await app.type("-0.25", into: "Share")
      try await app.mustRead("Share -0.25")
      try await app.mustHold("-0.25", in: "Share")
    },
    inputs("a number that is out of range or between steps is not taken, and goes again") { app in
      for text in ["5000", "0.3", "-1"] {
        try await app.type(text, into: "Amount")
        try await app.mustRead("Amount 12.5")
        try await app.mustHold("12.5", in: "Amount")
      }
    },
    inputs("a day is taken, and so is none, but none before the first") { app in
      try await app.mustHold("", in: "Due")
      try await app.type("2024-02-29", into: "Due")
      try await app.mustRead("Due 2024-02-29")
      try await app.type("1999-12-31", into: "Due")
      try await app.mustRead("Due 2024-02-29")
      try await app.mustHold("2024-02-29", in: "Due")
      try await app.type("", into: "Due")
      try await app.mustRead("Never due")
    },
    inputs("a slider is slid") { app in
      try await app.mustHold("20", in: "Volume")
      try await app.slide("Volume", to: 65)
      try await app.mustRead("Loudness 65.0")
      try await app.mustHold("65", in: "Volume")
    },
    inputs("a stepper goes up and down, and no further than it may") { app in
      try await app.step("Guests", by: 2)
      try await app.mustRead("Party of 4")
      try await app.mustHold("4", in: "Guests")
      try await app.mustRefuse("a step beyond the end") { try await app.step("Guests", by: 1) }
      try await app.step("Guests", by: -3)
      try await app.mustRead("Party of 1")
    },
    inputs("an option that is in sight is chosen, unless it cannot be") { app in
      try await app.mustHold("Medium", in: "Size")
      try await app.choose("Large", in: "Size")
      try await app.mustRead("Sized l")
      try await app.mustHold("Large", in: "Size")
      try await app.mustRefuse("choosing “Huge”") { try await app.choose("Huge", in: "Size") }
      try await app.choose("Green", in: "Paint")
      try await app.mustRead("Coloured c2", "Sized l")
      try await app.mustHold("Green", in: "Paint")
    },
    inputs("a box is ticked by a handler that takes its time, and cleared again") { app in
      try await app.toggle("Agreed")
      try await app.mustRead("It is agreed")
      try await app.mustHold("on", in: "Agreed")
      try await app.toggle("Agreed")
      try await app.mustHold("off", in: "Agreed")
    },
    inputs("a menu opens, and closes when something in it is chosen") { app in
      try await app.mustNotRead("Rename")
      try await app.tap("More")
      try await app.mustRead("Rename", "Move", "Delete")
      try await app.mustRefuse("“Move”") { try await app.tap("Move") }
      try await app.tap("Rename")
      try await app.mustRead("Did rename")
      try await app.mustNotRead("Rename")
      try await app.choose("Delete", in: "More")
      try await app.mustRead("Did delete")
    },
    inputs("a button stays pressed") { app in
      try await app.tap("Loud")
      try await app.mustRead("It is loud")
      try await app.tap("Loud")
      try await app.mustRead("It is quiet")
    },
    inputs("a control whose handler takes nothing goes back to what it showed") { app in
      try await app.toggle("Stubborn switch")
      try await app.mustHold("off", in: "Stubborn switch")
      try await app.choose("Second", in: "Stubborn list")
      try await app.mustHold("First", in: "Stubborn list")
      try await app.choose("Right", in: "Stubborn bar")
      try await app.mustHold("Left", in: "Stubborn bar")
      try await app.slide("Stubborn slider", to: 3)
      try await app.mustHold("1", in: "Stubborn slider")
      try await app.type("other", into: "Stubborn field")
      try await app.mustHold("as it was", in: "Stubborn field")
    },
    inputs("coming, leaving, and what was settled on are told") { app in
      try await app.mustRead("Nobody was here")
      try await app.focus("Code")
      try await app.mustRead("Somebody came")
      try await app.type("abc", into: "Code")
      try await app.mustRead("Somebody left", "Settled on abc")
    },
    inputs("a field that empties itself takes one thing after the other") { app in
      for wish in ["milk", "bread"] {
        try await app.type(wish, into: "Wish", leaves: false)
        try await app.press(.enter, in: "Wish")
        try await app.mustHold("", in: "Wish")
      }
      try await app.mustRead("Wishes: milk, bread")
    },
    inputs("Escape gives up what is being entered, and closes nothing else") { app in
      try await app.type("something else", into: "Draft", leaves: false)
      try await app.mustRead("Draft of something else")
      try await app.press(.escape, in: "Draft")
      try await app.mustRead("Draft of as it was")
      try await app.mustHold("as it was", in: "Draft")
    },
    inputs("keys that a control asks for are told, and no others") { app in
      for key: KeyPress in [.arrowUp, .character("k").with(.command), .arrowLeft, .arrowDown] {
        try await app.press(key, in: "Draft")
      }
      try await app.mustRead("Keys: ArrowUp Control+k ArrowDown")
      try await app.mustHold("as it was", in: "Draft")
    },
    inputs("a row hears of two taps") { app in
      try await app.doubleTap("A quick row")
      try await app.mustRead("Did two taps")
      try await app.mustRefuse("a double tap on a row that hears of none") { try await app.doubleTap("A slow row") }
    },
    inputs("a control hears of two taps") { app in
      try await app.doubleTap("Draft")
      try await app.mustRead("Draft of twice")
      try await app.mustRefuse("two taps on a control that hears of none") { try await app.doubleTap("Wish") }
    },
    inputs("a row whose handler takes its time does what it is for") { app in
      try await app.tap("A slow row")
      try await app.mustRead("Slow taps 1")
      try await app.tap("A slow row")
      try await app.mustRead("Slow taps 2")
    },
  ]
}
