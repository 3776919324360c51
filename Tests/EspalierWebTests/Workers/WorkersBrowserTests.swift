import EspalierBrowserTesting
import Foundation
import TestSupport
import Testing

@testable import EspalierServer

/// Tests that a person sees nothing of workers that end, whoever ends them, but for a page that ends them itself.
@MainActor @Suite(.serialized, .takesTurns) struct WorkersBrowserTests {
  private func worker(of page: Page) async throws -> pid_t {
    let text = try await page.text()
    guard let match = text.firstMatch(of: /by (\d+)/), let pid = pid_t(match.1) else {
      throw RawConnection.Failure(description: text)
    }
    return pid
  }

  @Test func aPageGoesOnWhenItsWorkerIsKilledAndOneThatEndsWorkersIsTold() async throws {
    try await WorkersProcess.run { program in
      try await Browser.run { browser in
        let page = try await browser.newPage()
        try await page.open("http://127.0.0.1:\(program.port)/")
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        for count in 1...3 {
          try await page.find(.button("Add one")).tap()
          try await page.wait(until: "document.body.innerText.includes('Count \(count)')")
        }
        // What was done last is on the disk a tenth of a second later, or done again.
        let first = try await worker(of: page)
        let start = ContinuousClock.now
        kill(first, SIGKILL)
        try await page.wait(
          until: "document.body.innerText.includes('Count 3') && !document.body.innerText.includes('by \(first)')",
          timeout: .seconds(10))
        #expect(start.duration(to: .now) < .seconds(3))
        try await page.find(.button("Add one")).tap()
        try await page.wait(until: "document.body.innerText.includes('Count 4')")
        while try program.workers.count < 2 { try await Task.sleep(for: .milliseconds(20)) }

        try await page.find(.button("Trap")).tap()
        try await page.wait(
          until: "document.body.innerText.includes('This page has stopped the program')", timeout: .seconds(20))
        #expect(try await page.text().contains("try again in a minute"))
        try await page.close()
      }
    }
  }

  @Test func aPageGoesOnWhenAnotherPageEndsTheirWorker() async throws {
    try await WorkersProcess.run { program in
      try await Browser.run { browser in
        let page = try await browser.newPage()
        try await page.open("http://127.0.0.1:\(program.port)/")
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await page.find(.button("Add one")).tap()
        try await page.wait(until: "document.body.innerText.includes('Count 1') && window.espalier.isStored")
        let first = try await worker(of: page)
        // A stranger of the same worker, who asks once for what ends it.
        var stranger = try await program.visit()
        while stranger.worker != first { stranger = try await program.visit() }
        let cookie = stranger.cookie
        await #expect(throws: (any Error).self) { try await program.get("/trap", cookie: cookie) }
        let start = ContinuousClock.now
        try await page.wait(
          until: "document.body.innerText.includes('Count 1') && !document.body.innerText.includes('by \(first)')"
            + " && !document.documentElement.classList.contains('offline')",
          timeout: .seconds(10))
        // It takes less than a second where nothing else wants the cores.
        #expect(start.duration(to: .now) < .seconds(3))
        try await page.find(.button("Add one")).tap()
        try await page.wait(until: "document.body.innerText.includes('Count 2') && window.espalier.isStored")
        let said = try await page.evaluate("document.getElementById('espalier-status').textContent").stringValue
        #expect(said?.contains("not done") == false, "\(said ?? "")")
        try await page.close()
      }
    }
  }
}
