import Espalier
import EspalierBrowserTesting
import EspalierTesting
import EspalierWeb
import TestSupport
import Testing

/// A part that does nothing by itself takes no tap from the row that it stands in.
@MainActor @Suite(.serialized, .takesTurns) struct TappedRowsPageTests {
  private func onRows(
    width: Int, _ body: @MainActor (Page, BrowserDriver, TappedRowsScene) async throws -> Void
  ) async throws {
    let scene = TappedRowsScene()
    try await Browser.run { browser in
      try await LiveServer.run(
        configure: { $0.limits.connections.messageBurst = 5_000 },
        makeWindow: { _ in Window(coordinator: TappedRowsCoordinator(scene), title: "Test") }
      ) { server in
        let page = try await browser.newPage(width: width, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await body(page, driver, scene)
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }

  /// The element that taps a row, and, within its area, each point whose tap would go to something else: the innermost
  /// element around it that a browser activates. What a chart or a row's own menu does by itself is left to it.
  ///
  /// The points of each line are 20 pixels apart and stand 5 pixels further than those of the line above: a part of 20
  /// pixels by 5 has one of them, whichever way it lies.
  private static let stray = """
    const ACTIVE = 'a[href], button, input, select, textarea, summary, label, option';
    const strays = [];
    window.hits ??= [];
    window.rows ??= [...document.querySelectorAll('.rows > li, tbody tr')];
    for (const row of rows.splice(0, 1)) {
      const target = row.querySelector('button.item, a.item, label.item, .whole');
      if (!target) continue;
      row.scrollIntoView({ block: 'center' });
      const box = row.getBoundingClientRect();
      const seen = new Set();
      for (let y = box.top + 1, line = 0; y < box.bottom; y += 5, line++) {
        for (let x = box.left + 1 + line % 4 * 5; x < box.right; x += 20) {
          const hit = document.elementFromPoint(x, y);
          // Beyond a card's round corner is no row.
          if (!hit || !row.contains(hit)) continue;
          const active = hit.closest(ACTIVE);
          if (active?.closest('.more-actions, [data-part=place], [data-part=body], details, .actions, .choosable > .chooser')) continue;
          if (target.localName === 'label' && active?.closest('.chart a, .donut a')) continue;
          if (active !== target) {
            const name = `${row.closest('section').id || row.innerText} at ${x - box.left} ${y - box.top}: ${hit.outerHTML.slice(0, 80)}`;
            if (!seen.has(hit)) strays.push(name);
          } else if (!seen.has(hit) && target.localName === 'button') {
            window.hits.push(hit);
          }
          seen.add(hit);
        }
      }
    }
    return strays.join('\\n');
    """

  @Test(arguments: [1280, 390]) func noPartOfARowTakesItsTap(width: Int) async throws {
    try await onRows(width: width) { page, driver, scene in
      repeat {
        let strays = try await page.run(script: Self.stray).stringValue ?? "nothing"
        #expect(strays == "")
      } while try await page.run(script: "return rows.length > 0").boolValue == true
      let hits = try await page.run(script: "return window.hits.length").numberValue ?? 0
      #expect(hits > Double(TappedRowsScene.parts.count * 4), "the rows were found")
      // A tap on whatever lies there reaches the app.
      for _ in stride(from: 0, to: hits, by: 40) {
        try await page.run(
          script: """
            for (const hit of hits.splice(0, 40)) hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            """)
        try await driver.settle()
      }
      #expect(Double(scene.taps) == hits)
    }
  }

  @Test func aLabelOfSomethingThatDoesNothingTakesNoTapInAViewOfOnesOwnEither() async throws {
    try await onRows(width: 1280) { page, driver, scene in
      try await page.run(
        script: """
          const row = document.querySelector('button.item');
          row.insertAdjacentHTML('beforeend', '<label id=own>Own<meter value=1></meter></label><label id=none>None</label>');
          for (const id of ['own', 'none']) document.getElementById(id).click();
          """)
      try await driver.settle()
      #expect(scene.taps == 2)
    }
  }

  @Test func theHeadlessSurfaceTapsARowByAnyOfItsParts() async throws {
    let scene = TappedRowsScene()
    let app = TestApp(Window(coordinator: TappedRowsCoordinator(scene), title: "Test"))
    try await app.open("/")
    for text in ["Words", "Half", "New", "Fetching", "Rent"] {
      let before = scene.taps
      try await app.tap(text)
      #expect(scene.taps == before + 1, "\(text)")
    }
  }
}
