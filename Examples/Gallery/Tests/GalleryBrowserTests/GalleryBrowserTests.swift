import EspalierBrowserTesting
import Gallery
import Testing

/// All pages of the gallery in a real browser.
@Suite(.serialized, .timeLimit(.minutes(5))) struct GalleryBrowserTests {
  @Test(arguments: [ColourScheme.light, .dark])
  func noPageHasAnAccessibilityViolation(scheme: ColourScheme) async throws {
    let gallery = try GalleryProcess()
    let paths = await Catalogue().paths
    #expect(paths.count > 40)
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900, colourScheme: scheme, reducesMotion: true)
      for path in paths {
        try await page.open(gallery.address + path)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        let violations = try await page.accessibilityViolations()
        #expect(violations.isEmpty, "\(path) \(scheme): \(violations)")
      }
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test func noPageIsWiderThanAPhone() async throws {
    let gallery = try GalleryProcess()
    let paths = await Catalogue().paths
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, reducesMotion: true, isPhone: true)
      for path in paths {
        try await page.open(gallery.address + path)
        let width = try await page.evaluate("document.documentElement.scrollWidth")
        #expect(width.numberValue ?? 0 <= 390, "\(path) is \(width) wide")
      }
    }
  }
}
