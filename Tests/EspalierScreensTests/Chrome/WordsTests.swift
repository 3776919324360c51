import EspalierViews
import Testing

@testable import EspalierScreens

@MainActor @Suite struct WordsTests {
  private func texts(_ sections: [Section]) -> [String] {
    sections.flatMap { section in
      (0..<section.count).flatMap { index -> [String] in
        let component = section.content.row(at: index).component
        return ViewSchema.of(component.type).elements.compactMap { element in
          if element.type == Label.self { return component.value(of: Label.text, element: element.element) }
          if element.type == Button.self { return component.value(of: Button.title, element: element.element).normal }
          return nil
        }
      }
    }
    .filter { !$0.isEmpty }
  }

  struct Cut: ConnectivityError {
    var isOffline: Bool { true }
  }

  @Test func `a failure speaks the words of its window`() {
    let english = texts([.failure(Failure(reason: "x")) {}])
    #expect(english.first == "This could not be shown" && english.last == "Try again")
    let german = ChromeWords.$current.withValue(.german) { texts([.failure(Failure(reason: "x")) {}]) }
    #expect(german.first == "Das konnte nicht angezeigt werden" && german.last == "Erneut versuchen")
  }

  @Test func `a lack of connection is told as that, not as what failed`() {
    #expect(
      texts([.failure(Cut()) {}]) == [
        "There is no connection", ChromeWords.english.offlineMessage, "Try again",
      ])
  }

  @Test func `nothing to show has words of its own when a screen gives none`() {
    let state = Loadable<[String]>.empty
    let sections = ChromeWords.$current.withValue(.german) { whenLoaded(state, retry: {}) { _ in [] } }
    #expect(texts(sections) == ["Hier ist noch nichts"])
  }

  @Test func `an empty state does something, too`() async throws {
    var count = 0
    let section = Section.empty(EmptyState("No bills", button: "Write one") { count += 1 })
    let component = section.content.row(at: 0).component
    let button = try #require(component.handlers.first { $0.event == .tap })
    guard case .task(let action) = button.body else {
      Issue.record("it may take its time")
      return
    }
    try await action(.none)
    #expect(count == 1)
    #expect(texts([section]) == ["No bills", "Write one"])
  }

  @Test(arguments: [("de-CH", "Zurück"), ("DE", "Zurück"), ("en-GB", "Back"), ("fr", "Back"), ("", "Back")])
  func `the words follow the language where they are there`(tag: String, back: String) {
    #expect(ChromeWords.language(tag).back == back)
  }

  @Test func `German says everything in German`() {
    // Only the word that both languages share.
    let english = Mirror(reflecting: ChromeWords.english).children.compactMap { $0.value as? String }
    let german = Mirror(reflecting: ChromeWords.german).children.compactMap { $0.value as? String }
    #expect(zip(english, german).filter { $0 == $1 }.map(\.0) == ["OK"])
  }

  @Test func `every word is there, and each in its own place`() {
    let words = Mirror(reflecting: ChromeWords.english).children.compactMap { $0.value as? String }
    #expect(words.count > 40 && words.allSatisfy { !$0.isEmpty })
    #expect(ChromeWords().numberInTwoWays == "“{text}” can be read in two ways. Write {one} or {other}.")
    #expect(ChromeWords.german.moved == "Verschoben auf {place} von {count}")
  }

  @Test func `an app says words of the framework otherwise, and in languages that it lacks`() {
    let german = TextTable(language: "de", ["chrome.tryAgain": "Noch einmal"])
    let inGerman = ChromeWords.of(Localization(locale: "de-AT", tables: [german]))
    #expect(inGerman.tryAgain == "Noch einmal" && inGerman.back == "Zurück")
    let french = TextTable(language: "fr", ["chrome.back": "Retour"])
    let inFrench = ChromeWords.of(Localization(locale: "fr", tables: [french]))
    #expect(inFrench.back == "Retour" && inFrench.tryAgain == "Try again")
    // An app that does not speak German is not German in parts.
    #expect(ChromeWords.of(Localization(locale: "de")) == .english)
    #expect(ChromeWords.of(Localization(locale: "de", tables: [TextTable(language: "de", [:])])) == .german)
  }
}
