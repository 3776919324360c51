extension Page {
  /// Puts the setting in force. Done before the first address is opened, once for each tab, since the browser's
  /// emulations belong to a tab.
  func prepare() async throws {
    try await cdp(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(setting.width)), "height": .number(Double(setting.height)),
        "deviceScaleFactor": .number(setting.scale), "mobile": .bool(setting.isPhone),
      ])
    try await cdp("Emulation.setTimezoneOverride", ["timezoneId": .string(setting.timeZone)])
    try await cdp("Emulation.setLocaleOverride", ["locale": .string(setting.language)])
    try await prefer(colourScheme: setting.colourScheme, reducesMotion: setting.reducesMotion)
    // Without focus emulation a tab behind another reports no focus, and blur events come from nowhere.
    try await cdp("Emulation.setFocusEmulationEnabled", ["enabled": true])
    if setting.isPhone { try await becomePhone() }
    // Emulated network conditions bind only where the domain is enabled, and WebSockets only when it was enabled before
    // they were opened.
    try await cdp("Network.enable")
  }

  private func becomePhone() async throws {
    let agent = try await evaluate("navigator.userAgent").stringValue ?? ""
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
