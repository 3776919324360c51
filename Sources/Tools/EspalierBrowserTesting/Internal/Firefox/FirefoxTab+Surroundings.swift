import Foundation

/// The environment of the page: its window, its user, its network.
extension FirefoxTab {
  /// Applies the setting, except for the part that the preferences have applied; see `FirefoxPreferences`.
  func prepare(_ setting: PageSetting) async throws {
    try await resize(width: setting.width, height: setting.height, setting)
    let tabs: JSONValue = [.string(id)]
    try await send("emulation.setTimezoneOverride", ["timezone": .string(setting.timeZone), "contexts": tabs])
    try await send("emulation.setLocaleOverride", ["locale": .string(setting.language), "contexts": tabs])
    guard setting.isPhone else { return }
    let agent = try await run("return navigator.userAgent", []).stringValue ?? ""
    let version = agent.split(separator: "Firefox/").last ?? "140.0"
    let phone = "Mozilla/5.0 (Android 14; Mobile; rv:\(version)) Gecko/\(version) Firefox/\(version)"
    try await send("emulation.setUserAgentOverride", ["userAgent": .string(phone), "contexts": tabs])
  }

  func resize(width: Int, height: Int, _ setting: PageSetting) async throws {
    let size: JSONValue = ["width": .number(Double(width)), "height": .number(Double(height))]
    // Firefox waits until the page has this width, which a page without a viewport element never has on a phone.
    if setting.isPhone { try await obeyViewportElements(false) }
    try await command(
      "browsingContext.setViewport", ["viewport": size, "devicePixelRatio": .number(setting.scale)])
    if setting.isPhone { try await obeyViewportElements(true) }
  }

  private func obeyViewportElements(_ isOn: Bool) async throws {
    try await session.evaluateInWindow(
      of: id, "Services.prefs.setBoolPref('dom.meta-viewport.enabled', \(isOn)), true")
  }

  func prefer(_ media: TabMedia) async throws {
    let (isDark, isPrint) = (media.shownScheme == .dark, media.medium == .print)
    // The colours of a page are never replaced, replaced by the user's colours if the page requests it, or always
    // replaced.
    let (theme, colours) =
      switch media.contrast {
      case .standard: (0, 0)
      case .more: (1, 1)
      case .forced: (0, 2)
      }
    try await session.evaluateInWindow(
      of: id,
      """
      Services.prefs.setIntPref("ui.systemUsesDarkTheme", \(isDark ? 1 : 0)),
      Services.prefs.setIntPref("ui.prefersReducedMotion", \(media.reducesMotion ? 1 : 0)),
      Services.prefs.setIntPref("ui.useAccessibilityTheme", \(theme)),
      Services.prefs.setIntPref("browser.display.document_color_use", \(colours)),
      gBrowser.selectedBrowser.browsingContext.mediumOverride = "\(isPrint ? "print" : "")", true
      """)
    // The preference reaches the page with a delay.
    let conditions = [
      ("(prefers-color-scheme: \(media.shownScheme.rawValue))", true),
      ("(prefers-reduced-motion: reduce)", media.reducesMotion),
      ("(prefers-contrast: more)", media.contrast != .standard),
      ("(forced-colors: active)", media.contrast == .forced), ("print", isPrint),
    ].map { "matchMedia('\($0)').matches === \($1)" }.joined(separator: " && ")
    for _ in 0..<200 where try await run("return \(conditions)", []) != true {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  func picture(ofWholePage isWhole: Bool) async throws -> String {
    let origin: JSONValue = isWhole ? "document" : "viewport"
    return try await command("browsingContext.captureScreenshot", ["origin": origin])["data"]?.stringValue ?? ""
  }

  func emulateNetwork(isOffline: Bool, latency: Duration) async throws {
    try await send(
      "emulation.setNetworkConditions",
      ["networkConditions": isOffline ? ["type": "offline"] : .null, "contexts": [.string(id)]])
    try await session.slowDown(by: latency)
  }

  // MARK: Input methods and dialogues

  func compose(_ text: String) async throws {
    let quoted = String(decoding: try JSONEncoder().encode(JSONValue.string(text)), as: UTF8.self)
    try await useInputMethod(
      """
      const text = \(quoted);
      if (text) {
        method.setPendingCompositionString(text);
        method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE);
        method.setCaretInPendingComposition(text.length);
        method.flushPendingComposition();
      } else method.cancelComposition();
      """)
  }

  func commitComposition(_ text: String) async throws {
    let quoted = String(decoding: try JSONEncoder().encode(JSONValue.string(text)), as: UTF8.self)
    try await useInputMethod("method.commitCompositionWith(\(quoted));")
  }

  private func useInputMethod(_ script: String) async throws {
    try await session.evaluateInWindow(
      of: id,
      """
      (() => {
        const method = window.espalierInputMethod ??=
          Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
        if (!method.beginInputTransactionForTests(window)) throw new Error("another input method is at work");
        \(script)
        return true;
      })()
      """)
  }

  func dialogue() async throws -> String { try session.dialogue(in: id) }

  func answerDialogue(accepting isAccepted: Bool, typing answer: String?) async throws {
    try await session.answerDialogue(in: id, accepting: isAccepted, typing: answer)
  }

  // MARK: Cookies

  func cookies() async throws -> [BrowserCookie] {
    let location = try await run("return [location.hostname, location.pathname]", [])
    let (host, path) = (location[0]?.stringValue ?? "", location[1]?.stringValue ?? "/")
    let answer = try await send("storage.getCookies", ["partition": partition])
    let cookies = (answer["cookies"]?.arrayValue ?? []).compactMap { BrowserCookie(firefox: $0) }
    return cookies.filter { cookie in
      let domain = cookie.domain ?? host
      let bare = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
      let isOfHost = host == bare || domain.hasPrefix(".") && host.hasSuffix(domain)
      return isOfHost
        && (path == cookie.path || path.hasPrefix(cookie.path.hasSuffix("/") ? cookie.path : cookie.path + "/"))
    }
  }

  func setCookie(_ cookie: BrowserCookie) async throws {
    let host = try await run("return location.hostname", []).stringValue ?? ""
    try await send("storage.setCookie", ["cookie": cookie.messageForFirefox(host: host), "partition": partition])
  }

  func removeCookies() async throws {
    for cookie in try await cookies() {
      let filter: JSONValue = ["name": .string(cookie.name), "domain": .string(cookie.domain ?? "")]
      try await send("storage.deleteCookies", ["filter": filter, "partition": partition])
    }
  }

  private var partition: JSONValue { ["type": "context", "context": .string(id)] }

  @discardableResult
  private func send(_ method: String, _ parameters: [String: JSONValue]) async throws -> JSONValue {
    try await session.command(method, parameters, tab: id)
  }
}

extension BrowserCookie {
  /// Creates a cookie from WebDriver BiDi's format.
  init?(firefox answer: JSONValue) {
    guard var fields = answer.objectValue, let value = answer["value"]?["value"] else { return nil }
    fields["value"] = value
    fields["sameSite"] = answer["sameSite"]?.stringValue.map { .string($0.capitalized) }
    self.init(.object(fields))
  }

  /// Returns the cookie in WebDriver BiDi's format.
  func messageForFirefox(host: String) -> JSONValue {
    guard case .object(var fields) = message else { return message }
    fields["value"] = ["type": "string", "value": .string(value)]
    fields["domain"] = .string(domain ?? host)
    if let sameSite { fields["sameSite"] = .string(sameSite.rawValue.lowercased()) }
    return .object(fields)
  }
}
