internal import EspalierViews

/// The views that show words of the framework if no other words are set, such as a chart without values.
///
/// Their own defaults are English, because a default belongs to a class and not to a window. So a window in another
/// language gives them its words.
@MainActor
struct WordedViews {
  private struct Place {
    let slot: StyleSlot
    let words: (ChromeWords) -> String
  }

  /// The properties that can show words of the framework, for each known class of views; most classes have none.
  private var known: [ObjectIdentifier: [Place]] = [:]

  /// Returns a component in which properties for words that are not set show the words of a window.
  mutating func worded(_ component: AnyComponent, _ words: ChromeWords) -> AnyComponent {
    guard
      words.nothingToShow != ChromeWords.english.nothingToShow || words.asTable != ChromeWords.english.asTable
        || words.loading != ChromeWords.english.loading
    else { return component }
    return positions(of: component.type).reduce(component) { component, position in
      component.isSet(position.slot) ? component : component.setting(position.slot, to: .text(position.words(words)))
    }
  }

  private mutating func positions(of type: View.Type) -> [Place] {
    if let positions = known[ObjectIdentifier(type)] { return positions }
    let positions = ViewSchema.of(type).elements.flatMap(Self.positions)
    known[ObjectIdentifier(type)] = positions
    return positions
  }

  private static func positions(of element: ViewSchema.Element) -> [Place] {
    func position(_ property: Property<String>, _ words: @escaping (ChromeWords) -> String) -> Place {
      Place(slot: StyleSlot(property, element: element.element), words: words)
    }
    switch element.type {
    case is BarChart.Type: return [position(BarChart.emptyText, \.nothingToShow)]
    case is DonutChart.Type: return [position(DonutChart.emptyText, \.nothingToShow)]
    case is LineChart.Type:
      return [position(LineChart.emptyText, \.nothingToShow), position(LineChart.tableTitle, \.asTable)]
    case is ColumnChart.Type:
      return [position(ColumnChart.emptyText, \.nothingToShow), position(ColumnChart.tableTitle, \.asTable)]
    case is ActivityIndicator.Type: return [position(ActivityIndicator.label, \.loading)]
    default: return []
    }
  }
}
