import EspalierBrowserTesting
import Testing

/// Tests of how a browser finds what a person sees.
@Suite(.serialized, .drivesBrowsers)
struct BrowserFindingTests {
  @Test(arguments: BrowserKind.installed) func aFormIsFilledByTheNamesItsUserSees(_ kind: BrowserKind) async throws {
    try await TestPages.withPage(
      kind,
      """
      <form onsubmit="event.preventDefault(); out.textContent = [...new FormData(this).values()].join('|')">
        <label for=n>Name <span aria-hidden=true>*</span></label><input id=n name=n required>
        <label>Age <input name=a type=number></label>
        <span id=c>City</span><input name=c aria-labelledby=c>
        <input name=s aria-label=Street placeholder=Road><input name=z placeholder=Zip>
        <label>Size <select name=k><option>Small<option>Large</select></label>
        <textarea name=t aria-label=Notes>old</textarea>
        <button><svg aria-hidden=true><text>x</text></svg> Send  it</button>
      </form><output id=out></output>
      """
    ) { page in
      try await page.find(.field("Name")).type("Ådne 😀")
      try await page.find(.field("Age")).type("42")
      try await page.find(.field("City")).type("Oslo")
      try await page.find(.field("Street")).type("A 1")
      try await page.type("0150", into: .field("Zip"))
      try await page.find(.field("Size")).choose("Large")
      let notes = try await page.find(.field("Notes"))
      try await notes.clear()
      try await notes.type("new")
      try await page.find(.button("Send it")).tap()
      #expect(try await page.find(.css("#out")).text() == "Ådne 😀|42|Oslo|A 1|0150|Large|new")
      #expect(try await page.find(.field("Name")).value() == "Ådne 😀")
      #expect(try await page.find(.field("Name")).attribute("required") == "")
      #expect(try await page.find(.field("Name")).attribute("missing") == nil)
      if kind == .chromium { #expect(try await page.find(.field("Size")).role() == "combobox") }
      let refusal = await #expect(throws: BrowserError.self) {
        try await page.find(.field("Size")).choose("Huge")
      }
      #expect(refusal?.description.contains("Small, Large") == true)
    }
  }

  @Test func namesAgreeWithThoseThatChromiumTellsAssistiveTechnology() async throws {
    try await TestPages.withPage(
      .chromium,
      """
      <button aria-label="Close it">×</button><button><img alt="Print" src="data:,"> page</button>
      <button><div>Save</div><div>all</div></button><button title=Help></button><input type=submit>
      <label><input type=checkbox> I <b>agree</b></label><input title=Tip><h2>Big <i>news</i></h2>
      """
    ) { page in
      let names: [(Locator, String)] = [
        (.button("Close it"), "Close it"), (.button("Print page"), "Print page"), (.button("Save all"), "Save all"),
        (.button("Help"), "Help"), (.button("Submit"), "Submit"), (.field("I agree"), "I agree"),
        (.field("Tip"), "Tip"), (.heading("Big news"), "Big news"),
      ]
      for (locator, name) in names {
        let told = try await page.find(locator).accessibleName()
        #expect(told == name)
      }
    }
  }

  @Test(arguments: BrowserKind.installed) func whatAppearsLateIsWaitedForAndWhatHidesDoesNotCount(_ kind: BrowserKind)
    async throws
  {
    try await TestPages.withPage(
      kind,
      """
      <p hidden>Soon</p><p style="visibility:hidden">Never</p>
      <ul><li>Milk <button>Remove</button><li>Bread <button onclick="this.parentNode.remove()">Remove</button></ul>
      <script>setTimeout(() => document.querySelector("p").hidden = false, 300)</script>
      """
    ) { page in
      #expect(try await page.find(.text("Soon")).text() == "Soon")
      #expect(try await page.shows(.text("Never")) == false)
      let missing = await #expect(throws: BrowserError.self) {
        try await page.find(.text("Never"), timeout: .milliseconds(50))
      }
      #expect(missing?.reason == .notFound)
      #expect(missing?.description.contains("1 match but are hidden") == true)
      #expect(missing?.description.contains("BrowserFindingTests.swift:") == true)
      #expect(missing?.description.contains("Bread") == true)
      let several = await #expect(throws: BrowserError.self) {
        try await page.find(.button("Remove"), timeout: .zero)
      }
      #expect(several?.reason == .ambiguous)
      try await page.tap(.button("Remove").within(.css("li").having("Bread")))
      try await page.waitUntilGone(.textContaining("Bread"))
      #expect(try await page.findAll(.css("li")).count == 1)
      let wrong = await #expect(throws: BrowserError.self) { try await page.find(.css("li[")) }
      #expect(wrong?.reason == .scriptFailed)
    }
  }

  @Test(arguments: BrowserKind.installed) func anElementStandsForItsVeryNodeWhileTapFindsAgain(_ kind: BrowserKind)
    async throws
  {
    try await TestPages.withPage(
      kind,
      """
      <div id=host><button onclick="taps = (window.taps ?? 0) + 1">Go</button></div>
      <div id=cover style="position:fixed;inset:0"></div>
      """
    ) { page in
      let button = try await page.find(.button("Go"))
      let covered = await #expect(throws: BrowserError.self) { try await button.tap() }
      #expect(covered?.reason == .refused(code: "element click intercepted"))
      #expect(try await button.isAttached())
      try await page.evaluate("host.innerHTML = host.innerHTML")
      #expect(try await button.isAttached() == false)
      let stale = await #expect(throws: BrowserError.self) { try await button.tap() }
      #expect(stale?.reason == .stale)
      try await page.evaluate("void setTimeout(() => { cover.remove(); host.innerHTML = host.innerHTML }, 200)")
      try await page.tap(.button("Go"))
      #expect(try await page.evaluate("taps") == 1)
    }
  }

  @Test(arguments: BrowserKind.installed) func anElementThatMovesIsTappedWhereItComesToRest(_ kind: BrowserKind)
    async throws
  {
    try await TestPages.withPage(kind, "<button id=go onclick='taps = (window.taps ?? 0) + 1'>Go</button>") { page in
      for _ in 1...3 {
        try await page.evaluate("void go.animate({translate: ['900px 0', '0 0']}, 300)")
        try await page.tap(.button("Go"))
      }
      #expect(try await page.evaluate("taps") == 3)
      // One without an end is tapped as it is.
      try await page.evaluate("void go.animate({opacity: [1, .5]}, {duration: 300, iterations: Infinity})")
      try await page.tap(.button("Go"))
      #expect(try await page.evaluate("taps") == 4)
    }
  }
}
