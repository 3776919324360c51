internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// A scene that shows every address of the app.
final class InspectorPlacesScene: Scene {
  private struct Line: Hashable, Sendable, Identifiable {
    let id: Int
    let pattern: String
    let names: String
    let kind: String
  }

  private let inspection: Inspection

  init(_ inspection: Inspection) { self.inspection = inspection }

  var screen: Screen {
    Screen(title: "Places") {
      if let map = inspection.siteMap {
        Section(
          "places", lines(of: map),
          columns: TableColumn("Address") { Label.with(.text($0.pattern), .font(Font(family: .monospaced))) },
          TableColumn("Place") { Label.with(.text($0.names)) }, TableColumn("") { Label.with(.text($0.kind)) })
      } else {
        Section("unknown") { Row(Label.with(.text("The places are known once a page of the app is open."))) }
      }
    }
  }

  private func lines(of map: SiteMap) -> [Line] {
    map.addresses.enumerated().map { index, address in
      let kind =
        switch address.address {
        case .current: ""
        case .alias: "another name"
        case .moved: "moved"
        }
      return Line(id: index, pattern: address.pattern, names: address.names.joined(separator: "."), kind: kind)
    }
  }
}
