import Espalier
// template if sign-in
import EspalierCryptography
// template end
import EspalierTesting
import Foundation

@testable import Sample

/// An app over a store of its own.
@MainActor final class Fixture {
  let app: SampleApp
  private let host: AppHost<SampleApp>
  private let folder: URL
  // template if sign-in
  let store: any SampleStore
  /// The person whose windows are opened; nil for a stranger.
  private var identity: String?
  // template end

  /// Makes an app without items.
  /// - Parameter isFailing: True for a store that can do nothing with items.
  init(isFailing: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID())")
    let store = try Self.store(in: folder, isFailing: isFailing)
    // template if sign-in
    self.store = store
    // template end
    app = SampleApp(store: store)
    host = AppHost(app)
  }

  private static func store(in folder: URL, isFailing: Bool) throws -> any SampleStore {
    guard isFailing else { return try emptyStore(in: folder) }
    return FailingStore(
      // template if sign-in
      base: try emptyStore(in: folder)
      // template end
    )
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// Opens a window at a place.
  func window(at path: String = "/") async throws -> TestApp {
    // template if sign-in
    if identity == nil { identity = try await addPerson() }
    // template end
    let window = await TestApp(host, for: visitor)
    try await window.open(path)
    return window
  }
  // template if sign-in

  /// The visitor for whom the next window is opened.
  private var visitor: Visitor { Visitor(identity: identity) }

  /// Opens a window of somebody who is not signed in.
  func strangersWindow(at path: String = "/") async throws -> TestApp {
    let window = await TestApp(host)
    try await window.open(path)
    return window
  }

  /// Adds Ada, whose password is “correct horse”, and returns her identity. Few rounds make the test quick.
  @discardableResult func addPerson() async throws -> String {
    let ada = Account(name: "Ada", password: try await PasswordHash(of: "correct horse", cost: .init(rounds: 2)))
    _ = try await store.insertFirst(ada)
    return ada.id
  }
  // template end
  // template if sqlite

  /// Returns a store without anything in it.
  private static func emptyStore(in folder: URL) throws -> any SampleStore { try SampleDatabase(directory: folder) }
  // template end
}
// template if !sign-in

/// The visitor for whom windows are opened.
private let visitor = Visitor()
// template end
// template if memory

/// Returns a store without anything in it.
private func emptyStore(in folder: URL) throws -> any SampleStore { MemoryStore() }
// template end

/// A store that cannot read or write items.
private struct FailingStore: SampleStore {
  struct Failure: Error {}

  // template if sign-in
  let base: any SampleStore
  // template end

  func items() throws -> [Item] { throw Failure() }
  func item(_ id: Item.ID) throws -> Item? { throw Failure() }
  func insert(_ item: Item) throws { throw Failure() }
  func update(_ id: Item.ID, title: String, note: String) throws -> Bool { throw Failure() }
  func delete(_ id: Item.ID) throws { throw Failure() }
  // template if sign-in
  func hasAccounts() async throws -> Bool { try await base.hasAccounts() }
  func account(_ id: Account.ID) async throws -> Account? { try await base.account(id) }
  func account(key: String) async throws -> Account? { try await base.account(key: key) }
  func insertFirst(_ account: Account) async throws -> Bool { try await base.insertFirst(account) }
  // template end
}
