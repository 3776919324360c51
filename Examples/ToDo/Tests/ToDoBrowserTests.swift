import EspalierBrowserTesting
import ExampleTesting
import Testing

/// The list in a real browser, served by the program itself.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ToDoBrowserTests {
  @Test func whatIsTypedIsInTheListAndStillThereWhenTheProgramIsBack() async throws {
    let program = try await ServedExample("todo")
    try await Browser.run { browser in
      let page = try await browser.newPage()
      try await page.open(program.address)
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      for title in ["Water the pears", "Prune"] {
        try await page.type(title, into: .field("What is to be done?"))
        try await page.press(.enter)
      }
      try await page.wait(until: "document.body.innerText.includes('2 are open')")
      program.kill()
      let again = try await program.again("todo")
      defer { again.kill() }
      try await page.wait(
        until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
      #expect(try await page.text().contains("Water the pears"))
    }
  }
}
