public import Espalier

/// Sample: it says which scene each of its places shows.
public final class SamplePlugInFeature: Feature<SamplePlugInScope, SamplePlugInRoute> {
  /// Returns where a place stands, and what is shown there.
  public override func placement(of route: SamplePlugInRoute) -> Placement<SamplePlugInRoute> {
    switch route {
    case .start: .root(SamplePlugInScene(person: self.scope.person))
    }
  }
}
