extension Page {
  /// Changes the answers to the media queries.
  func changeMedia(_ deed: String, _ change: (inout TabMedia) -> Void) async throws {
    var window = browser.windows[tab.id] ?? TabWindows.Window(width: setting.width, height: setting.height)
    var media = window.media ?? TabMedia(setting)
    change(&media)
    try await command(deed) { [media] in try await $0.prefer(media) }
    // Its size may have changed by now.
    window = browser.windows[tab.id] ?? window
    window.media = media
    browser.windows[tab.id] = window
  }
}
