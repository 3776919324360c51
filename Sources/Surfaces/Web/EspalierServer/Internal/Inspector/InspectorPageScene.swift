internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A scene that shows a page of the app in the inspector: its place, its modules, its last entries, and the simulation
/// of a bad connection.
final class InspectorPageScene: Scene {
  private static let latencies = [0, 50, 100, 300, 1_000, 3_000]

  private let id: String
  private let inspection: Inspection
  private let details: Watched<PageDetails?>
  private let format: InspectorFormat

  init(_ id: String, _ inspection: Inspection, timeZone: String) {
    (self.id, self.inspection) = (id, inspection)
    details = Watched { inspection.details(of: id) }
    format = InspectorFormat(timeZone: timeZone)
  }

  var followers: [any SceneLifeCycle] { [details] }

  var screen: Screen {
    guard let details = details.value else {
      return Screen(title: "Page \(id)") {
        Section("gone") { Row(Label.with(.text("This page has ended, or another worker holds it."))) }
      }
    }
    return Screen(title: details.page.path, subtitle: details.page.owner) {
      Section("line", header: "Line", footer: "Latency is there and back. A line that is cut is found again by itself.")
      {
        Row(
          Picker.with(
            .label("Simulated latency"),
            .choices(
              Self.latencies, id: \.self, title: { $0 == 0 ? "None" : "\($0) ms" }, selection: details.latency,
              onChange: { [weak self] in self?.simulate(latency: $0) })))
        Row(
          Button.with(.title("Cut the line"), .onTap { [weak self] in self?.cut(for: .zero) }),
          Button.with(.title("Cut it for 10 seconds"), .onTap { [weak self] in self?.cut(for: .seconds(10)) }))
      }
      Section("navigation", header: "Navigation") {
        Row(Label.with(.text(details.navigation), .font(Font(family: .monospaced))))
        Row(Cell.with(.title("Traffic"), .value(details.page.traffic)))
      }
      if !details.modules.isEmpty {
        Section("modules", details.modules, header: "Modules and scopes") { line in
          Row(
            Label.with(
              .text(String(repeating: "\u{2003}", count: line.depth) + line.name), .font(Font(family: .monospaced)),
              .grows()),
            Label.with(.text(line.kind), .color(.secondary)))
        }
      }
      if !details.elements.isEmpty {
        Section(
          "elements", details.elements, header: "Elements",
          columns: TableColumn("What") {
            Label.with(.text(String(repeating: "\u{2003}", count: $0.depth) + $0.what))
          },
          TableColumn("Names") { Label.with(.text($0.names), .color(.secondary)) },
          TableColumn("Line") { Label.with(.text($0.line), .font(Font(family: .monospaced))) },
          row: { [id] row, element in
            element.kind == .rest ? row : row.link(to: InspectorRoute.element(id, element.id, 0))
          })
      }
      if let test = details.test {
        Section(
          "test", header: "Copy as test",
          footer:
            "What was done on this page, as a test of TestApp. It contains the texts that were entered, but no secrets."
        ) {
          Row(SourceTextView.with(.child(\.source, .text(test))))
        }
      }
      Section(
        "entries", details.entries, header: "Last events and patches",
        columns: TableColumn("When") { [format] in Label.with(.text(format.time($0.date)), .hasTabularFigures()) },
        TableColumn("What") { Label.with(.text($0.what)) },
        TableColumn("Where") { Label.with(.text($0.path)) },
        TableColumn("Size", alignment: .end) { Label.with(.text($0.bytes.map(InspectorFormat.size) ?? "")) },
        TableColumn("Took", alignment: .end) { Label.with(.text($0.duration.map(InspectorFormat.time) ?? "")) })
    }
  }

  private func simulate(latency: Int) {
    inspection.simulate(latency: latency, of: id)
    details.refresh()
  }

  private func cut(for time: Duration) {
    inspection.cut(id, for: time)
    details.refresh()
  }
}

extension PageRecord.Entry {
  /// The kind of the entry, in words.
  fileprivate var what: String {
    switch kind {
    case .event(let name): name
    case .patch(let number): "patch \(number)"
    case .joined: "joined"
    case .left: "left"
    case .dropped(let reason): "dropped: \(reason)"
    }
  }
}
