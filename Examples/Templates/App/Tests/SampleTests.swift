import Espalier
import EspalierTesting
import Foundation
import Testing

@testable import Sample

/// The app as a person uses it, without a browser.
@MainActor @Suite struct SampleTests {
  private let fixture: Fixture

  init() throws { fixture = try Fixture() }

  @Test func `an item that is added stands in the list and has a place of its own`() async throws {
    let app = try await fixture.window()
    #expect(try await app.text().contains("Nothing here yet"))
    try await add("Bread", "Two loaves", in: app)
    #expect(try await app.path() == "/")
    #expect(try await app.text().contains("1 item"))
    try await app.tap("Bread")
    #expect(try await app.path().hasPrefix("/items/"))
    #expect(try await app.text().contains("Two loaves"))
  }

  @Test func `an item without a title is refused with words`() async throws {
    let app = try await fixture.window()
    try await app.tap("New item")
    try await app.tap("Save")
    #expect(try await app.text().contains("What is it called?"))
    #expect(try await app.path() == "/new")
  }

  @Test func `Enter in the title saves`() async throws {
    let app = try await fixture.window()
    try await app.tap("New item")
    try await app.type("Bread", into: "Title")
    try await app.press(.enter, in: "Title")
    #expect(try await app.path() == "/")
    #expect(try await app.text().contains("Bread"))
  }

  @Test func `an item is changed, and the way leads back to it`() async throws {
    let app = try await fixture.window()
    try await add("Bread", in: app)
    try await app.tap("Bread")
    try await app.tap("Edit")
    #expect(try await app.value(of: "Title") == "Bread")
    try await app.type("Rolls", into: "Title")
    try await app.tap("Save")
    #expect(try await app.title().contains("Rolls"))
  }

  @Test func `leaving a form that is filled in asks first`() async throws {
    let app = try await fixture.window()
    try await app.tap("New item")
    try await app.type("Bread", into: "Title")
    try await app.dismiss()
    #expect(try await app.text().contains("What you wrote is not saved."))
  }

  @Test func `a deletion is taken back`() async throws {
    let app = try await fixture.window()
    try await add("Bread", in: app)
    try await add("Milk", in: app)
    try await app.perform("Delete", on: "Bread")
    #expect(try await app.text().contains("1 item"))
    try await app.tap("Undo")
    let text = try await app.text()
    let (milk, bread) = (try #require(text.firstRange(of: "Milk")), try #require(text.firstRange(of: "Bread")))
    #expect(milk.lowerBound < bread.lowerBound, "it stands where it was: \(text)")
  }

  @Test func `an item is deleted at its own place too`() async throws {
    let app = try await fixture.window()
    try await add("Bread", in: app)
    try await app.tap("Bread")
    try await app.tap("Delete")
    #expect(try await app.path() == "/")
    try await app.tap("Undo")
    #expect(try await app.text().contains("1 item"))
  }

  @Test func `the search finds titles and notes whatever their case`() async throws {
    let app = try await fixture.window()
    try await add("Bread", "from the Müller", in: app)
    try await add("Milk", in: app)
    try await app.type("MULLER", into: "Search")
    let text = try await app.text()
    #expect(text.contains("Bread") && !text.contains("Milk") && text.contains("1 of 2 items"), "\(text)")
    try await app.type("cheese", into: "Search")
    #expect(try await app.text().contains("No item has “cheese” in it."))
    try await app.tap("Show all items")
    #expect(try await app.text().contains("2 items"))
  }

  @Test func `a change in one window is seen in another`() async throws {
    let (one, other) = (try await fixture.window(), try await fixture.window())
    try await add("Bread", in: one)
    try await other.settle()
    #expect(try await other.text().contains("Bread"))
  }

  @Test func `an item that was deleted meanwhile is told, and no other one is changed`() async throws {
    let (one, other) = (try await fixture.window(), try await fixture.window())
    try await add("Bread", in: one)
    try await one.tap("Bread")
    try await one.tap("Edit")
    try await other.settle()
    try await other.perform("Delete", on: "Bread")
    try await one.type("Rolls", into: "Title")
    try await one.tap("Save")
    #expect(try await one.text().contains("deleted meanwhile"))
  }

  @Test func `an item that is not there is told`() async throws {
    let app = try await fixture.window(at: "/items/nowhere")
    #expect(try await app.text().contains("deleted meanwhile"))
  }

  @Test func `a store that fails changes nothing, and says so`() async throws {
    let app = try await Fixture(isFailing: true).window()
    #expect(try await app.text().contains("could not be read"))
  }

  @Test func `every address is read back`() { expectRoundTrips(SampleRoute.self) }
  // template if sqlite

  @Test func `what is stored is there after a restart`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let item = Item(title: "Bread", note: "Two loaves")
    try await SampleDatabase(directory: folder).insert(item)
    let later = try SampleDatabase(directory: folder)
    let items = try await later.items()
    #expect(items.map(\.id) == [item.id] && items.first?.note == "Two loaves")
    #expect(try await !later.update("nowhere", title: "", note: ""))
  }
  // template end

  private func add(_ title: String, _ note: String = "", in app: TestApp) async throws {
    try await app.tap("New item")
    try await app.type(title, into: "Title")
    try await app.type(note, into: "Note")
    try await app.tap("Save")
  }
}
