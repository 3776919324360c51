extension SurfaceConformance {
  /// The checks of bars, dialogs, messages, forms with rules, and two panes.
  static let screens: [Check] = bars + dialogs + toasts + checkedForms + panes

  private static let bars: [Check] = [
    Check("what stands in the bars of a screen can be used") { app in
      try await app.open("/work")
      try await app.mustRead("Work", "Called Chores", "Tasks 3", "Not saved")
      try await app.tap("Add a task")
      try await app.tap("Save all")
      try await app.mustRead("Tasks 4", "All is saved")
    },
    Check("the lesser things to do stand in a menu") { app in
      try await app.open("/work")
      try await app.mustNotRead("Archive")
      try await app.tap("More")
      try await app.mustRead("Archive")
      try await app.tap("Archive")
      try await app.mustRead("In the archive")
      try await app.mustNotRead("Archive")
    },
    Check("a screen is fetched again when one asks for it") { app in
      try await app.open("/work")
      try await app.mustRead("Loaded 1 times")
      try await app.tap("Refresh")
      try await app.mustRead("Loaded 2 times")
    },
    Check("what was typed and waits for a pause counts before a tap") { app in
      try await app.open("/work")
      try await app.type("milk", into: "Look for", leaves: false)
      try await app.mustRead("Looked for")
      try await app.mustHold("milk", in: "Look for")
      try await app.tap("Add a task")
      try await app.mustRead("Looked for milk")
    },
  ]

  private static let dialogs: [Check] = [
    Check("a question stands above everything, and begins at the harmless answer") { app in
      try await app.open("/work")
      try await app.tap("Delete all")
      try await app.mustRead("Delete all tasks?", "They cannot be brought back.", "Cancel", "Delete")
      try await app.mustNotRead("Tasks 3")
      try await app.mustHaveFocus("Cancel")
    },
    Check("a question that is left changes nothing, and the focus goes back") { app in
      try await app.open("/work")
      try await app.tap("Delete all")
      try await app.tap("Cancel")
      try await app.mustRead("Tasks 3")
      try await app.mustNotRead("Delete all tasks?")
      try await app.mustHaveFocus("Delete all")
      try await app.tap("Delete all")
      try await app.dismiss()
      try await app.mustRead("Tasks 3")
      try await app.mustNotRead("Delete all tasks?")
    },
    Check("an answer is carried out, and the dialog goes") { app in
      try await app.open("/work")
      try await app.tap("Delete all")
      try await app.tap("Delete")
      try await app.mustRead("Tasks 0")
      try await app.mustNotRead("Delete all tasks?")
    },
    Check("something to take notice of goes when one has") { app in
      try await app.open("/work")
      try await app.tap("Tell me")
      try await app.mustRead("So it is", "Nothing is to be done.")
      try await app.tap("OK")
      try await app.mustNotRead("So it is")
      try await app.tap("Tell me")
      try await app.mustRead("So it is")
    },
    Check("a sheet is a small screen with fields of its own") { app in
      try await app.open("/work")
      try await app.tap("Call it something else")
      try await app.mustHold("Chores", in: "New name")
      try await app.mustHaveFocus("New name")
      try await app.type("Errands", into: "New name")
      try await app.tap("Keep the name")
      try await app.mustRead("Called Errands")
      try await app.mustHaveFocus("Call it something else")
      try await app.tap("Call it something else")
      try await app.tap("Close")
      try await app.mustNotRead("A name for the list")
    },
  ]

  private static let toasts: [Check] = [
    Check("a message says what has happened, and offers to take it back") { app in
      try await app.open("/work")
      try await app.tap("Delete all")
      try await app.tap("Delete")
      try await app.mustRead("All tasks are deleted")
      try await app.tap("Undo")
      try await app.mustRead("Tasks 3")
      try await app.mustNotRead("Undo")
    },
    Check("a message goes by itself when its time is over") { app in
      try await app.open("/work")
      try await app.tap("Say something")
      try await app.mustRead("Something was said", "Tasks 3")
      try await app.tap("Let time pass")
      try await app.mustNotRead("Something was said")
    },
    Check("a message can be sent away") { app in
      try await app.open("/work")
      try await app.tap("Say something")
      try await app.tap("Close")
      try await app.mustNotRead("Something was said")
    },
  ]

  private static let checkedForms: [Check] = [
    Check("what is wrong with a field is said once it was left, and not before") { app in
      try await app.open("/sign-up")
      try await app.type("eva", into: "Your mail", leaves: false)
      try await app.mustNotRead("A mail address has an @")
      try await app.type("", into: "Your name", leaves: false)
      try await app.mustRead("A mail address has an @")
      try await app.mustNotRead("What is your name?")
      try await app.type("eva@example.org", into: "Your mail")
      try await app.mustNotRead("A mail address has an @")
      try await app.mustRead("What is your name?")
    },
    Check("a form with something wrong is not sent, and leads to the first such field") { app in
      try await app.open("/sign-up")
      try await app.type("Eva", into: "Your name")
      try await app.type("rosebud", into: "A password")
      try await app.tap("Join")
      try await app.mustRead(
        "A mail address has an @", "The two differ",
        "Please look at these again: A mail address has an @ · The two differ")
      try await app.mustHaveFocus("Your mail")
      try await app.mustNotRead("Welcome, Eva")
    },
    Check("somebody else may have a say about a field") { app in
      try await app.open("/sign-up")
      try await app.type("Eva", into: "Your name")
      try await app.type("taken@example.org", into: "Your mail")
      try await app.type("x", into: "A password")
      try await app.mustRead("Somebody has this address")
      try await app.type("x", into: "Once more")
      try await app.tap("Join")
      try await app.mustNotRead("Welcome, Eva")
      try await app.type("eva@example.org", into: "Your mail")
      try await app.mustNotRead("Somebody has this address")
      try await app.tap("Join")
      try await app.mustRead("Welcome, Eva")
    },
    Check("whoever takes a form may still refuse a field") { app in
      try await app.open("/sign-up")
      try await app.type("Nobody", into: "Your name")
      try await app.type("nobody@example.org", into: "Your mail")
      try await app.tap("Join")
      try await app.mustRead("Nobody may not come in")
      try await app.mustHaveFocus("Your name")
      try await app.type("Somebody", into: "Your name")
      try await app.mustNotRead("Nobody may not come in")
      try await app.tap("Join")
      try await app.mustRead("Welcome, Somebody")
    },
  ]

  private static let panes: [Check] = [
    Check("a list stays beside what it leads to, where there is room") { app in
      try await app.open("/folders")
      try await app.tap("Folder 1")
      try await app.mustBe(at: "/folders/1", titled: "In folder 1 – Conformance")
      try await app.mustRead("In folder 1", "A letter to 1", "Folder 3")
      try await app.tap("Folder 3")
      try await app.mustBe(at: "/folders/3")
      try await app.mustRead("A letter to 3", "Folder 1")
      try await app.mustNotRead("A letter to 1")
    },
    Check("the row that leads to the place in sight says so, and no other does") { app in
      try await app.open("/folders")
      try await app.mustBeCurrent(nil, among: "Folder 1", "Folder 2", "Folder 3")
      try await app.tap("Folder 1")
      try await app.mustBeCurrent("Folder 1", among: "Folder 1", "Folder 2", "Folder 3")
      try await app.tap("Folder 3")
      try await app.mustBeCurrent("Folder 3", among: "Folder 1", "Folder 2", "Folder 3")
      try await app.back()
      try await app.mustBeCurrent("Folder 1", among: "Folder 1", "Folder 2", "Folder 3")
    },
    Check("a screen loads again when what it depends on has changed") { app in
      try await app.open("/folders/2")
      try await app.mustRead("A letter to 2")
      try await app.choose("Bills", in: "Shelf")
      try await app.mustNotRead("A letter to 2")
      try await app.mustRead("No bills")
      try await app.tap("Write one")
      try await app.mustRead("A bill")
    },
    Check("no connection is told as that, and what was there stays") { app in
      try await app.open("/folders/2")
      try await app.choose("Far", in: "Shelf")
      try await app.mustRead("There is no connection", "A letter to 2")
      try await app.choose("Letters", in: "Shelf")
      try await app.mustNotRead("There is no connection")
      try await app.mustRead("A letter to 2")
    },
  ]
}
