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
