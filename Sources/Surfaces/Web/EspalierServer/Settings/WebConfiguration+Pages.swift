package import EspalierApp
internal import EspalierStorage
internal import Foundation

extension WebConfiguration {
  /// The file of the stored pages, if the app provides no store of its own.
  var pageFile: URL { dataDirectory.appending(path: "pages.sqlite") }

  /// Sets a page store that survives a loss of power, if a launch requires that durability.
  package mutating func keepPages(with durability: Durability) {
    guard durability == .power else { return }
    restoration.store = SQLitePageStore(file: pageFile, durability: .power)
  }
}
