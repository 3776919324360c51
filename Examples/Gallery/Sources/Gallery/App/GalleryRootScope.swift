package import Espalier

/// The scope of a gallery's window, with the dependencies of all its parts. There is one for each window.
package final class GalleryRootScope: RootScope {
  /// The appearance of the window.
  let appearance = AppearanceSwitch()
  /// All pages, with what people have done to them in this window.
  let catalogue = Catalogue()
}
