internal import EspalierHeadless
internal import EspalierViews

extension AppSession {
  /// The tools that use the app as a person does, and those that read it.
  var tools: [Tool] { reading + going + using + rows }

  private var reading: [Tool] {
    [
      Tool(
        "screen", "Reads the screen: its path, its title, and a line for each element.", isReadOnly: true
      ) { [self] _ in try await perform { try await $0.settle() } },
      Tool(
        "value", "Reads the value of a control: the text of a field, the chosen option, “on” or “off”, or a number.",
        .text("name", "The name of the control."), isReadOnly: true
      ) { [self] in try await app.value(of: $0.text("name")) },
      Tool(
        "log", "Reads the last reports of the app, such as the errors behind the numbers on the screen.",
        .number("count", "How many; 50 if it is missing.", isRequired: false), isReadOnly: true
      ) { [self] in
        let last = reports.suffix(max(1, try $0.whole("count") ?? 50))
        return last.isEmpty ? "The app has reported nothing." : last.joined(separator: "\n")
      },
    ]
  }

  private var going: [Tool] {
    [
      Tool("open", "Opens a place by its path, as a person types an address.", .text("path", "Such as /accounts/3.")) {
        [self] arguments in try await perform { try await $0.open(arguments.text("path")) }
      },
      Tool("back", "Goes back to the previous place of the history.") { [self] _ in
        guard app.canGoBack else { throw ToolError("There is no place to go back to.") }
        return try await perform { try await $0.back() }
      },
      Tool("forward", "Goes forward to the place that “back” left.") { [self] _ in
        guard app.canGoForward else { throw ToolError("There is no place to go forward to.") }
        return try await perform { try await $0.forward() }
      },
      Tool("dismiss", "Presses Escape, which closes the topmost modal or dialog.") { [self] _ in
        try await perform { try await $0.dismiss() }
      },
      Tool(
        "scroll", "Scrolls the first long list of the screen, so that its rows there are made.",
        .number("row", "The index of the row, from 0; the end of all lists if it is missing.", isRequired: false)
      ) { [self] arguments in
        let row = try arguments.whole("row")
        if let row, row < 0 { throw ToolError("“row” is counted from 0.") }
        return try await perform { app in
          if let row { try await app.scroll(toRow: row) } else { try await app.scrollToEnd() }
        }
      },
    ]
  }

  private var using: [Tool] {
    [
      Tool("tap", "Taps a button, link, tab or row.", .text("name", "The text that is written on it.")) {
        [self] arguments in try await perform { try await $0.tap(arguments.text("name")) }
      },
      Tool(
        "double_tap", "Taps a row or a control twice in quick succession.", .text("name", "A text in the row.")
      ) { [self] arguments in try await perform { try await $0.doubleTap(arguments.text("name")) } },
      Tool(
        "type", "Replaces the text of a field.", .text("text", "The new text; a day is written as 2024-02-29."),
        .text("field", "The name of the field."), .flag("leaves", "False stays in the field; true if it is missing.")
      ) { [self] arguments in
        try await perform {
          try await $0.type(
            arguments.text("text"), into: arguments.text("field"), leaves: arguments.flag("leaves") ?? true)
        }
      },
      Tool(
        "choose", "Chooses an option of a picker, or an item of a menu.", .text("option", "The title of the option."),
        .text("picker", "The name of the picker or menu.")
      ) { [self] arguments in
        try await perform { try await $0.choose(arguments.text("option"), in: arguments.text("picker")) }
      },
      Tool(
        "toggle", "Toggles a switch or checkbox, or selects or deselects a row.", .text("name", "Its name.")
      ) { [self] arguments in try await perform { try await $0.toggle(arguments.text("name")) } },
      Tool(
        "slide", "Moves a slider.", .text("name", "The name of the slider."), .number("number", "Its new number.")
      ) { [self] arguments in
        try await perform { try await $0.slide(arguments.text("name"), to: arguments.number("number") ?? 0) }
      },
      Tool(
        "step", "Presses a stepper.", .text("name", "The name of the stepper."),
        .number("steps", "How often it is pressed up; a negative number presses it down.")
      ) { [self] arguments in
        let steps = try arguments.whole("steps") ?? 1
        return try await perform { try await $0.step(arguments.text("name"), by: steps) }
      },
      Tool(
        "press", "Presses a key in a control, which then has the focus.",
        .text("key", "The key as browsers name it, such as Enter, Escape, ArrowDown, or Control+s."),
        .text("control", "The name of the control.")
      ) { [self] arguments in
        try await perform {
          try await $0.press(KeyPress(rawValue: arguments.text("key")), in: arguments.text("control"))
        }
      },
    ]
  }

  private var rows: [Tool] {
    [
      Tool(
        "actions", "Lists the actions of a row that can be used now.", .text("row", "A text in the row."),
        isReadOnly: true
      ) { [self] in
        let actions = try await app.actions(of: $0.text("row"))
        return actions.isEmpty ? "The row has no action." : actions.joined(separator: "\n")
      },
      Tool(
        "perform", "Performs one of the actions of a row.", .text("action", "The title of the action."),
        .text("row", "A text in the row.")
      ) { [self] arguments in
        try await perform { try await $0.perform(arguments.text("action"), on: arguments.text("row")) }
      },
      Tool(
        "move", "Moves a row within its section.", .text("row", "A text in the row."),
        .text("before", "A text in the row below; the end of the section if it is missing.", isRequired: false)
      ) { [self] arguments in
        let before = arguments.text("before")
        return try await perform {
          try await $0.move(arguments.text("row"), before: before.isEmpty ? nil : before)
        }
      },
    ]
  }
}
