import Espalier
import EspalierTesting
import Foundation
import Testing

@testable import ToDo

/// The list as a person uses it, without a browser.
@MainActor @Suite struct ToDoTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func app() async throws -> TestApp {
    try await TestApp(AppHost(ToDo(Launch(options: NoOptions(), directory: folder))))
  }

  @Test func whatIsWrittenIsThereAfterARestart() async throws {
    let app = try await app()
    try await app.open("/")
    #expect(try await app.text().contains("Nothing here"))
    try await app.type("Water the pears", into: "What is to be done?")
    try await app.press(.enter, in: "What is to be done?")
    #expect(try await app.text().contains("Water the pears"))
    #expect(try await app.value(of: "What is to be done?") == "")
    let later = try await self.app()
    try await later.open("/")
    #expect(try await later.text().contains("1 is open"))
  }

  @Test func anEmptyTitleIsRefusedWithWords() async throws {
    let app = try await app()
    try await app.open("/")
    try await app.press(.enter, in: "What is to be done?")
    #expect(try await app.text().contains("Write what is to be done first."))
  }

  @Test func whatIsDoneIsFoundUnderDone() async throws {
    let app = try await filled("Prune", "Dig")
    try await app.toggle("Prune")
    #expect(try await app.text().contains("1 is open"))
    try await app.choose("Done", in: "Show")
    let text = try await app.text()
    #expect(text.contains("Prune") && !text.contains("Dig"))
  }

  @Test func aDeletedItemComesBackWhereItWas() async throws {
    let app = try await filled("Prune", "Dig")
    try await app.perform("Delete", on: "Prune")
    #expect(try await !app.text().contains("Edit Prune"))
    try await app.tap("Undo")
    let text = try await app.text()
    let (prune, dig) = (try #require(text.firstRange(of: "Edit Prune")), try #require(text.firstRange(of: "Edit Dig")))
    #expect(prune.lowerBound < dig.lowerBound)
  }

  @Test func aChangeInOneWindowIsSeenInAnother() async throws {
    let host = AppHost(try await ToDo(Launch(options: NoOptions(), directory: folder)))
    let (one, other) = (await TestApp(host), await TestApp(host))
    try await one.open("/")
    try await other.open("/")
    try await one.type("Mow", into: "What is to be done?")
    try await one.press(.enter, in: "What is to be done?")
    try await other.settle()
    #expect(try await other.text().contains("Mow"))
  }

  @Test func anItemIsChangedAndTheWayLeadsBack() async throws {
    let app = try await filled("Prune")
    try await app.tap("Edit Prune")
    #expect(try await app.path().hasPrefix("/items/"))
    try await app.type("", into: "Title")
    try await app.tap("Save")
    #expect(try await app.text().contains("What is to be done?"))
    try await app.type("Prune the pears", into: "Title")
    try await app.tap("Save")
    #expect(try await app.path() == "/")
    #expect(try await app.text().contains("Prune the pears"))
  }

  @Test func anUndoTakesBackNothingThatCameAfterTheDeletion() async throws {
    let app = try await filled("Prune", "Dig")
    try await app.perform("Delete", on: "Prune")
    try await app.toggle("Dig")
    try await app.type("Mow", into: "What is to be done?")
    try await app.press(.enter, in: "What is to be done?")
    try await app.tap("Undo")
    let text = try await app.text()
    #expect(text.contains("Prune: off") && text.contains("Dig: on") && text.contains("Mow: off"), "\(text)")
  }

  @Test func anItemThatWasDeletedMeanwhileIsToldAndNoOtherOneIsChanged() async throws {
    let host = AppHost(try await ToDo(Launch(options: NoOptions(), directory: folder)))
    let (one, other) = (await TestApp(host), await TestApp(host))
    try await one.open("/")
    try await one.type("Prune", into: "What is to be done?")
    try await one.press(.enter, in: "What is to be done?")
    try await other.open("/")
    try await one.tap("Edit Prune")
    try await other.perform("Delete", on: "Prune")
    try await other.type("Mow", into: "What is to be done?")
    try await other.press(.enter, in: "What is to be done?")
    try await one.type("Prune twice", into: "Title")
    try await one.tap("Save")
    #expect(try await one.text().contains("It was deleted meanwhile."))
    #expect(try await other.text().contains("Mow: off"))
  }

  @Test func anItemThatIsNotThereIsNotFound() async throws {
    let app = try await app()
    try await app.open("/items/7")
    #expect(try await app.text().contains("There is nothing here"))
  }

  @Test func aListThatCannotBeStoredChangesNothing() async throws {
    let app = try await filled("Prune")
    try FileManager.default.removeItem(at: folder)
    try await app.toggle("Prune")
    #expect(try await app.text().contains("could not be stored"))
    try await app.tap("Try again")
    #expect(try await app.text().contains("1 is open"))
  }

  private func filled(_ titles: String...) async throws -> TestApp {
    let app = try await app()
    try await app.open("/")
    for title in titles {
      try await app.type(title, into: "What is to be done?")
      try await app.press(.enter, in: "What is to be done?")
    }
    return app
  }
}
