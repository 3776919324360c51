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

/// Sample: it says which scene each of its places shows.
final class SampleFeature: Feature<SampleScope, SampleRoute> {
  override func placement(of route: SampleRoute) -> Placement<SampleRoute> {
    switch route {
    case .list: .root(SampleScene(source: self.scope.source))
    case .entry(let id): .push(SampleScene(source: self.scope.source, only: id), over: .list)
    }
  }
}
