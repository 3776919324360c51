import Espalier
import EspalierBrowserTesting
import EspalierServer
import Observation
import TestSupport
import Testing

/// Tests of places that a page prepares while a person points at their links: a tap shows them at once, and the app has
/// the last word.
@MainActor @Suite(.serialized, .takesTurns) struct PrefetchBrowserTests {
  private func onShelf(_ body: @MainActor (Page, ReadingRoom) async throws -> Void) async throws {
    let shelf = ReadingRoom()
    try await Browser.run { browser in
      try await LiveServer.run(
        configure: { $0.prefetchesLinks = true },
        makeWindow: { _ in Window(coordinator: ReadingCoordinator(shelf), title: "Shelf") }
      ) { server in
        let page = try await browser.newPage()
        // What was prepared stays fresh on a slow machine.
        try await page.runBeforeEveryDocument("window.__espalierTest = { fresh: 100000 }")
        try await page.open(server.address)
        try await page.wait(
          until: "performance.getEntriesByType('resource').some((e) => e.name.includes('/-/prefetch-'))")
        try await page.wait(until: "window.espalier?.isSettled")
        try await body(page, shelf)
        #expect(try await page.consoleErrors().isEmpty)
      }
    }
  }

  private func prepare(_ book: Int, on page: Page) async throws {
    try await page.find(.link("Book \(book)")).hover()
    try await page.wait(until: Self.hasAsked(for: book))
    // The answer has been read once a later task runs.
    try await page.run(script: "return new Promise((go) => setTimeout(go, 50))")
  }

  private static func hasAsked(for book: Int) -> String {
    "performance.getEntriesByType('resource').some((e) => e.name.endsWith('/books/\(book)') && e.responseEnd > 0)"
  }

  /// Taps a link, and returns what lies over the page in the same turn of its script.
  private func tap(_ book: Int, on page: Page) async throws -> String {
    let text = try await page.run(
      script: """
        [...document.querySelectorAll('#espalier a')].find((e) => e.innerText.includes('Book \(book)')).click();
        return document.querySelector('.prepared')?.innerText ?? '';
        """)
    return text.stringValue ?? ""
  }

  /// Taps the button in the copy, and returns the class of what a pointer finds there.
  private func tapInCopy(_ page: Page) async throws -> String? {
    try await page.run(
      script: """
        const button = [...document.querySelectorAll('.prepared button')].find((e) => e.innerText === 'Borrow');
        const { x, y, width, height } = button.getBoundingClientRect();
        const [clientX, clientY] = [x + width / 2, y + height / 2];
        const target = document.elementFromPoint(clientX, clientY);
        target.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true, cancelable: true }));
        return target.className;
        """
    ).stringValue
  }

  @Test func aPlaceThatWasPointedAtIsThereInTheTurnOfTheTap() async throws {
    try await onShelf { page, shelf in
      try await page.evaluate("espalier.simulateLatency(300)")
      try await prepare(3, on: page)
      #expect(shelf.appearances == ["shelf"], "nobody has seen the book")
      #expect(try await tap(3, on: page).contains("The text of book 3"))
      try await page.wait(until: "!document.querySelector('.prepared')")
      #expect(try await page.evaluate("location.pathname").stringValue == "/books/3")
      #expect(
        try await page.evaluate("document.querySelector('main').innerText").stringValue?.contains("book 3") == true)
      #expect(try await page.evaluate("document.title").stringValue?.contains("Book 3") == true)
      #expect(shelf.appearances == ["shelf", "3"])
    }
  }

  @Test func whatIsTappedBeforeTheAnswerIsTappedInThePlaceThatFollows() async throws {
    try await onShelf { page, shelf in
      try await page.evaluate("espalier.simulateLatency(300)")
      try await prepare(2, on: page)
      #expect(try await tap(2, on: page).contains("Borrow"))
      let tapped = try await tapInCopy(page)
      #expect(tapped == "prepared", "the copy does nothing by itself")
      #expect(shelf.borrowed.isEmpty)
      try await page.find(.textContaining("You have book 2"))
      #expect(shelf.borrowed == [2])
    }
  }

  @Test func whatIsTappedInAPlaceThatTheAppDoesNotOpenIsForgotten() async throws {
    try await onShelf { page, shelf in
      try await prepare(8, on: page)
      shelf.isUnsaved = true
      try await page.wait(until: "window.espalier.isSettled")
      try await page.evaluate("espalier.simulateLatency(300)")
      #expect(try await tap(8, on: page).contains("Borrow"))
      _ = try await tapInCopy(page)
      try await page.find(.textContaining("The order of the books"))
      try await page.wait(until: "!document.querySelector('.prepared')")
      #expect(try await page.evaluate("location.pathname").stringValue == "/")
      try await page.wait(until: "window.espalier.isSettled")
      #expect(shelf.borrowed.isEmpty && shelf.appearances == ["shelf"])
    }
  }

  @Test func aLinkThatSaysSoIsNotPrepared() async throws {
    try await onShelf { page, _ in
      try await page.find(.link("Book 9")).hover()
      try await page.run(script: "return new Promise((go) => setTimeout(go, 200))")
      try await prepare(1, on: page)
      #expect(try await page.evaluate(Self.hasAsked(for: 9)).boolValue == false)
      #expect(try await tap(9, on: page).isEmpty)
      try await page.find(.textContaining("The text of book 9"))
    }
  }

  @Test func whatAPersonDoesForgetsWhatWasPrepared() async throws {
    try await onShelf { page, _ in
      try await prepare(1, on: page)
      try await page.tap(.button("Rename all"))
      try await page.wait(until: "window.espalier.isSettled")
      #expect(try await tap(1, on: page).isEmpty)
      try await page.find(.textContaining("The new text of book 1"))
    }
  }
}

@MainActor @Observable private final class ReadingRoom {
  var appearances: [String] = []
  var borrowed: [Int] = []
  var isRenamed = false
  var isUnsaved = false
}

private enum ReadingRoute: Route {
  case shelf
  case book(Int)

  var path: Path {
    switch self {
    case .shelf: .root
    case .book(let number): "/books/\(number)"
    }
  }

  static let paths = Paths<Self> {
    shelf
    book
  }
}

private final class ReadingCoordinator: Coordinator<ReadingRoute> {
  private let shelf: ReadingRoom

  init(_ shelf: ReadingRoom) { self.shelf = shelf }

  override func placement(of route: ReadingRoute) -> Placement<ReadingRoute> {
    switch route {
    case .shelf: .root(ReadingListScene(self.shelf))
    case .book(8): .root(BookScene(8, self.shelf))
    case .book(let number): .push(BookScene(number, self.shelf), over: .shelf)
    }
  }
}

@MainActor private final class ReadingListScene: Scene {
  private let shelf: ReadingRoom

  init(_ shelf: ReadingRoom) { self.shelf = shelf }

  var unsavedChanges: UnsavedChanges? {
    shelf.isUnsaved ? UnsavedChanges(message: "The order of the books is not saved.") : nil
  }

  func didAppear() { shelf.appearances.append("shelf") }

  var screen: Screen {
    Screen(title: "Shelf") {
      Section("actions") {
        Row(Button.with(.title("Rename all"), .onTap { [shelf] in shelf.isRenamed = true }))
      }
      Section("books") {
        for number in [1, 2, 3, 8] { Row(Link.with(.title("Book \(number)"), .to(ReadingRoute.book(number)))) }
        Row(Link.with(.title("Book 9"), .to(ReadingRoute.book(9)), .isPrefetched(false)))
      }
    }
  }
}

@MainActor private final class BookScene: Scene {
  private let number: Int
  private let shelf: ReadingRoom

  init(_ number: Int, _ shelf: ReadingRoom) {
    self.number = number
    self.shelf = shelf
  }

  func didAppear() { shelf.appearances.append("\(number)") }

  var screen: Screen {
    Screen(title: "Book \(number)") {
      Section("text") {
        Row(Label.with(.text(shelf.isRenamed ? "The new text of book \(number)" : "The text of book \(number)")))
        if shelf.borrowed.contains(number) { Row(Label.with(.text("You have book \(number)"))) }
        Row(Button.with(.title("Borrow"), .onTap { [shelf, number] in shelf.borrowed.append(number) }))
      }
    }
  }
}
