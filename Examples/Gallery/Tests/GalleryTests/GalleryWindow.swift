import Espalier
import Gallery

/// A window of the gallery, as the program makes one.
@MainActor func makeGalleryWindow() -> Window {
  let gallery = GalleryFeature()
  let window = Window(coordinator: gallery, title: "Espalier")
  gallery.prepare(window)
  gallery.activate()
  return window
}
