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
    return places(of: component.type).reduce(component) { component, place in
      component.isSet(place.slot) ? component : component.setting(place.slot, to: .text(place.words(words)))
    }
  }

  private mutating func places(of type: View.Type) -> [Place] {
    if let places = known[ObjectIdentifier(type)] { return places }
    let places = ViewSchema.of(type).elements.flatMap(Self.places)
    known[ObjectIdentifier(type)] = places
    return places
  }

  private static func places(of element: ViewSchema.Element) -> [Place] {
    func place(_ property: Property<String>, _ words: @escaping (ChromeWords) -> String) -> Place {
      Place(slot: StyleSlot(property, element: element.element), words: words)
    }
    switch element.type {
    case is BarChart.Type: return [place(BarChart.emptyText, \.nothingToShow)]
    case is DonutChart.Type: return [place(DonutChart.emptyText, \.nothingToShow)]
    case is LineChart.Type:
      return [place(LineChart.emptyText, \.nothingToShow), place(LineChart.tableTitle, \.asTable)]
    case is ColumnChart.Type:
      return [place(ColumnChart.emptyText, \.nothingToShow), place(ColumnChart.tableTitle, \.asTable)]
    case is ActivityIndicator.Type: return [place(ActivityIndicator.label, \.loading)]
    default: return []
    }
  }
}
