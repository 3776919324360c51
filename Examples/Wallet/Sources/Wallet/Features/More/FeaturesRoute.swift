package import Espalier

/// The one place of the list of features.
package enum FeaturesRoute: Route {
  /// The list.
  case list

  package var path: Path { "/" }

  package static let paths = Paths<Self> { list }
}
