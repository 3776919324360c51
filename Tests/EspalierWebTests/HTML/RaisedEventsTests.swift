import Espalier
import Logging
import Observation
import Testing

@testable import EspalierHTML
@testable import EspalierLivePage
@testable import EspalierWire

/// Tests that the events that classes declare are those of their drawing, and that the drawing is asked where they
/// declare none.
@MainActor @Suite struct RaisedEventsTests {
  @Test func `a class says what its drawing raises`() {
    let classes: [View.Type] = [
      Button.self, Menu.self, TextField.self, SecureField.self, SearchField.self, TextArea.self, NumberField.self,
      DateField.self, Slider.self, Picker.self, Toggle.self, Checkbox.self, FilePicker.self, Label.self, Link.self,
      ImageView.self, Badge.self, Avatar.self, Divider.self, ProgressBar.self, ActivityIndicator.self, BarChart.self,
      LineChart.self, ColumnChart.self, DonutChart.self, Canvas.self,
    ]
    for type in classes {
      let drawn = HTMLTemplates.template(for: type, form: .part).raisedEvents[0] ?? []
      // These have no value to settle on.
      let hasNoValue = type == FilePicker.self || type == Button.self || type == Menu.self
      let expected = hasNoValue ? drawn.subtracting([.change]) : drawn
      #expect(type.raisedEvents == expected, "\(type)")
    }
    // Its buttons are tapped, and what handlers see is the value.
    #expect(HTMLTemplates.template(for: Stepper.self, form: .part).raisedEvents[0]?.contains(.tap) == true)
    #expect(Stepper.raisedEvents?.contains(.change) == true)
  }

  /// The reports of a page that is painted, and then rendered as a whole.
  private func reports(of coordinator: any Coordinating) async -> [String] {
    let window = Window(coordinator: coordinator, title: "Test")
    var reports: [String] = []
    window.report = { reports.append($0) }
    window.open(.root)
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
    _ = await page.firstPaint()
    page.join(PageJoin(lastPatch: 9, path: "/", firstEvent: 1, fields: [:])) { _ in }
    return reports
  }

  @Test func `what a drawing of the app's own does not raise is told, and a class that draws nothing`() async {
    let reports = await reports(of: OwnCoordinator())
    #expect(reports.count { $0.contains("“submit”") && $0.contains("OwnDrawing") && $0.contains("raises tap") } == 1)
    #expect(reports.count { $0.contains("Nothing, at ") && $0.contains("HTMLDrawn") && $0.contains("s-own/") } == 1)
    #expect(reports.count == 2, "\(reports)")
  }

  @Test func `two elements of a page with one id are told, once`() async {
    let reports = await reports(of: TwinCoordinator())
    #expect(reports.count == 1 && reports.first?.contains("“twin”") == true, "\(reports)")
  }
}

private final class Twin: View {}

extension Twin: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) { element.set("id", to: "twin") }
}

private final class Alone: View {}

extension Alone: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) { element.set("id", to: "alone") }
}

private final class TwinScene: Scene {
  var screen: Screen {
    Screen(title: "Twins") {
      Section("twins") {
        Row(Alone.with())
        for _ in 0..<3 { Row(Twin.with()) }
      }
    }
  }
}

private final class TwinCoordinator: Coordinator<OwnRoute> {
  override func placement(of route: OwnRoute) -> Placement<OwnRoute> { .root(TwinScene()) }
}

private final class Nothing: View {}

private final class OwnDrawing: View {}

extension OwnDrawing: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.tag = "button"
    element.raise(.tap)
  }
}

private enum OwnRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

private final class OwnCoordinator: Coordinator<OwnRoute> {
  override func placement(of route: OwnRoute) -> Placement<OwnRoute> { .root(OwnScene()) }
}

@MainActor private final class OwnScene: Scene {
  var screen: Screen {
    Screen(title: "Own") {
      Section("own") {
        Row(OwnDrawing.with(.on(.tap) { _ in }))
        Row(OwnDrawing.with(.on(.submit) { _ in }))
        Row(Nothing.with())
      }
    }
  }
}
