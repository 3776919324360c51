/// The answers to the media queries of a page in one tab.
///
/// Chromium takes all of it at once and forgets what it is not told again, so it is kept beside the pages.
struct TabMedia: Sendable {
  var colourScheme: ColourScheme
  var reducesMotion: Bool
  var contrast = Contrast.standard
  var medium = Medium.screen

  init(_ setting: PageSetting) {
    colourScheme = setting.colourScheme
    reducesMotion = setting.reducesMotion
  }

  /// The colour scheme that the page is told: browsers print every page as a bright one.
  var shownScheme: ColourScheme { medium == .print ? .light : colourScheme }
}

extension Page {
  /// Changes what the media queries answer.
  func changeMedia(_ deed: String, _ change: (inout TabMedia) -> Void) async throws {
    var window = browser.windows[tab.id] ?? TabWindows.Window(width: setting.width, height: setting.height)
    var media = window.media ?? TabMedia(setting)
    change(&media)
    try await command(deed) { [media] in try await $0.prefer(media) }
    // Its size may be another one by now.
    window = browser.windows[tab.id] ?? window
    window.media = media
    browser.windows[tab.id] = window
  }
}
