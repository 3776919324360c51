public import Espalier

/// The places of Sample; their addresses follow those of the plug-in.
public enum SamplePlugInRoute: Route {
  /// The first place.
  case start

  /// The address of a place.
  public var path: Path {
    switch self {
    case .start: "/"
    }
  }
  /// All places.
  public static let paths = Paths<Self> {
    start
  }
}

/// Sample: it says which scene each of its places shows.
public final class SamplePlugInFeature: Feature<SamplePlugInScope, SamplePlugInRoute> {
  /// Returns where a place stands, and what is shown there.
  public override func placement(of route: SamplePlugInRoute) -> Placement<SamplePlugInRoute> {
    switch route {
    case .start: .root(SamplePlugInScene(person: self.scope.person))
    }
  }
}
