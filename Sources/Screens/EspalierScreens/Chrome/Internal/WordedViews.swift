internal import EspalierViews

/// The views that show words of the framework if no other words are set, such as a chart without values.
///
/// Their own defaults are English, because a default belongs to a class and not to a window. So a window in another
/// language gives them its words.
@MainActor
struct WordedViews {
  private struct WordedProperty {
    let slot: StyleSlot
    let words: (ChromeWords) -> String
  }

  /// The properties that can show words of the framework, for each known class of views; most classes have none.
  private var known: [ObjectIdentifier: [WordedProperty]] = [:]

  /// Returns a component in which properties for words that are not set show the words of a window.
  mutating func worded(_ component: AnyComponent, _ words: ChromeWords) -> AnyComponent {
    guard
      words.nothingToShow != ChromeWords.english.nothingToShow || words.asTable != ChromeWords.english.asTable
        || words.loading != ChromeWords.english.loading
    else { return component }
    return properties(of: component.type).reduce(component) { component, property in
      component.isSet(property.slot) ? component : component.setting(property.slot, to: .text(property.words(words)))
    }
  }

  private mutating func properties(of type: View.Type) -> [WordedProperty] {
    if let properties = known[ObjectIdentifier(type)] { return properties }
    let properties = ViewSchema.of(type).elements.flatMap(Self.properties)
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  private static func properties(of element: ViewSchema.Element) -> [WordedProperty] {
    func worded(_ property: Property<String>, _ words: @escaping (ChromeWords) -> String) -> WordedProperty {
      WordedProperty(slot: StyleSlot(property, element: element.element), words: words)
    }
    switch element.type {
    case is BarChart.Type: return [worded(BarChart.emptyText, \.nothingToShow)]
    case is DonutChart.Type: return [worded(DonutChart.emptyText, \.nothingToShow)]
    case is LineChart.Type:
      return [worded(LineChart.emptyText, \.nothingToShow), worded(LineChart.tableTitle, \.asTable)]
    case is ColumnChart.Type:
      return [worded(ColumnChart.emptyText, \.nothingToShow), worded(ColumnChart.tableTitle, \.asTable)]
    case is ActivityIndicator.Type: return [worded(ActivityIndicator.label, \.loading)]
    default: return []
    }
  }
}
