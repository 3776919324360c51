import Espalier

/// The app that the templates stand in: each is wired here as the generator wires it in one's own.
final class ParentFeature: Feature<ParentScope, ParentRoute> {
  private(set) lazy var sample = attach(SampleFeature(scope: SampleScope(scope)), as: ParentRoute.sample)
  private(set) lazy var sampleMVVMF: any Factory<String> = SampleMVVMFFactory { [weak self] _ in try self?.pop() }

  override func placement(of route: ParentRoute) -> Placement<ParentRoute> {
    switch route {
    case .list: .root(ParentScene())
    case .sample(let route): .child(self.sample, route, in: .push(over: .list))
    case .sampleMVVM: .push(SampleMVVMScene(model: SampleMVVMModel()), over: .list)
    case .sampleMVVMF(let name): .push(self.sampleMVVMF.make(name), over: .list)
    case .sampleVIPER:
      .push(SampleVIPERFactory(router: SampleVIPERRouter(self)).make(SampleVIPERParameters()), over: .list)
    }
  }
}
