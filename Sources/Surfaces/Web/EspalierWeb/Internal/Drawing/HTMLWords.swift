internal import EspalierScreens

/// The framework's own words, in a box: what is handed from row to row is one pointer.
final class HTMLWords: Sendable {
  let said: ChromeWords

  init(_ said: ChromeWords) { self.said = said }

  static let english = HTMLWords(.english)
}
