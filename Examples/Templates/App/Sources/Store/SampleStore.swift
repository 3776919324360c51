/// The place where the app keeps its data; nothing else of the app knows how.
///
/// A store is called from any task, and each call is one change, which is made wholly or not at all.
protocol SampleStore: Sendable {
  /// Returns all items, the newest first.
  func items() async throws -> [Item]
  /// Returns an item; nil if there is none.
  func item(_ id: Item.ID) async throws -> Item?
  /// Adds an item. One that is there already is left as it is.
  func insert(_ item: Item) async throws
  /// Changes an item; false if there is none.
  func update(_ id: Item.ID, title: String, note: String) async throws -> Bool
  /// Deletes an item, if it is there.
  func delete(_ id: Item.ID) async throws
  // template if sign-in

  /// Returns true if there is any account.
  func hasAccounts() async throws -> Bool
  /// Returns an account by its identity; nil if there is none.
  func account(_ id: Account.ID) async throws -> Account?
  /// Returns an account by its key; nil if there is none.
  func account(key: String) async throws -> Account?
  /// Adds an account if it is the first one; false if there is one.
  func insertFirst(_ account: Account) async throws -> Bool
  // template end
}
