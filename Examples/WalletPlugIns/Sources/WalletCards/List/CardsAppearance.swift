import Espalier

/// How the list of cards looks, in one place.
enum CardsAppearance {
  static let skeletonRows = 2
  static let frozenColor: ColorRole = .negative
}
