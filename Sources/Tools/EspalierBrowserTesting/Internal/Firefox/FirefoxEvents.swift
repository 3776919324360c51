import Synchronization

/// The events that Firefox sends: messages of the console, dialogues, and requests that are held back.
final class FirefoxEvents: Sendable {
  private struct State {
    var messages: [ConsoleMessage] = []
    /// The open dialogue of each tab.
    var dialogues: [String: String] = [:]
  }

  static let names: [JSONValue] = [
    "log.entryAdded", "network.fetchError", "network.responseCompleted", "browsingContext.userPromptOpened",
    "browsingContext.userPromptClosed",
  ]

  private let state = Mutex(State())
  let answers = PendingAnswers()
  /// The requests that are held back; see `FirefoxSession.slowDown`.
  let heldRequests: AsyncStream<String>
  private let holding: AsyncStream<String>.Continuation

  init() { (heldRequests, holding) = AsyncStream.makeStream() }

  var messages: [ConsoleMessage] { state.withLock { $0.messages } }

  func forgetMessages() { state.withLock { $0.messages = [] } }

  func dialogue(in tab: String) -> String? { state.withLock { $0.dialogues[tab] } }

  func handle(_ event: String, _ details: JSONValue) {
    let tab = details["context"]?.stringValue ?? ""
    switch event {
    case "log.entryAdded": note(Self.message(of: details))
    case "network.fetchError":
      let fault = details["errorText"]?.stringValue ?? ""
      // A page that the user leaves cancels its loads, which is not an error.
      if fault != "NS_BINDING_ABORTED" { noteFailure(details, fault) }
    case "network.responseCompleted":
      let status = details["response"]?["status"]?.intValue ?? 0
      if status >= 400 { noteFailure(details, "the server responded with a status of \(status)") }
    case "network.beforeRequestSent":
      if let request = details["request"]?["request"]?.stringValue, details["isBlocked"] == true {
        holding.yield(request)
      }
    case "browsingContext.userPromptOpened":
      let message = details["message"]?.stringValue ?? ""
      state.withLock { $0.dialogues[tab] = message }
      answers.fail(in: tab, Self.failure(message))
    case "browsingContext.userPromptClosed":
      _ = state.withLock { $0.dialogues.removeValue(forKey: tab) }
    default: break
    }
  }

  /// Returns the failure of a command that cannot run because its tab has an open dialogue.
  static func failure(_ message: String) -> DriverFailure {
    DriverFailure(code: "unexpected alert open", message: "a dialogue is open: \(message)")
  }

  private func note(_ message: ConsoleMessage) { state.withLock { $0.messages.append(message) } }

  private func noteFailure(_ details: JSONValue, _ reason: String) {
    let address = details["request"]?["url"]?.stringValue ?? ""
    note(ConsoleMessage(level: "SEVERE", source: "network", text: "\(address) - Failed to load resource: \(reason)"))
  }

  private static func message(of entry: JSONValue) -> ConsoleMessage {
    let levels = ["error": "SEVERE", "warn": "WARNING", "info": "INFO", "debug": "DEBUG"]
    let text = entry["text"]?.stringValue ?? ""
    let frame = entry["stackTrace"]?["callFrames"]?[0]
    let location = frame?["url"]?.stringValue.map { "\($0) \(frame?["lineNumber"]?.intValue ?? 0) " }
    let source =
      text.hasPrefix("Content-Security-Policy")
      ? "security" : entry["type"] == "console" ? "console-api" : "javascript"
    return ConsoleMessage(
      level: levels[entry["level"]?.stringValue ?? ""] ?? "INFO", source: source, text: (location ?? "") + text)
  }
}
