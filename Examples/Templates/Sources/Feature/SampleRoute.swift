import Espalier

/// The places of Sample; their addresses follow that of the feature.
enum SampleRoute: Route {
  case list
  case entry(SampleEntry.ID)

  var path: Path {
    switch self {
    case .list: "/"
    case .entry(let id): "/\(id)"
    }
  }
  static let paths = Paths<Self> {
    list
    entry
  }
}
