internal import EspalierScreens
public import EspalierViews

extension Button: HTMLDrawn {
  /// A button with a symbol and a title; one with a submission sends the form that its section is.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("button")
    guard !element.isInsideControl else {
      HTMLLog.warn(
        "A button stands in a row that is itself a link or button, so it does nothing. Make the row plain.",
        about: "\(self)")
      return drawContent(&element)
    }
    element.tag = "button"
    element.raise(.tap)
    if element.scope.type is ToolbarMenuItemView.Type { ToolbarMenuItemView.drawItem(&element) }
    element.bind(.attribute, "type", rank: .seldom, reading: [element.slot(submission)]) { reader in
      .text(reader.value(of: submission) == nil ? "button" : "submit")
    }
    // The name counts where a section's form has several buttons that mean different submissions.
    element.bind(.attribute, "formaction", rank: .seldom, reading: [element.slot(submission)]) { reader in
      HTMLValue(reader.value(of: submission).map { HTMLAddress.link("/-/submit/\($0)") })
    }
    let state = [element.slot(isEnabled), element.slot(isBusy), element.slot(explanation), element.slot(submission)]
    element.bind(.property, "disabled", rank: .seldom, reading: state) { reader in
      .flag(!reader.value(of: isEnabled) && !staysInReach(reader))
    }
    element.bind(.attribute, "aria-disabled", rank: .seldom, reading: state) { reader in
      let isOff = reader.value(of: isBusy) || !reader.value(of: isEnabled) && staysInReach(reader)
      return isOff ? .text("true") : .none
    }
    element.bind(.attribute, "aria-busy", rank: .seldom, reading: [state[1]]) { reader in
      reader.value(of: isBusy) ? .text("true") : .none
    }
    element.bind(.attribute, "title", rank: .seldom, reading: [state[2]]) { reader in
      let text = reader.value(of: explanation)
      return text.isEmpty ? .none : .text(text)
    }
    drawContent(&element)
  }

  /// A button that says why it is off can still be reached, or nobody would learn of it. One that sends a form cannot:
  /// browsers would send the form all the same.
  private static func staysInReach(_ reader: HTMLReader) -> Bool {
    !reader.value(of: explanation).isEmpty && reader.value(of: submission) == nil
  }

  private static func drawContent(_ element: inout HTMLElement) {
    element.look(of: variant) { $0 == .secondary ? nil : $0.rawValue }
    element.addSymbol(of: icon)
    element.add("span") { $0.text(of: title) }
  }
}
