internal import EspalierScreens
internal import EspalierViews

/// A scene that leads from an element on a page of the app to the lines of code that made it.
final class InspectorElementScene: Scene {
  private let page: String
  private let lineage: Watched<[InspectedElement]>

  init(page: String, node: Int, element: Int, _ inspection: Inspection) {
    self.page = page
    lineage = Watched { inspection.lineage(of: node, element: element, page: page) }
  }

  var followers: [any SceneLifeCycle] { [lineage] }

  var screen: Screen {
    Screen(title: "Element", subtitle: "Page \(page)") {
      if lineage.value.isEmpty {
        Section("gone") { Row(Label.with(.text("The page no longer shows this element."))) }
      }
      for (index, element) in lineage.value.enumerated() {
        Section("element-\(index)", header: element.kind.rawValue) {
          Row(Label.with(.text(element.title)))
          if !element.line.isEmpty {
            Row(Label.with(.text(element.line), .font(Font(family: .monospaced))))
          }
        }
      }
    }
  }
}

extension InspectedElement {
  fileprivate var title: String { names.isEmpty ? what : "\(what): \(names)" }
}
