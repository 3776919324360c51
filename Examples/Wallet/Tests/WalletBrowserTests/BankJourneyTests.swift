import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// A person's journeys with their bank, in a real browser against the real program and the real bank beside it.
@Suite(.serialized, .timeLimit(.minutes(15))) struct BankJourneyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  @Test(arguments: WalletPlace.allCases)
  func aBankIsConnectedBroughtInAndPaidWith(place: WalletPlace) async throws {
    let wallet = try await WalletProcess(place, directory: data, arguments: ["--bank"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, reducesMotion: true, isPhone: true)
      try await signIn(page, at: wallet.address)

      try await page.open(wallet.address + "/features/bank")
      try await page.tap(.link("Connect your bank"))
      try await page.type("ada", into: .field("Name at the bank"))
      try await page.type("wrong", into: .field("Password at the bank"))
      try await page.tap(.button("Connect"))
      try await page.find(.textContaining("The bank knows no customer with this name and password.").first)
      try await connect(page, at: wallet.address)
      try await expectNoViolations(page)
      try await page.tap(.button("Bring operations in"))
      try await page.find(.textContaining("new operations, 0 known already.").first)
      try await page.tap(.button("Bring operations in"))
      try await page.find(.textContaining("0 new operations,").first)
      // It is an import as any other, and can be taken back as any other.
      try await page.open(wallet.address + "/accounts/imports")
      try await page.find(.textContaining("From the bank").first)

      try await page.open(wallet.address + "/features/cards")
      try await page.tap(.textContaining("Freeze").first)
      try await page.tap(.button("Freeze").within(.css("dialog[open]")))
      try await page.find(.textContaining("Frozen").first)
      try await expectNoViolations(page)

      try await order(page, at: wallet.address, payee: "Grace Hopper")
      try await page.find(.textContaining("Grace Hopper · paid").first)
      try await expectNoViolations(page)
      #expect(try await page.consoleErrors().isEmpty)
    }
    // Neither what the person typed nor what the bank gave for it is readable on the disk.
    let secrets = try Data(contentsOf: data.appending(path: "secrets"))
    #expect(!secrets.isEmpty && secrets.range(of: Data("bank.".utf8)) == nil)
  }

  /// Each time somewhere else in the sending, so that the order may be stored, on its way, taken or noted.
  @Test func eachOrderIsPaidOnceHoweverOftenTheProgramIsKilled() async throws {
    try await Browser.run { browser in
      var wallet = try await WalletProcess(directory: data, arguments: ["--bank"])
      let page = try await browser.newPage(width: 1280, height: 800)
      try await signIn(page, at: wallet.address)
      try await connect(page, at: wallet.address)
      let payees = (1...6).map { "Payee \($0)" }
      for (number, payee) in payees.enumerated() {
        try await order(page, at: wallet.address, payee: payee)
        if number % 2 == 0 { try await page.find(.textContaining(payee).first) }
        wallet.killHard()
        wallet = try await WalletProcess(directory: data, port: wallet.port, arguments: ["--bank"])
      }
      try await page.open(wallet.address + "/features/payments")
      for payee in payees { try await page.find(.textContaining("\(payee) · paid").first) }
      let text = try await page.text()
      for payee in payees { #expect(text.ranges(of: "\(payee) ·").count == 1, "\(payee)") }
    }
  }

  /// The accounts were seen once; then the bank is away, also over a restart.
  @Test func aPaymentIsOrderedAfterARestartWithoutTheBankAndMadeOnceWhenItIsBack() async throws {
    let place = folder.url.appending(path: "bank")
    let first = try await BankProcess(directory: place)
    let arguments = ["--bank-at", first.address]
    try await Browser.run { browser in
      var wallet = try await WalletProcess(directory: data, arguments: arguments)
      let page = try await browser.newPage(width: 390, height: 844, reducesMotion: true, isPhone: true)
      try await signIn(page, at: wallet.address)
      try await connect(page, at: wallet.address)
      first.killHard()
      wallet.killHard()
      wallet = try await WalletProcess(directory: data, port: wallet.port, arguments: arguments)
      try await page.open(wallet.address + "/features/payments")
      try await page.find(.textContaining("Your accounts as you saw them on").first, timeout: .seconds(20))
      try await expectNoViolations(page)
      try await page.open(wallet.address + "/features/payments/from/1001")
      try await page.find(.textContaining("Your account is shown as you saw it on").first, timeout: .seconds(20))
      try await expectNoViolations(page)
      try await fill(page, payee: "Grace Hopper")
      try await page.find(.textContaining("Grace Hopper · €12.50").first, timeout: .seconds(20))
      let bank = try await BankProcess(directory: place, port: first.port)
      try await page.find(.textContaining("Grace Hopper · paid").first, timeout: .seconds(60))
      let text = try await page.text()
      #expect(text.ranges(of: "Grace Hopper").count == 1, "\(text)")
      let client = try await bank.client()
      #expect(try await PaymentAtBank.list(at: client).map(\.payee.name) == ["Grace Hopper"])
    }
  }

  /// The browser speaks English, where a comma stands between thousands.
  @Test func fourEurosTwentyInAGermanWalletArePaidAsFourEurosTwenty() async throws {
    let wallet = try await WalletProcess(directory: data, arguments: ["--bank"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 800, reducesMotion: true, language: "en-US")
      try await signIn(page, at: wallet.address)
      try await connect(page, at: wallet.address)
      try await page.open(wallet.address + "/settings")
      try await page.find(.field("Language")).choose("Deutsch")
      try await page.find(.heading("Einstellungen"))
      try await page.open(wallet.address + "/features/payments/from/1001")
      try await page.type("Grace Hopper", into: .field("Empfänger"))
      try await page.type("DE89370400440532013000", into: .field("IBAN"))
      try await page.type("vier Euro", into: .field("Betrag in EUR"))
      try await page.tap(.button("Zahlung prüfen"))
      try await page.find(.textContaining("„vier Euro“ ist keine Zahl.").first)
      try await page.find(.field("Betrag in EUR")).clear()
      try await page.type("4,20", into: .field("Betrag in EUR"))
      try await page.tap(.button("Zahlung prüfen"))
      try await page.find(.textContaining("Noch ist nichts beauftragt.").first)
      for text in ["Grace Hopper", "DE89 3704 0044 0532 0130 00", "4,20", "Everyday"] {
        #expect(try await page.text().contains(text), "\(text)")
      }
      try await expectNoViolations(page)
      try await page.tap(.button("Zahlung beauftragen"))
      try await page.find(.heading("Zahlungen"))
      try await page.find(.textContaining("4,20").first)
      #expect(try await !page.text().contains("420,00"))
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  /// A payment above the limit: its code stands at the bank, and it can be taken back.
  @Test func aLargePaymentIsConfirmedByTheCodeThatTheBankShowsOrWithdrawn() async throws {
    let wallet = try await WalletProcess(directory: data, arguments: ["--bank"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, reducesMotion: true, isPhone: true)
      try await signIn(page, at: wallet.address)
      try await connect(page, at: wallet.address)
      for payee in ["Grace Hopper", "Alan Turing"] {
        try await page.open(wallet.address + "/features/payments/from/1001")
        try await fill(page, payee: payee, amount: "600")
        try await page.find(.textContaining("\(payee) · needs your code").first, timeout: .seconds(20))
      }
      try await page.tap(.textContaining("Grace Hopper · needs your code").first)
      try await page.find(.textContaining("€600.00").first)
      try await page.find(.textContaining("DE89 3704 0044 0532 0130 00").first)
      try await expectNoViolations(page)
      try await page.tap(.link("See the code at the bank"))
      try await page.type("ada", into: .field("Name"))
      try await page.type("analytical", into: .field("Password"))
      try await page.tap(.button("Show my codes"))
      try await page.find(.textContaining("Grace Hopper").first)
      try await expectNoViolations(page)
      let code =
        try await page.run(
          script: """
            return [...document.querySelectorAll('section')].find((e) => e.innerText.includes('Grace Hopper'))
              .querySelector('strong').innerText;
            """
        ).stringValue ?? ""
      #expect(code.wholeMatch(of: /[0-9]{6}/) != nil)
      try await page.open(wallet.address + "/features/payments")
      try await page.tap(.textContaining("Grace Hopper · needs your code").first)
      try await page.type(code, into: .field("Code"))
      try await page.tap(.button("Confirm"))
      try await page.find(.textContaining("Grace Hopper · paid").first)
      try await page.tap(.textContaining("Alan Turing · needs your code").first)
      try await page.tap(.button("Withdraw the payment"))
      try await page.find(.textContaining("Alan Turing · withdrawn").first)
      try await expectNoViolations(page)
    }
  }

  private func order(_ page: Page, at address: String, payee: String) async throws {
    try await BankJourney(page: page, address: address).order(for: payee)
  }

  private func fill(_ page: Page, payee: String, amount: String = "12.50") async throws {
    try await BankJourney(page: page, address: "").fill(payee, amount: amount)
  }

  private func expectNoViolations(_ page: Page, line: Int = #line) async throws {
    let violations = try await page.accessibilityViolations()
    #expect(violations.isEmpty, "line \(line): \(violations)")
  }

  private func connect(_ page: Page, at address: String) async throws {
    try await BankJourney(page: page, address: address).connect()
  }

  private func signIn(_ page: Page, at address: String) async throws {
    try await BankJourney.makePerson("grace", in: data, folder)
    try await BankJourney(page: page, address: address).signIn("grace")
  }
}
