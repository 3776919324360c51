import Espalier
import EspalierBrowserTesting
import ExampleTesting
import Gallery
import Testing

@testable import GalleryCommand

/// All pages of the gallery in a real browser.
@Suite(.serialized, .timeLimit(.minutes(15))) struct GalleryBrowserTests {
  @Test func eachViewOfTheGallerysOwnIsDrawn() {
    #expect(GalleryApp.views.count == 4)
    #expect(GalleryApp.viewProblems == [])
  }

  @Test(arguments: [ColourScheme.light, .dark])
  func noPageHasAnAccessibilityViolation(scheme: ColourScheme) async throws {
    let gallery = try await ServedExample("gallery")
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

  @Test func whatComesUpOnAPageIsAccessibleToo() async throws {
    let gallery = try await ServedExample("gallery")
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900, reducesMotion: true)
      func open(_ path: String) async throws {
        try await page.open(gallery.address + path)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      }
      func check(_ what: String) async throws {
        let violations = try await page.accessibilityViolations()
        #expect(violations.isEmpty, "\(what): \(violations)")
      }
      try await open("/screens/dialogs")
      try await page.tap(.textContaining("Choose a song").first)
      try await page.find(.css("dialog[open]"))
      try await check("a sheet")
      try await open("/screens/toast")
      try await page.tap(.button("Archive"))
      try await page.find(.textContaining("Message archived").first)
      try await check("a toast")
      try await open("/screens/form")
      try await page.tap(.button("Sign up"))
      try await page.find(.textContaining("What is your name?").first)
      try await check("a form with something wrong")
      for look in ["High contrast", "Dark"] {
        try await open("/theme/colors")
        try await page.tap(.button("Look"))
        try await page.tap(.button(look))
        try await page.wait(until: "document.querySelector('.theme-dark, [data-look~=contrast-high]') !== null")
        try await check(look)
      }
    }
  }

  @Test func aLineIsDrawnByHandAndTakenAwayByTheApp() async throws {
    let gallery = try await ServedExample("gallery")
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900, reducesMotion: true)
      try await page.open(gallery.address + "/displays/script")
      try await page.wait(until: "document.querySelector('.sketch > canvas')")
      let ink =
        "[...new Uint32Array(document.querySelector('.sketch > canvas').getContext('2d').getImageData(0, 0, 640, 240).data.buffer)]"
      func draw(_ down: Int) async throws {
        // As a hand does: the pen comes down, moves and is lifted.
        try await page.run(
          script: """
            const canvas = document.querySelector('.sketch > canvas');
            const { left, top } = canvas.getBoundingClientRect();
            canvas.setPointerCapture = () => {};
            const at = (kind, x, y) => canvas.dispatchEvent(new PointerEvent(kind, { clientX: left + x, clientY: top + y }));
            at('pointerdown', 20, arguments[0]);
            at('pointermove', 200, arguments[0]);
            at('pointerup', 200, arguments[0]);
            """, .number(Double(down)))
      }
      #expect(try await page.evaluate("\(ink).every((pixel) => pixel === 0)").boolValue == true)
      try await draw(40)
      try await page.find(.text("Lines: 1"))
      try await draw(90)
      try await page.find(.text("Lines: 2"))
      #expect(try await page.evaluate("\(ink).some((pixel) => pixel !== 0)").boolValue == true)
      try await page.tap(.button("Take the last line away"))
      try await page.find(.text("Lines: 1"))
      try await page.tap(.button("Begin anew"))
      try await page.find(.text("Lines: 0"))
      try await page.wait(until: "\(ink).every((pixel) => pixel === 0)")
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test func noPageIsWiderThanAPhone() async throws {
    let gallery = try await ServedExample("gallery")
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
