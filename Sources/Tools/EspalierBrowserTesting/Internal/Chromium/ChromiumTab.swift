/// A tab of Chromium, controlled with the commands of the WebDriver standard.
struct ChromiumTab: DriverTab {
  let session: ChromiumSession
  let id: String

  func open(_ address: String) async throws { try await send("POST", "/url", ["url": .string(address)]) }

  func reload() async throws { try await send("POST", "/refresh") }

  func travel(by steps: Int) async throws {
    for _ in 0..<abs(steps) { try await send("POST", steps < 0 ? "/back" : "/forward") }
  }

  func address() async throws -> String { try await send("GET", "/url").stringValue ?? "" }

  func title() async throws -> String { try await send("GET", "/title").stringValue ?? "" }

  func source() async throws -> String { try await send("GET", "/source").stringValue ?? "" }

  /// Runs a script. chromedriver mistakes the numeric code of a `DOMException` for an error code of its own: it would
  /// report a wrong selector as “invalid element state”. So such exceptions are passed on as plain errors.
  func run(_ body: String, _ values: [JSONValue]) async throws -> JSONValue {
    // The body comes first, where the names that the rest needs are not visible to it.
    let script = """
      return (function(body, values) {
        const passOn = error => { throw error instanceof DOMException ? new Error(String(error)) : error };
        try {
          const answer = body.apply(null, values);
          return answer instanceof Promise ? answer.catch(passOn) : answer;
        } catch (error) { passOn(error) }
      })(function() { \(body)
      }, arguments)
      """
    return try await send("POST", "/execute/sync", ["script": .string(script), "args": .array(values)])
  }

  func click(_ element: String) async throws { try await send("POST", "/element/\(element)/click") }

  func type(_ text: String, into element: String) async throws {
    try await send("POST", "/element/\(element)/value", ["text": .string(text)])
  }

  func choose(file path: String, in element: String) async throws { try await type(path, into: element) }

  func clear(_ element: String) async throws { try await send("POST", "/element/\(element)/clear") }

  func text(of element: String) async throws -> String {
    try await send("GET", "/element/\(element)/text").stringValue ?? ""
  }

  func isEnabled(_ element: String) async throws -> Bool {
    try await send("GET", "/element/\(element)/enabled").boolValue ?? false
  }

  func accessibleName(of element: String) async throws -> String {
    try await send("GET", "/element/\(element)/computedlabel").stringValue ?? ""
  }

  func role(of element: String) async throws -> String {
    try await send("GET", "/element/\(element)/computedrole").stringValue ?? ""
  }

  func picture(of element: String) async throws -> String {
    try await send("GET", "/element/\(element)/screenshot").stringValue ?? ""
  }

  func perform(_ actions: JSONValue) async throws { try await send("POST", "/actions", ["actions": actions]) }

  func dialogue() async throws -> String { try await send("GET", "/alert/text").stringValue ?? "" }

  func answerDialogue(accepting isAccepted: Bool, typing answer: String?) async throws {
    if let answer { try await send("POST", "/alert/text", ["text": .string(answer)]) }
    try await send("POST", isAccepted ? "/alert/accept" : "/alert/dismiss")
  }

  func cookies() async throws -> [BrowserCookie] {
    (try await send("GET", "/cookie").arrayValue ?? []).compactMap { BrowserCookie($0) }
  }

  func setCookie(_ cookie: BrowserCookie) async throws {
    try await send("POST", "/cookie", ["cookie": cookie.message])
  }

  func removeCookies() async throws { try await send("DELETE", "/cookie") }

  @discardableResult
  func send(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> JSONValue {
    try await session.command(method, path, body, tab: id)
  }
}
