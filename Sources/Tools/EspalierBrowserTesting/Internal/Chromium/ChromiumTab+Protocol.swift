/// The functions that the WebDriver standard lacks, implemented with the Chrome DevTools Protocol.
extension ChromiumTab {
  @discardableResult
  func cdp(_ method: String, _ parameters: [String: JSONValue] = [:]) async throws -> JSONValue {
    try await send("POST", "/goog/cdp/execute", ["cmd": .string(method), "params": .object(parameters)])
  }

  /// Applies the setting. It is called once for each tab, before the first address is opened, because the browser's
  /// emulations belong to a tab.
  func prepare(_ setting: PageSetting) async throws {
    try await resize(width: setting.width, height: setting.height, setting)
    try await cdp("Emulation.setTimezoneOverride", ["timezoneId": .string(setting.timeZone)])
    try await cdp("Emulation.setLocaleOverride", ["locale": .string(setting.language)])
    try await prefer(TabMedia(setting))
    // Without focus emulation, a tab behind another reports no focus, and blur events occur without a cause.
    try await cdp("Emulation.setFocusEmulationEnabled", ["enabled": true])
    if setting.isPhone { try await becomePhone() }
    // Emulated network conditions apply only if the domain is enabled, and to WebSockets only if it was enabled before
    // they were opened.
    try await cdp("Network.enable")
  }

  func resize(width: Int, height: Int, _ setting: PageSetting) async throws {
    try await cdp(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(setting.scale), "mobile": .bool(setting.isPhone),
      ])
  }

  func prefer(_ media: TabMedia) async throws {
    try await cdp(
      "Emulation.setEmulatedMedia",
      [
        "media": media.medium == .print ? "print" : "",
        "features": [
          ["name": "prefers-color-scheme", "value": .string(media.shownScheme.rawValue)],
          ["name": "prefers-reduced-motion", "value": media.reducesMotion ? "reduce" : "no-preference"],
          ["name": "prefers-contrast", "value": media.contrast == .standard ? "no-preference" : "more"],
          ["name": "forced-colors", "value": media.contrast == .forced ? "active" : "none"],
        ],
      ])
  }

  func emulateNetwork(isOffline: Bool, latency: Duration) async throws {
    try await cdp(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": .number(latency.milliseconds), "downloadThroughput": -1,
        "uploadThroughput": -1,
      ])
  }

  func compose(_ text: String) async throws {
    let end = JSONValue.number(Double(text.utf16.count))
    try await cdp("Input.imeSetComposition", ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }

  func commitComposition(_ text: String) async throws { try await cdp("Input.insertText", ["text": .string(text)]) }

  func runBeforeEveryDocument(_ script: String) async throws {
    try await cdp("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
  }

  func evaluateApart(_ expressions: [String]) async throws -> JSONValue {
    let frame = try await cdp("Page.getFrameTree")["frameTree"]?["frame"]?["id"] ?? .null
    let world = try await cdp("Page.createIsolatedWorld", ["frameId": frame, "worldName": "espalier"])
    var value = JSONValue.null
    for expression in expressions {
      let answer = try await cdp(
        "Runtime.evaluate",
        [
          "expression": .string(expression), "contextId": world["executionContextId"] ?? .null, "awaitPromise": true,
          "returnByValue": true,
        ])
      if let exception = answer["exceptionDetails"] {
        let text = exception["exception"]?["description"]?.stringValue ?? exception["text"]?.stringValue
        throw DriverFailure(code: "javascript error", message: text ?? "")
      }
      value = answer["result"]?["value"] ?? .null
    }
    return value
  }

  func picture(ofWholePage isWhole: Bool) async throws -> String {
    guard isWhole else { return try await send("GET", "/screenshot").stringValue ?? "" }
    let size = try await cdp("Page.getLayoutMetrics")["cssContentSize"]
    let clip: JSONValue = [
      "x": 0, "y": 0, "width": size?["width"] ?? 0, "height": size?["height"] ?? 0, "scale": 1,
    ]
    let picture = try await cdp(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true, "clip": clip])
    return picture["data"]?.stringValue ?? ""
  }

  private func becomePhone() async throws {
    let agent = try await run("return navigator.userAgent", []).stringValue ?? ""
    let version = agent.split(separator: "Chrome/").last?.prefix { $0.isNumber } ?? "100"
    try await cdp("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
    try await cdp(
      "Emulation.setUserAgentOverride",
      [
        "userAgent": """
        Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) \
        Chrome/\(version).0.0.0 Mobile Safari/537.36
        """,
        "platform": "Linux armv81",
        "userAgentMetadata": [
          "platform": "Android", "platformVersion": "10.0.0", "architecture": "", "model": "K", "mobile": true,
        ],
      ])
  }
}
