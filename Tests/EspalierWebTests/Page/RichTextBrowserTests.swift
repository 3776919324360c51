import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Texts with parts that look different, in a browser.
@MainActor @Suite(.serialized, .takesTurns) struct RichTextBrowserTests {
  private static let looks = """
    return [...document.querySelectorAll(".rows :is(b, s, a, [style])")]
      .map((part) => {
        const style = getComputedStyle(part);
        return [part.localName, part.textContent, style.fontWeight, style.color, style.fontSize,
          style.textDecorationLine].join(" ");
      }).join("; ");
    """

  @Test func `parts look as they say in the first response and after each change, and a link leads on`() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: RichTextCoordinator(), title: "Texts") }) {
        server in
        let page = try await browser.newPage(width: 800, height: 740)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        let first = try await page.run(script: Self.looks).stringValue ?? ""
        #expect(first.contains("s 3.60 400"), "\(first)")
        #expect(first.contains("line-through"), "\(first)")
        #expect(first.contains("span 3.20 400 rgb(16, 32, 48) 24px"), "the head declares what is no role: \(first)")
        try await driver.tap("Next")
        try await driver.settle()
        let second = try await page.run(script: Self.looks).stringValue ?? ""
        #expect(second.contains("span <b>4.20</b> 400 rgb(1, 2, 3) 16px"), "\(second)")
        #expect(try await page.run(script: "return document.querySelector('.rows b')") == .null)
        try await driver.tap("Next")
        try await driver.settle()
        #expect(try await page.run(script: Self.looks) == "", "a plain text has no parts")
        #expect(try await driver.text().contains("Sold out"))
        try await driver.tap("Next")
        try await driver.tap("terms")
        try await driver.settle()
        #expect(try await driver.text().contains("These are the terms."))
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }
}

@MainActor private final class RichTextCoordinator: Coordinator<Path> {
  private let scene = RichTextScene()
  override func placement(of route: Path) -> Placement<Path> {
    route == .root ? .root(self.scene) : .push(TermsScene(), over: .root)
  }
}

@MainActor private final class TermsScene: Scene {
  var screen: Screen { Screen(title: "Terms") { Section { Row(Label.with(.text("These are the terms."))) } } }
}

@MainActor @Observable private final class RichTextScene: Scene {
  private var step = 0

  private var text: Text {
    switch step {
    case 0: "\("3.60", .struckThrough) \("3.20", .size(24), .color(.rgb(0x102030)))"
    case 1: "Now \("<b>4.20</b>", .color(.rgb(0x010203)))"
    case 2: "Sold out"
    default: Text(markdown: "Read the [terms](/terms).")
    }
  }

  var screen: Screen {
    Screen(title: "Texts") {
      Section("text") { Row(Label.with(.text(text))) }
      Section("steps") { Row(Button.with(.title("Next"), .onTap { [weak self] in self?.step += 1 })) }
    }
  }
}
