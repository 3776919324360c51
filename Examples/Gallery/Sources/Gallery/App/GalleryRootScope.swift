package import Espalier

/// What every part of a gallery's window can ask for. There is one for each window.
package final class GalleryRootScope: RootScope {
  /// How the window looks.
  let appearance = AppearanceSwitch()
  /// All pages, with what people have done to them in this window.
  let catalogue = Catalogue()
}
