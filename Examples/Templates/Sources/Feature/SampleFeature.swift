import Espalier

/// Sample: it says which scene each of its places shows.
final class SampleFeature: Feature<SampleScope, SampleRoute> {
  override func placement(of route: SampleRoute) -> Placement<SampleRoute> {
    switch route {
    case .list: .root(SampleScene(model: SampleModel(source: self.scope.source)))
    case .entry(let id): .push(SampleScene(model: SampleModel(source: self.scope.source, only: id)), over: .list)
    }
  }
}
