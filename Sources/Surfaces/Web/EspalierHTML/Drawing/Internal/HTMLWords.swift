package import EspalierScreens

/// The framework's own words. They are in a class, so that rows pass only one pointer.
package final class HTMLWords: Sendable {
  package let said: ChromeWords

  package init(_ said: ChromeWords) { self.said = said }

  package static let english = HTMLWords(.english)
}
