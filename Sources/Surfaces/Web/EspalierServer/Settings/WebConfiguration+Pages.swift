package import EspalierApp
internal import EspalierStorage
internal import Foundation

extension WebConfiguration {
  /// The file of the pages that outlive the process, where the app gives no store of its own.
  var pageFile: URL { dataDirectory.appending(path: "pages.sqlite") }

  /// Keeps pages in a store that survives as much as a launch asks for.
  package mutating func keepPages(with durability: Durability) {
    guard durability == .power else { return }
    restoration.store = SQLitePageStore(file: pageFile, durability: .power)
  }
}
