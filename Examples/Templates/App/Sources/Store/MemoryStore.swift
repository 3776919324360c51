// template if memory
/// A store in the memory of the process: it begins empty, and goes with the program.
actor MemoryStore: SampleStore {
  private var all: [Item] = []
  // template if sign-in
  private var accounts: [Account] = []
  // template end

  func items() -> [Item] { all.sorted { ($0.added, $0.id) > ($1.added, $1.id) } }

  func item(_ id: Item.ID) -> Item? { all.first { $0.id == id } }

  func insert(_ item: Item) {
    guard self.item(item.id) == nil else { return }
    all.append(item)
  }

  func update(_ id: Item.ID, title: String, note: String) -> Bool {
    guard let place = all.firstIndex(where: { $0.id == id }) else { return false }
    all[place].title = title
    all[place].note = note
    return true
  }

  func delete(_ id: Item.ID) { all.removeAll { $0.id == id } }
  // template if sign-in

  func hasAccounts() -> Bool { !accounts.isEmpty }

  func account(_ id: Account.ID) -> Account? { accounts.first { $0.id == id } }

  func account(key: String) -> Account? { accounts.first { $0.key == key } }

  func insertFirst(_ account: Account) -> Bool {
    guard accounts.isEmpty else { return false }
    accounts.append(account)
    return true
  }
  // template end
}
// template end
