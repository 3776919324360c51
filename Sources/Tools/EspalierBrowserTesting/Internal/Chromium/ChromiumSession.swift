/// A session of chromedriver: a separate Chromium with its own cookies and with one or more tabs.
actor ChromiumSession: DriverSession {
  private let connection: ChromedriverConnection
  private let id: String
  /// The longest time for a command.
  private let limit: Duration
  private let turns = Turns()
  private var currentTab: String?
  private var openTabs: Set<String> = []
  private var messages: [ConsoleMessage] = []
  private var hasEnded = false

  init(connection: ChromedriverConnection, id: String, limit: Duration) {
    self.connection = connection
    self.id = id
    self.limit = limit
  }

  /// Sends a command to a tab, after switching to it if another tab was used last.
  func command(
    _ method: String, _ path: String, _ body: JSONValue? = nil, tab: String
  ) async throws -> JSONValue {
    try await turns.take {
      try await self.select(tab)
      return try await self.connection.send(method, self.path(path), body, limit: self.limit)
    }
  }

  /// Returns the session's first tab, with the setting in effect.
  func firstTab(_ setting: PageSetting) async throws -> any DriverTab {
    let id = try await connection.send("GET", path("/window")).stringValue ?? ""
    currentTab = id
    openTabs.insert(id)
    let tab = ChromiumTab(session: self, id: id)
    try await tab.prepare(setting)
    return tab
  }

  func openTab(_ setting: PageSetting) async throws -> any DriverTab {
    let id = try await turns.take {
      // Another tab cannot be opened from a tab that was closed.
      if let survivor = await self.openTabs.first, await self.currentTab == nil { try await self.select(survivor) }
      let answer = try await self.connection.send("POST", self.path("/window/new"), ["type": "tab"])
      let tab = answer["handle"]?.stringValue ?? ""
      await self.remember(tab)
      return tab
    }
    let tab = ChromiumTab(session: self, id: id)
    try await tab.prepare(setting)
    return tab
  }

  func tabs() async throws -> [any DriverTab] {
    try await turns.take {
      let answer = try await self.connection.send("GET", self.path("/window/handles"))
      let tabs = (answer.arrayValue ?? []).compactMap(\.stringValue)
      for tab in tabs { await self.remember(tab) }
      return tabs.map { ChromiumTab(session: self, id: $0) }
    }
  }

  func close(_ tab: String) async throws {
    guard openTabs.contains(tab), !hasEnded else { return }
    if openTabs.count == 1 { return await end() }
    try await turns.take {
      try await self.select(tab)
      _ = try await self.connection.send("DELETE", self.path("/window"))
      await self.forget(tab)
    }
  }

  /// Ends the session with all its tabs. Further calls do nothing.
  func end() async {
    guard !hasEnded else { return }
    hasEnded = true
    openTabs = []
    _ = try? await connection.send("DELETE", path(""), limit: .seconds(10))
  }

  /// Returns all console messages since the session began, or since the messages were last removed. chromedriver
  /// returns each message only once, so they are kept here.
  func console(tab: String) async throws -> [ConsoleMessage] {
    let answer = try await command("POST", "/se/log", ["type": "browser"], tab: tab)
    messages += (answer.arrayValue ?? []).map(ConsoleMessage.init)
    return messages
  }

  func forgetConsole(tab: String) async throws {
    _ = try await console(tab: tab)
    messages = []
  }

  private func select(_ tab: String) async throws {
    guard currentTab != tab else { return }
    _ = try await connection.send("POST", path("/window"), ["handle": .string(tab)])
    currentTab = tab
  }

  private func remember(_ tab: String) { openTabs.insert(tab) }

  private func forget(_ tab: String) {
    openTabs.remove(tab)
    currentTab = nil
  }

  private nonisolated func path(_ rest: String) -> String { "/session/\(id)\(rest)" }
}
