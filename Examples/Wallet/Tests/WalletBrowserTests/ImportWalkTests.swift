import EspalierBrowserTesting
import ExampleTesting
import Foundation
import Testing

/// Bringing a statement in on a small phone, and with the keyboard.
@Suite(.serialized, .timeLimit(.minutes(15))) struct ImportWalkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  private func expectGoodShape(_ page: Page, _ place: String) async throws {
    let overprints = try await page.overprints()
    #expect(overprints.isEmpty, "\(place): \(overprints)")
    let violations = try await page.accessibilityViolations()
    #expect(violations.isEmpty, "\(place): \(violations)")
    let isScrolledSideways = try await page.evaluate(
      "document.documentElement.scrollWidth > document.documentElement.clientWidth")
    #expect(isScrolledSideways.boolValue == false, "\(place)")
  }

  @Test func onASmallPhoneTheAccountIsAskedForAndWhatLooksKnownCanBeLetIn() async throws {
    let rows = (1...70).map {
      "2099-03-05,Kiosk number \($0) at the corner of a street with a very long name,-\($0).00,EUR"
    }
    let file = try folder.file("export.csv", "Date,Description,Amount,Currency\n\(rows.joined(separator: "\n"))\n")
    let wallet = try await WalletProcess(directory: data, arguments: ["--sample"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 320, height: 640, reducesMotion: true, isPhone: true)
      try await page.open(wallet.address + "/accounts/import")
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      try await page.choose(file: file, in: .css("input[type=file]"))
      try await page.find(.textContaining("does not say which account it is of").first)
      try await expectGoodShape(page, "question")
      try await page.tap(.textContaining("A new account").first)
      let name = try await page.find(.field("Name of the new account"))
      try await name.clear()
      try await name.type("Holiday")
      try await name.press(.enter)
      try await page.find(.textContaining("Holiday (new account)").first)
      try await expectGoodShape(page, "preview")
      try await page.tap(.button("Import 70 operations"))
      try await page.find(.textContaining("is in: 70 new operations").first)
      try await expectGoodShape(page, "report")

      try await page.choose(file: file, in: .css("input[type=file]"))
      try await page.find(.textContaining("brings no new operations; 70 are there already").first)
      try await expectGoodShape(page, "left-out")
      let lookAlike = try await page.find(.css(".left-out-row button").first)
      try await lookAlike.press(.enter)
      try await page.find(.textContaining("brings 1 operation, 1 of which you let in").first)
      #expect(try await page.find(.css(".left-out-row button").first).isFocused(), "the focus stays where it was")
      try await page.find(.textContaining("Comes in all the same").first)
      try await expectGoodShape(page, "kept")
      try await page.tap(.button("Import 1 operation"))
      try await page.find(.textContaining("is in: 1 new operation").first)
      try await page.tap(.link("What has been imported"))
      try await page.find(.heading("Imports"))
      #expect(try await page.url().hasSuffix("/accounts/imports"))
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test func aListOfPurchasesIsSeenBothWaysBeforeItComesIn() async throws {
    let rows = ["2099-03-05,Lidl,12.50", "2099-03-06,Rewe,20.00", "2099-03-07,Payment,-32.00"].map { $0 + ",EUR" }
    let file = try folder.file("card.csv", "Date,Description,Amount,Currency\n\(rows.joined(separator: "\n"))\n")
    let wallet = try await WalletProcess(directory: data, arguments: ["--sample"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, reducesMotion: true, isPhone: true)
      try await page.open(wallet.address + "/accounts/import")
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      try await page.choose(file: file, in: .css("input[type=file]"))
      try await page.find(.textContaining("Most amounts have no minus").first)
      try await page.find(.field("Amounts of spending")).choose("Spending has a minus")
      try await page.tap(.button("Go on"))
      try await page.tap(.textContaining("A new account").first)
      let name = try await page.find(.field("Name of the new account"))
      try await name.clear()
      try await name.type("Card")
      try await name.press(.enter)
      try await page.wait(until: "document.querySelector('main')?.innerText.includes('Income\\n€32.50')")
      try await expectGoodShape(page, "sums")
      try await page.tap(.field("Turn all signs"))
      try await page.wait(until: "document.querySelector('main')?.innerText.includes('Spending\\n€32.50')")
      try await expectGoodShape(page, "turned")
      try await page.tap(.button("Import 3 operations"))
      try await page.find(.textContaining("is in: 3 new operations").first)
      #expect(try await page.consoleErrors().isEmpty)
    }
  }
}
