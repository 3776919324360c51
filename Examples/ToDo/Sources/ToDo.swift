import Espalier
import EspalierCommand
import EspalierWeb
import Foundation

/// A to-do list, served to your browser.
@main struct ToDo: App {
  static let surfaces: [any AppSurface.Type] = [WebSurface.self]
  static let summary = "A to-do list, served to your browser."
  private let store: ItemStore

  init(_ launch: Launch<NoOptions>) async throws {
    store = try await ItemStore(file: launch.directory.appending(path: "items.json"))
  }

  func root(for visitor: Visitor) -> ToDoFeature { ToDoFeature(scope: ToDoScope(store: store)) }
}
