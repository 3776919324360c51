internal import EspalierViews

extension ContainerView {
  /// Adds the space between parts and their alignment.
  static func addStyles(to element: inout HTMLElement) {
    switch arrangement {
    case .line: break
    case .grid:
      element.classes.removeAll { $0 == "row" || $0 == "column" }
      element.addClass("grid")
      element.look(of: GridContainer.columns) { $0 == .fitting ? nil : "columns-\($0.rawValue)" }
    case .strip:
      element.addClass("strip")
      // A scrolling view can be reached by keyboard, unless it is in a control.
      if !element.isInsideControl {
        element.set("tabindex", to: "0")
        element.speak("role", reading: []) { _ in "group" }
        element.bindKey()
      }
      HTMLScrollStyles.add(to: &element)
    }
    element.looks.append(
      HTMLLook(keys: [element.slot(gap), element.slot(contentAlignment), element.slot(distribution)]) { reader in
        let distribution = reader.value(of: ContainerView.distribution)
        let words = [
          reader.value(of: ContainerView.gap).flatMap { HTMLSpace.word(of: $0) }.map { "gap-\($0)" },
          reader.value(of: ContainerView.contentAlignment).map { "items-\($0.rawValue)" },
          distribution == .start ? nil : "spread-\(distribution.rawValue)",
        ].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " ")
      })
    element.declare(reading: [element.slot(gap)]) { reader in
      guard let gap = reader.value(of: ContainerView.gap), HTMLSpace.word(of: gap) == nil else { return nil }
      return HTMLSpace.gap(gap)
    }
  }
}

/// The scrolling behaviour of a view that scrolls.
enum HTMLScrollStyles {
  static func add(to element: inout HTMLElement) {
    element.look(of: ScrollProperties.isScrollEnabled) { $0 ? nil : "scroll-off" }
    element.look(of: ScrollProperties.showsIndicators) { $0 ? nil : "scroll-bare" }
    element.look(of: ScrollProperties.isPaging) { $0 ? "scroll-pages" : nil }
    element.look(of: ScrollProperties.bounces) { $0 ? nil : "scroll-firm" }
  }
}
