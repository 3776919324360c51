package import EspalierScreens

/// The framework's own words, in a class instance: rows pass on a single pointer.
package final class HTMLWords: Sendable {
  package let said: ChromeWords

  package init(_ said: ChromeWords) { self.said = said }

  package static let english = HTMLWords(.english)
}
