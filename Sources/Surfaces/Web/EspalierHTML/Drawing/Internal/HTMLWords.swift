package import EspalierScreens

/// The framework's own words, in a box: what is handed from row to row is one pointer.
package final class HTMLWords: Sendable {
  package let said: ChromeWords

  package init(_ said: ChromeWords) { self.said = said }

  package static let english = HTMLWords(.english)
}
