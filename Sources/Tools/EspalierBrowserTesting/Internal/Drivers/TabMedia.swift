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
