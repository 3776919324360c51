import EspalierBrowserTesting
import ExampleTesting
import Testing

/// A person changes every control of the gallery and of a generated app, the program is killed when all of it is durable, and
/// each control is as the person left it.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ExampleKillTests {
  @Test func whatWasChangedInTheGalleryIsThereAfterAKill() async throws {
    let first = try await ServedExample("gallery")
    try await Browser.run { browser in
      var gallery = first
      let page = try await browser.newPage(width: 1280, height: 900)
      try await page.open(gallery.address)
      var changed = 0
      for place in try await EveryControl.places(from: "/", atMost: 20, on: page) {
        let outcome = try await EveryControl.outcome(of: place, at: gallery.address, on: page) {
          gallery.kill()
        } restart: {
          gallery = try await first.again("gallery")
        }
        #expect(outcome.losses.isEmpty)
        changed += outcome.changed
      }
      #expect(changed > 30, "there are controls, and they are changed")
    }
  }

  @Test func whatWasChangedInAGeneratedAppIsThereAfterAKill() async throws {
    let first = try await ServedExample("Sample")
    try await Browser.run { browser in
      var sample = first
      let page = try await browser.newPage(width: 1280, height: 900)
      var changed = 0
      func visit(_ places: [String]) async throws {
        for place in places {
          let outcome = try await EveryControl.outcome(of: place, at: sample.address, on: page) {
            sample.kill()
          } restart: {
            sample = try await first.again("Sample")
          }
          #expect(outcome.losses.isEmpty)
          changed += outcome.changed
        }
      }
      try await page.open(sample.address)
      // The form of the first account, then what is behind it.
      try await visit(EveryControl.places(from: "/", on: page))
      try await page.open(sample.address)
      let code = try #require(sample.messages.firstMatch(of: /set-up code for the first one is (\w+)/)?.1)
      try await page.type(String(code), into: .field("Set-up code"))
      try await page.type("Ada", into: .field("Name"))
      try await page.type("correct horse", into: .field("Password"))
      try await page.tap(.button("Make the account"))
      try await page.find(.textContaining("Signed in as Ada"))
      try await page.tap(.link("Add the first one"))
      try await page.type("Bread", into: .field("Title"))
      try await page.press(.enter)
      try await page.find(.link("Bread"))
      let places = try await EveryControl.places(from: "/", on: page)
      #expect(!places.isEmpty)
      try await visit(places)
      #expect(changed > 3, "there are controls, and they are changed")
    }
  }
}
