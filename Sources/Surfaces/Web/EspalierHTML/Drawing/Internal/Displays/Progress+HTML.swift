public import EspalierViews

extension ActivityIndicator: HTMLDrawn {
  /// Draws a spinning ring with the text of the activity, which is announced when it appears.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("activity")
    element.set("role", to: "status")
    element.look(of: isActive) { $0 ? nil : "still" }
    element.look(of: scale) { $0 == .small ? nil : "activity-\($0.rawValue)" }
    element.look(of: isLabelHidden) { $0 ? "label-hidden" : nil }
    element.add("span") { ring in
      ring.addClass("spinner")
      ring.set("aria-hidden", to: "true")
    }
    element.add("span") { words in
      words.addClass("name")
      words.text(of: label)
    }
  }
}

extension ProgressBar: HTMLDrawn {
  /// Draws the browser's own bar below its name.
  ///
  /// The name is not a `label` element: a tap on a label goes to the bar, which ignores it, and not to the row or card
  /// around both.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.isInsideControl ? "span" : "div"
    element.addClass("progress")
    element.declare(reading: [element.slot(trackColor)]) {
      $0.value(of: trackColor).map { "--track:\($0.anyDeclared)" }
    }
    element.add("span") { $0.text(of: label) }
    element.add("progress") { bar in
      bar.carriesAccessibility()
      bar.speak("aria-label", reading: [bar.slot(label)]) { reader in
        let name = reader.value(of: label)
        return name.isEmpty ? nil : name
      }
      bar.hasValueText = true
      bar.set("max", to: "1")
      bar.attribute("value", of: fraction) { $0.map { "\((min(max($0, 0), 1) * 1_000).rounded() / 1_000)" } }
    }
  }
}
