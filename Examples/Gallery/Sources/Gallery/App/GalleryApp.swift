public import Espalier

/// Makes a window of the gallery.
///
/// ```swift
/// let window = makeGalleryWindow()
/// window.open("/controls/button")
/// ```
@MainActor
public func makeGalleryWindow() -> Window {
  let scope = GalleryRootScope()
  let gallery = GalleryFeature(scope: scope)
  let window = Window(coordinator: gallery, title: "Espalier")
  // A language without texts of its own: everything stays in English, written in the other direction.
  let mirrored = Localization(locale: "ar", tables: [TextTable(language: "ar", [:])])
  scope.appearance.show = { [weak window] appearance, isRightToLeft in
    window?.appearance = appearance
    window?.localization = isRightToLeft ? mirrored : Localization()
  }
  gallery.activate()
  return window
}
