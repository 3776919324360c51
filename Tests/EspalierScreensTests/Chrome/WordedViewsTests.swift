import EspalierScreens
import EspalierViews
import Testing

/// Tests that views which show words of the framework show them in the language of their window.
@MainActor @Suite struct WordedViewsTests {
  private func blueprint() -> Blueprint {
    let section = Section("charts") {
      Row(BarChart.with(.title("Spending"))).id("bars")
      Row(Label.with(.text("Shares")), DonutChart.with(.title("Shares"))).id("donut")
      Row(LineChart.with(.title("Balance"), .emptyText("No balance yet"))).id("lines")
      Row(ColumnChart.with(.title("Months"), .tableTitle("As rows"))).id("columns")
      Row(ActivityIndicator.with(.isActive(true))).id("busy")
    }
    return Blueprint("window", Label.with(.text("")).erased, content: .rows(section))
  }

  /// The words that a surface is given, a row after the other; those of a class where nothing is set.
  private func words(_ surface: PatchedTree) -> [String] {
    surface.roots.flatMap(\.children).flatMap { node in
      ViewSchema.of(node.component.type).elements.flatMap { element -> [String] in
        func text(_ property: Property<String>) -> String {
          node.component.value(of: property, element: element.element)
        }
        return switch element.type {
        case is BarChart.Type: [text(BarChart.emptyText)]
        case is DonutChart.Type: [text(DonutChart.emptyText)]
        case is LineChart.Type: [text(LineChart.emptyText), text(LineChart.tableTitle)]
        case is ColumnChart.Type: [text(ColumnChart.emptyText), text(ColumnChart.tableTitle)]
        case is ActivityIndicator.Type: [text(ActivityIndicator.label)]
        default: []
        }
      }
    }
  }

  @Test func `a window's language is that of charts without values, and what a screen says itself stays`() {
    let (tree, surface) = (NodeTree(), PatchedTree())
    surface.apply(tree.render(blueprint()))
    let english = [
      "Nothing to show", "Nothing to show", "No balance yet", "As a table", "Nothing to show", "As rows", "Loading",
    ]
    #expect(words(surface) == english)
    ChromeWords.$current.withValue(.german) { surface.apply(tree.render(blueprint())) }
    let german = [
      "Nichts zu zeigen", "Nichts zu zeigen", "No balance yet", "Als Tabelle", "Nichts zu zeigen", "As rows",
      "Wird geladen",
    ]
    #expect(words(surface) == german, "it changes in its place")
    surface.apply(tree.render(blueprint()))
    #expect(words(surface) == english && surface.faults.isEmpty)
    let (other, first) = (NodeTree(), PatchedTree())
    ChromeWords.$current.withValue(.german) { first.apply(other.render(blueprint())) }
    #expect(words(first) == german, "rows that are new speak it at once")
  }

  @Test func `an app's own words take the place of the framework's`() {
    var words = ChromeWords.english
    words.nothingToShow = "No data"
    let (tree, surface) = (NodeTree(), PatchedTree())
    ChromeWords.$current.withValue(words) { surface.apply(tree.render(blueprint())) }
    #expect(self.words(surface).first == "No data" && self.words(surface).contains("As a table"))
  }
}
