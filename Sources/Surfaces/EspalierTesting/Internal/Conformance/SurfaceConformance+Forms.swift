extension SurfaceConformance {
  /// The checks of controls that show and write a value.
  static let forms: [Check] = [
    Check("controls show what they are bound to") { app in
      try await app.open("/form")
      try await app.mustHold("", in: "Name")
      try await app.mustHold("Rome", in: "Town")
      try await app.mustHold("Red", in: "Colour")
      try await app.mustHold("off", in: "Newsletter")
      try await app.mustRead("Hello stranger of Rome", "Colour c1", "No news are sent")
    },
    Check("what is typed is taken, and stays in its field") { app in
      try await app.open("/form")
      try await app.type("Eva", into: "Name")
      try await app.mustRead("Hello Eva of Rome")
      try await app.mustHold("Eva", in: "Name")
      try await app.type("Oslo", into: "Town")
      try await app.mustRead("Hello Eva of Oslo")
      try await app.mustHold("Eva", in: "Name")
    },
    Check("a field can be emptied, and holds whatever is typed") { app in
      try await app.open("/form")
      try await app.type("<b>&\"Ü\"", into: "Town")
      try await app.mustRead("Hello stranger of <b>&\"Ü\"")
      try await app.type("", into: "Town")
      try await app.mustHold("", in: "Town")
      try await app.mustRead("Hello stranger of")
    },
    Check("an option is chosen by its title") { app in
      try await app.open("/form")
      try await app.choose("Green", in: "Colour")
      try await app.mustRead("Colour c2")
      try await app.mustHold("Green", in: "Colour")
    },
    Check("a switch is flipped, and flipped back") { app in
      try await app.open("/form")
      try await app.toggle("Newsletter")
      try await app.mustRead("News are sent")
      try await app.mustHold("on", in: "Newsletter")
      try await app.toggle("Newsletter")
      try await app.mustRead("No news are sent")
      try await app.mustHold("off", in: "Newsletter")
    },
    Check("what the app sets is in the controls") { app in
      try await app.open("/form")
      try await app.type("Eva", into: "Name")
      try await app.choose("Blue", in: "Colour")
      try await app.toggle("Newsletter")
      try await app.tap("Set it all back")
      try await app.mustHold("", in: "Name")
      try await app.mustHold("Red", in: "Colour")
      try await app.mustHold("off", in: "Newsletter")
      try await app.mustRead("Hello stranger of Rome", "Colour c1", "No news are sent")
    },
    Check("what is wrong with a field is told at it, and no longer once it is mended") { app in
      try await app.open("/form")
      try await app.type("Maximiliane", into: "Name")
      try await app.mustRead("That is too long")
      try await app.mustHold("Maximiliane", in: "Name")
      try await app.type("Max", into: "Name")
      try await app.mustNotRead("That is too long")
    },
    Check("a field that nobody is bound to keeps what was typed while the screen changes") { app in
      try await app.open("/form")
      try await app.type("a note", into: "Scribble")
      try await app.type("Eva", into: "Name")
      try await app.toggle("Newsletter")
      try await app.mustHold("a note", in: "Scribble")
    },
    Check("a field that is not enabled takes nothing") { app in
      try await app.open("/form")
      try await app.mustRefuse("typing into “Closed”") { try await app.type("other", into: "Closed") }
      try await app.mustHold("as it is", in: "Closed")
    },
    Check("what was entered is still there when one comes back") { app in
      try await app.open("/form")
      try await app.type("Eva", into: "Name")
      try await app.tap("Start")
      try await app.tap("Forms")
      try await app.mustHold("Eva", in: "Name")
      try await app.mustRead("Hello Eva of Rome")
    },
  ]
}
