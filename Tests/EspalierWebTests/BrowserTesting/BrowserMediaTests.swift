import EspalierBrowserTesting
import Testing

/// Tests of what the media queries of a page answer.
@Suite(.serialized, .drivesBrowsers)
struct BrowserMediaTests {
  private static let answers = """
    ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)", "print", "screen"]
      .map((query) => matchMedia(query).matches)
    """

  @Test(arguments: BrowserKind.installed)
  func `a page is told the contrast that its person prefers`(kind: BrowserKind) async throws {
    try await TestPages.withPage(kind, "<p style='color: teal'>Here</p>") { page in
      #expect(try await page.evaluate(Self.answers) == [false, false, false, false, true])
      try await page.prefer(colourScheme: .dark, contrast: .more)
      #expect(try await page.evaluate(Self.answers) == [true, true, false, false, true])
      try await page.prefer(colourScheme: .light, contrast: .forced)
      #expect(try await page.evaluate(Self.answers) == [false, true, true, false, true])
      let colour = "getComputedStyle(document.querySelector('p[style]')).color"
      #expect(try await page.evaluate(colour) == "rgb(0, 0, 0)")
      try await page.prefer(colourScheme: .light)
      #expect(try await page.evaluate(Self.answers) == [false, false, false, false, true])
      #expect(try await page.evaluate(colour) == "rgb(0, 128, 128)")
    }
  }

  @Test(arguments: BrowserKind.installed)
  func `a page is laid out for paper and keeps what its person prefers`(kind: BrowserKind)
    async throws
  {
    try await TestPages.withServer(kind) { browser, server in
      let page = try await browser.newPage()
      try await page.open(server.page("<p>One</p>"))
      try await page.prefer(colourScheme: .dark, contrast: .more)
      try await page.render(for: .print)
      #expect(try await page.evaluate(Self.answers) == [false, true, false, true, false])
      try await page.open(server.page("<style>@media print { p { display: none } }</style><p>Two</p>"))
      // Firefox lays out each page for the screen first.
      if kind == .firefox { try await page.render(for: .print) }
      #expect(try await page.evaluate(Self.answers) == [false, true, false, true, false])
      #expect(try await page.text().contains("Two") == false)
      try await page.render(for: .screen)
      #expect(try await page.evaluate(Self.answers) == [true, true, false, false, true])
      try await page.render(for: .print)
      try await page.prefer(colourScheme: .light)
      #expect(try await page.evaluate(Self.answers) == [false, false, false, true, false])
    }
  }
}
