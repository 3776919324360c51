import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// Wallet by several processes, of which none matters: what one person changes, all their pages show, whichever process they are
/// served by, and a process that is killed takes nothing with it.
@Suite(.serialized, .timeLimit(.minutes(15))) struct WorkersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  private func signIn(_ page: Page, at address: String) async throws {
    try await page.open(address + "/payees")
    try await page.type("ada", into: .field("Name"))
    try await page.type("correct horse", into: .field("Password"))
    try await page.tap(.button("Sign in"))
    try await page.find(.heading("Payees"))
    try await isWell(page)
  }

  private func isWell(_ page: Page) async throws {
    try await page.wait(
      until: "document.documentElement.dataset.espalier === 'live'"
        + " && !document.documentElement.classList.contains('offline')",
      timeout: .seconds(20))
  }

  private func rename(_ page: Page, at address: String, _ old: String, to new: String) async throws {
    try await page.open(address + "/payees")
    try await page.tap(.textContaining(old).within(.css("main li")).first)
    try await page.tap(.link("Rename"))
    let name = try await page.find(.field("Name"))
    try await name.clear()
    try await name.type(new)
    try await page.tap(.button("Save"))
    try await page.wait(until: "window.espalier.isSettled && window.espalier.isStored")
  }

  @Test func whatOnePageChangesIsOnAllPagesAlsoWhenProcessesAreKilled() async throws {
    let file = try folder.file("first.csv", "Date,Description,Amount,Currency\n2026-03-01,Corner shop,-1.00,EUR\n")
    let imported = try await WalletProcess.run(
      ["--data", data.path, "--user", "ada", "--account", "Giro", "--import", file.path], password: "correct horse")
    try #require(imported.end.isSuccess, "\(imported.output)")
    let wallet = try await WalletProcess(directory: data, arguments: ["--workers", "2"])
    try await Browser.run { browser in
      // Sessions of their own: some are served by one process, some by the other.
      var readers: [Page] = []
      for _ in 0..<3 {
        let reader = try await browser.newPage(width: 1280, height: 900)
        try await signIn(reader, at: wallet.address)
        readers.append(reader)
      }
      let writer = try await browser.newPage(width: 1280, height: 900)
      try await signIn(writer, at: wallet.address)
      var name = "Corner shop"
      for round in 1...3 {
        let next = "Shop of round \(round)"
        try await rename(writer, at: wallet.address, name, to: next)
        name = next
        for reader in readers {
          try await reader.wait(until: "document.body.innerText.includes('\(next)')", timeout: .seconds(20))
        }
        guard round < 3 else { break }
        for worker in try wallet.workers {
          kill(worker, SIGKILL)
          // The other one has the pages until it is there again.
          while try wallet.workers.contains(worker) || wallet.workers.count < 2 { await Task.yield() }
        }
        for page in readers + [writer] {
          try await isWell(page)
          try await page.find(.textContaining(next).first)
        }
      }
    }
    #expect(await wallet.stop().isSuccess)
  }
}
