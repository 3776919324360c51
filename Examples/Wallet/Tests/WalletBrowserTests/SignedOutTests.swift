import EspalierBrowserTesting
import ExampleTesting
import Foundation
import Testing

/// A browser that the next person uses: what stood there before is not shown again.
@Suite(.serialized, .timeLimit(.minutes(10))) struct SignedOutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func backAfterSigningOutShowsNothingOfWhoWasThere() async throws {
    let data = folder.url.appending(path: "data")
    try await BankJourney.makePerson("grace", in: data, folder)
    let wallet = try await WalletProcess(directory: data)
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      try await BankJourney(page: page, address: wallet.address).signIn("grace")
      try await page.open(wallet.address + "/operations")
      try await page.find(.textContaining("Bakery Sunrise").first)
      try await page.open(wallet.address + "/settings")
      try await page.tap(.button("Sign out"))
      try await page.find(.button("Sign in"))
      for _ in 0..<3 {
        try await page.back()
        try await page.wait(until: "document.readyState === 'complete' && document.body.innerText.includes('Sign in')")
        let text = try await page.text()
        #expect(!text.contains("Bakery Sunrise") && !text.contains("grace"), "\(text)")
      }
      try await page.close()
    }
  }
}
