import Foundation

/// A session with a separate Firefox, which has one or more tabs.
///
/// Of its windows, one has the focus, as on a desktop: that of the last used tab.
actor FirefoxSession: DriverSession {
  private let connection: BiDiConnection
  private let events: FirefoxEvents
  let loadLimit: Duration
  private let turns = Turns()
  private var currentTab: String?
  private var openTabs: Set<String> = []
  private var hasEnded = false
  private var latency = Duration.zero
  private var letting: Task<Void, Never>?

  init(connection: BiDiConnection, events: FirefoxEvents, loadLimit: Duration) {
    self.connection = connection
    self.events = events
    self.loadLimit = loadLimit
  }

  deinit { letting?.cancel() }

  /// Begins the session, and returns its first tab with the setting in effect.
  func begin(_ setting: PageSetting) async throws -> any DriverTab {
    // A page that asks for confirmation before it closes is closed without it, as with chromedriver.
    let prompts: JSONValue = ["default": "ignore", "beforeUnload": "accept"]
    try await connection.send("session.new", ["capabilities": ["alwaysMatch": ["unhandledPromptBehavior": prompts]]])
    try await connection.send("session.subscribe", ["events": .array(FirefoxEvents.names)])
    guard let id = try await contexts().first?["context"]?.stringValue else {
      throw DriverFailure(code: "no such window", message: "Firefox has no window")
    }
    openTabs.insert(id)
    let tab = FirefoxTab(session: self, id: id)
    try await tab.prepare(setting)
    return tab
  }

  /// Gives a tab the focus, and sends a command to it. The command fails if a dialogue is open.
  @discardableResult
  func command(
    _ method: String, _ parameters: [String: JSONValue] = [:], tab: String, limit: Duration = .seconds(60),
    lateness: String = "timeout"
  ) async throws -> JSONValue {
    try await turns.take {
      try await self.select(tab)
      if let message = self.events.dialogue(in: tab) { throw FirefoxEvents.failure(message) }
      return try await self.connection.send(method, parameters, tab: tab, limit: limit, lateness: lateness)
    }
  }

  /// Evaluates an expression in Firefox itself, in the window of a tab.
  @discardableResult
  func evaluateInWindow(of tab: String, _ expression: String) async throws -> JSONValue {
    try await turns.take {
      try await self.select(tab)
      return try await self.evaluateInSelectedWindow(of: tab, expression)
    }
  }

  // MARK: Tabs

  /// Opens a tab in a window of its own, because a tab behind another would draw nothing.
  func openTab(_ setting: PageSetting) async throws -> any DriverTab {
    let id = try await turns.take {
      let id =
        try await self.connection.send("browsingContext.create", ["type": "window"])["context"]?.stringValue ?? ""
      await self.remember(id)
      return id
    }
    let tab = FirefoxTab(session: self, id: id)
    try await tab.prepare(setting)
    return tab
  }

  func tabs() async throws -> [any DriverTab] {
    try await turns.take {
      let tabs = try await self.contexts().compactMap { $0["context"]?.stringValue }
      for tab in tabs { await self.remember(tab) }
      return tabs.map { FirefoxTab(session: self, id: $0) }
    }
  }

  func close(_ tab: String) async throws {
    guard openTabs.contains(tab), !hasEnded else { return }
    if openTabs.count == 1 { return await end() }
    try await turns.take {
      try await self.connection.send("browsingContext.close", ["context": .string(tab)])
      await self.forget(tab)
    }
  }

  /// Ends the session with all its tabs. Further calls do nothing.
  func end() async {
    guard !hasEnded else { return }
    hasEnded = true
    openTabs = []
    letting?.cancel()
    _ = try? await connection.send("browser.close", limit: .seconds(10))
    connection.close()
  }

  // MARK: The console and dialogues

  func console(tab: String) async throws -> [ConsoleMessage] {
    // Messages sent before the answer have arrived before it.
    try await connection.send("session.status")
    return events.messages
  }

  func forgetConsole(tab: String) async throws {
    _ = try await console(tab: tab)
    events.forgetMessages()
  }

  nonisolated func dialogue(in tab: String) throws -> String {
    guard let message = events.dialogue(in: tab) else {
      throw DriverFailure(code: "no such alert", message: "no dialogue is open")
    }
    return message
  }

  func answerDialogue(in tab: String, accepting isAccepted: Bool, typing answer: String?) async throws {
    var parameters: [String: JSONValue] = ["context": .string(tab), "accept": .bool(isAccepted)]
    if let answer { parameters["userText"] = .string(answer) }
    try await connection.send("browsingContext.handleUserPrompt", parameters)
  }

  // MARK: Delayed requests

  /// Delays every request of all tabs by a time.
  func slowDown(by latency: Duration) async throws {
    self.latency = latency
    guard letting == nil, latency > .zero else { return }
    try await connection.send("session.subscribe", ["events": ["network.beforeRequestSent"]])
    try await connection.send("network.addIntercept", ["phases": ["beforeRequestSent"]])
    letting = Task { [events, weak self] in
      for await request in events.heldRequests {
        guard let self else { return }
        Task { await self.letOn(request) }
      }
    }
  }

  private func letOn(_ request: String) async {
    if latency > .zero { try? await Task.sleep(for: latency) }
    // The request may belong to a page that was left; then it is gone, and nothing waits for it.
    _ = try? await connection.send("network.continueRequest", ["request": .string(request)])
  }

  // MARK: Windows

  private func select(_ tab: String) async throws {
    guard openTabs.contains(tab) else { throw DriverFailure(code: "no such window", message: "the tab was closed") }
    guard currentTab != tab else { return }
    try await connection.send("browsingContext.activate", ["context": .string(tab)])
    try await evaluateInSelectedWindow(of: tab, "focus(), gBrowser.selectedBrowser.focus(), true")
    currentTab = tab
  }

  @discardableResult
  private func evaluateInSelectedWindow(of tab: String, _ expression: String) async throws -> JSONValue {
    let window = try await contexts().first { $0["context"]?.stringValue == tab }?["clientWindow"]
    let frame = try await contexts(["moz:scope": "chrome"]).first { $0["clientWindow"] == window }?["context"]
    let answer = try await connection.send(
      "script.evaluate",
      ["expression": .string(expression), "target": ["context": frame ?? .null], "awaitPromise": true])
    if let details = answer["exceptionDetails"] {
      throw DriverFailure(code: "unknown error", message: details["text"]?.stringValue ?? "")
    }
    return BiDiValue.value(answer["result"] ?? .null)
  }

  private func contexts(_ scope: [String: JSONValue] = [:]) async throws -> [JSONValue] {
    let parameters = scope.merging(["maxDepth": 0]) { one, _ in one }
    return try await connection.send("browsingContext.getTree", parameters)["contexts"]?.arrayValue ?? []
  }

  private func remember(_ tab: String) { openTabs.insert(tab) }

  private func forget(_ tab: String) {
    openTabs.remove(tab)
    if currentTab == tab { currentTab = nil }
  }
}
