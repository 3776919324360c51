import Espalier

/// The whole gallery, as one feature: each window has its own.
final class GalleryModule: Module<GalleryRootScope> {
  /// Turns the gallery's places into what is shown.
  let coordinator: GalleryCoordinator

  override init(scope: GalleryRootScope) {
    coordinator = GalleryCoordinator(scope: scope)
    super.init(scope: scope)
    own(coordinator)
  }
}
