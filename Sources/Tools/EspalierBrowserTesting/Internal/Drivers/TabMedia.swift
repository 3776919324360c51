/// The answers to the media queries of a page in one tab.
///
/// Chromium takes all values at once and discards those that are not sent again, so they are kept separately from the
/// pages.
struct TabMedia: Sendable {
  var colourScheme: ColourScheme
  var reducesMotion: Bool
  var contrast = Contrast.standard
  var medium = Medium.screen

  init(_ setting: PageSetting) {
    colourScheme = setting.colourScheme
    reducesMotion = setting.reducesMotion
  }

  /// The colour scheme that the page receives: browsers print every page as a light one.
  var shownScheme: ColourScheme { medium == .print ? .light : colourScheme }
}
