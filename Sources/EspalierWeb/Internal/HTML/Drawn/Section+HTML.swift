public import EspalierScreens
internal import EspalierViews

extension SectionView: HTMLDrawn {
  /// A heading, the rows as a list, and a text below. With a submission the rows stand in a form that is posted over
  /// HTTP, before any script has run and after.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "section"
    element.addClass("section")
    element.look(of: rowLayout) { $0.rawValue }
    element.look(of: isSkeleton) { $0 ? "loading" : nil }
    element.attribute("aria-busy", of: isSkeleton) { $0 ? "true" : nil }
    element.add("h2") { $0.text(of: header) }
    element.add("p") { told in
      told.addClass("unseen")
      told.set("role", to: "status")
      told.bind(.text, reading: [told.slot(isSkeleton), told.slot(loadingText)]) { reader in
        .text(reader.value(of: isSkeleton) ? reader.value(of: loadingText) : "")
      }
    }
    switch element.scope.variant {
    case .form: element.add("form", drawForm)
    case .table:
      element.add("table") { table in
        table.add("tbody") { $0.container() }
      }
    case .usual, .modal, .pane: element.add("ul", drawRows)
    }
    element.add("p") { note in
      note.addClass("footer")
      note.text(of: footer)
    }
  }

  private static func drawRows(_ list: inout HTMLElement) {
    list.addClass("rows")
    // Lists without bullets are no lists for some who listen, unless they say so; a form's fields are none.
    list.bind(.attribute, "role", rank: .seldom, reading: [list.slot(rowLayout)]) { reader in
      .text(reader.value(of: rowLayout) == .form ? "none" : "list")
    }
    list.container()
  }

  private static func drawForm(_ form: inout HTMLElement) {
    form.set("method", to: "post")
    form.set("data-live", to: "off")
    form.add("ul", drawRows)
    // Last, so that these slots stand behind those that a section without a form has as well.
    form.bind(.attribute, "action", rank: .last, reading: [form.slot(submission)]) { reader in
      HTMLValue(reader.value(of: submission).map { HTMLAddress.link("/-/submit/\($0)") })
    }
    form.addHidden("espalier-token") { $0.context.formToken }
    form.addHidden("espalier-path") { $0.context.path }
  }
}

extension HTMLElement {
  /// A field that goes with a form and is not seen; the session and page that it speaks of are known when the node
  /// comes.
  fileprivate mutating func addHidden(_ name: String, _ value: @escaping @Sendable (HTMLPlace) -> String) {
    add("input") { input in
      input.set("type", to: "hidden")
      input.set("name", to: name)
      input.bind(.attribute, "value", rank: .last, reading: []) { HTMLValue($0.place.map(value)) }
    }
  }
}
