import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Activity of a view in a real browser: above the content, or instead of all input.
@MainActor @Suite(.serialized, .takesTurns) struct ActivityBrowserTests {
  @Test func `activity takes no space, and an activity that blocks input cannot be closed`() async throws {
    let scene = BusyScene()
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: BusyCoordinator(scene), title: "Busy") }) {
        server in
        let page = try await browser.newPage(width: 500, height: 740, colourScheme: .light, reducesMotion: true)
        try await page.open(server.address)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        let top = "document.querySelector('.rows').getBoundingClientRect().top"
        let before = try await page.evaluate(top)
        scene.beginActivity()
        try await page.wait(until: "document.querySelector('.activity-view')?.innerText.includes('Synchronising')")
        #expect(try await page.evaluate(top) == before)
        try await page.tap(.button("Count"))
        try await page.wait(until: "document.body.innerText.includes('Count 1')")

        scene.isBlocking = true
        try await page.wait(until: "document.querySelector('dialog:modal')")
        let closes = """
          (() => {
            const dialog = document.querySelector('dialog');
            for (const key of ['Escape', 'Escape']) {
              document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
              dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
            }
            dialog.dispatchEvent(new MouseEvent('click', { clientX: 1, clientY: 1, bubbles: true }));
            return !dialog.matches(':modal');
          })()
          """
        #expect(try await page.evaluate(closes) == false)
        scene.endActivity()
        try await page.wait(until: "!document.querySelector('dialog')")
        try await page.tap(.button("Count"))
        try await page.wait(until: "document.body.innerText.includes('Count 2')")
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }
}

@MainActor private final class BusyCoordinator: Coordinator<Path> {
  private let scene: BusyScene
  init(_ scene: BusyScene) { self.scene = scene }
  override func placement(of route: Path) -> Placement<Path> { .root(self.scene) }
}

@MainActor @Observable private final class BusyScene: Scene, ActivityShowing {
  var activity = 0
  var isBlocking = false
  private var count = 0

  var screen: Screen {
    Screen(title: "Busy") {
      Section("count") {
        Row(Label.with(.text("Count \(count)")))
        Row(Button.with(.title("Count"), .onTap { [weak self] in self?.count += 1 }))
      }
    }
    .showing(activityOf: self, label: "Synchronising", blocksInput: isBlocking)
  }
}
