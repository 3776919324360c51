import Espalier
import EspalierBrowserTesting
import EspalierPrograms
import Foundation
import Testing

/// The list in a real browser, served by the program itself.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ToDoBrowserTests {
  @Test func whatIsTypedIsInTheListAndStillThereWhenTheProgramIsBack() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try RunningProgram(
      RunningProgram.product("todo"), arguments: ["--data", folder.path, "--port", "0"])
    let address = try await program.first { said in said.firstMatch(of: #/http://\S+/#).map { String($0.0) } }
    try await Browser.run { browser in
      let page = try await browser.newPage()
      try await page.open(address)
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      for title in ["Water the pears", "Prune"] {
        try await page.type(title, into: .field("What is to be done?"))
        try await page.press(.enter)
      }
      try await page.wait(until: "document.body.innerText.includes('2 are open')")
      program.kill()
      let port = try #require(URL(string: address)?.port)
      let again = try RunningProgram(
        RunningProgram.product("todo"), arguments: ["--data", folder.path, "--port", "\(port)"])
      _ = try await again.first { $0.contains("http://") ? true : nil }
      try await page.wait(
        until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
      #expect(try await page.text().contains("Water the pears"))
    }
  }
}
