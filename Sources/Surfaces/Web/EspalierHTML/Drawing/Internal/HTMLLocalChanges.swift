internal import EspalierScreens
internal import EspalierViews

/// The attributes by which a page makes changes before the app answers; see `acts.js`.
enum HTMLLocalChanges {
  /// Names the local changes that the page makes when the element raises its event.
  static func addSteps(to element: inout HTMLElement) {
    let slot = element.slot(View.localSteps)
    element.bind(.attribute, "data-sets", rank: .seldom, reading: [slot], directly: .textUnlessEmpty) {
      text($0.value(of: View.localSteps))
    }
  }

  /// Names the value that a control shows, and so changes with its own.
  static func addValue(to element: inout HTMLElement) {
    // The binding of a handler is not content, and is sent with the node.
    element.bind(.attribute, "data-sets", rank: .last, reading: []) { reader in
      let handlers = [EventKind.input, .change].lazy.compactMap {
        reader.component.handler(of: reader.element, for: $0)
      }
      return HTMLValue(handlers.compactMap(\.step).first)
    }
  }

  /// Names the condition under which the page hides the element.
  static func addHiding(to element: inout HTMLElement) {
    let keys = [View.hidingCondition, RowProperties.searchText].map(element.slot) + [element.slot(View.isHidden)]
    element.bind(.attribute, "data-hides", rank: .seldom, reading: keys) { reader in
      let condition = reader.value(of: View.hidingCondition)
      guard let holds = LocalConditions.holds(condition) else { return .none }
      // Another style may hide or show the view nevertheless, and then the condition is void. A filter hides rows, too.
      let isFiltered = !reader.value(of: RowProperties.searchText).isEmpty
      return holds == reader.value(of: View.isHidden) || isFiltered ? .text(condition) : .none
    }
  }

  /// Names the condition under which the page shows a button as pressed.
  static func addPressing(to element: inout HTMLElement) {
    let keys = [element.slot(View.selectingCondition), element.slot(Button.isSelected)]
    element.bind(.attribute, "data-presses", rank: .seldom, reading: keys) { reader in
      let condition = reader.value(of: View.selectingCondition)
      guard let holds = LocalConditions.holds(condition), holds == reader.value(of: Button.isSelected) else {
        return .none
      }
      return .text(condition)
    }
  }

  /// Names the text by which a filter of the page finds a row.
  static func addSearchText(to element: inout HTMLElement) {
    let slot = element.slot(RowProperties.searchText)
    element.bind(.attribute, "data-search", rank: .seldom, reading: [slot], directly: .textUnlessEmpty) {
      text($0.value(of: RowProperties.searchText))
    }
  }

  /// Names the filter of a section's rows.
  static func addFilter(to element: inout HTMLElement) {
    element.bind(.attribute, "data-filters", rank: .seldom, reading: [element.slot(SectionView.localFilter)]) {
      text($0.value(of: SectionView.localFilter))
    }
  }

  /// Adds the message that is visible while no row matches the filter of a section.
  static func addMessage(to element: inout HTMLElement) {
    element.add("p") { message in
      message.addClass("no-matches")
      message.set("role", to: "status")
      message.bind(.text, rank: .seldom, reading: [message.slot(SectionView.noMatches)]) {
        .text($0.value(of: SectionView.noMatches))
      }
      message.bind(.hidden, rank: .seldom, reading: [message.slot(SectionView.hasNoMatches)]) {
        .flag(!$0.value(of: SectionView.hasNoMatches))
      }
    }
  }

  private static func text(_ text: String) -> HTMLValue { text.isEmpty ? .none : .text(text) }
}
