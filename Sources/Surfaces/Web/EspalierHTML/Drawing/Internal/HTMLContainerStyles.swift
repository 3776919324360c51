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
      addOffset(to: &element)
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

extension ContainerView {
  /// Adds the axis of a scroll view, and the module that scrolls it to its offset and reports where it is.
  private static func addOffset(to element: inout HTMLElement) {
    element.look(of: ScrollContainer.axis) { $0 == .vertical ? "downwards" : nil }
    let keys = [element.slot(ScrollContainer.offset), element.slot(ScrollContainer.reportsOffset)]
    let number = element.scope.element
    // The module is loaded with the events, so its name precedes them.
    for name in ["data-offset", "data-module", "data-on"] {
      element.bind(.attribute, name, rank: .seldom, reading: keys) { reader in
        let offset = reader.value(of: ScrollContainer.offset)
        let isReported = reader.value(of: ScrollContainer.reportsOffset)
        switch name {
        case "data-offset": return HTMLValue(offset.map { "\($0.x.declared) \($0.y.declared)" })
        case "data-on": return HTMLValue(isReported ? "seen:\(number)" : nil)
        default: return HTMLValue(offset != nil || isReported ? BrowserAssets.scroll.modulePath : nil)
        }
      }
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
