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
  let module = GalleryModule(scope: scope)
  let window = Window(coordinator: module.coordinator, title: "Espalier", owner: module)
  scope.appearance.show = { [weak window] in window?.appearance = $0 }
  module.activate()
  return window
}
