import Espalier

/// The places of the app that the templates stand in: its own list, and one for each template that has a place.
enum ParentRoute: Route {
  case list
  case sample(SampleRoute)
  case sampleEditable(SampleEditableRoute)
  case sampleMVVM
  case sampleMVVMF(String)
  case sampleVIPER
  case plugIn(PlugInRoute)

  var path: Path {
    switch self {
    case .list: "/"
    case .sample(let route): "/sample" + route.path
    case .sampleEditable(let route): "/sampleEditable" + route.path
    case .sampleMVVM: "/sampleMVVM"
    case .sampleMVVMF(let name): "/sampleMVVMF/\(name)"
    case .sampleVIPER: "/sampleVIPER"
    case .plugIn(let route): "/more" + route.path
    }
  }
  static let paths = Paths<Self> {
    list
    sample
    sampleEditable
    sampleMVVM
    sampleMVVMF
    sampleVIPER
    plugIn
  }
}

/// The app that the templates stand in: each is wired here as the generator wires it in one's own.
final class ParentFeature: Feature<ParentScope, ParentRoute> {
  private(set) lazy var sample = attach(SampleFeature(scope: SampleScope(scope)), as: ParentRoute.sample)
  private(set) lazy var sampleEditable = attach(
    SampleEditableFeature(scope: SampleEditableScope(scope)), as: ParentRoute.sampleEditable)
  private(set) lazy var sampleMVVMF: any Factory<String> = SampleMVVMFFactory { [weak self] in try self?.push($0) }

  private lazy var plugIns = attach(PluggedIn(scope.plugIns, shell: scope), as: ParentRoute.plugIn)

  override func placement(of route: ParentRoute) -> Placement<ParentRoute> {
    switch route {
    case .list: .root(ParentScene())
    case .sample(let route): .child(self.sample, route, in: .push(over: .list))
    case .sampleEditable(let route): .child(self.sampleEditable, route, in: .push(over: .list))
    case .sampleMVVM: .push(SampleMVVMScene(model: SampleMVVMModel()), over: .list)
    case .sampleMVVMF(let name): .push(self.sampleMVVMF.make(name), over: .list)
    case .sampleVIPER:
      .push(SampleVIPERFactory(router: SampleVIPERRouter(self)).make(SampleVIPERParameters()), over: .list)
    case .plugIn(let route): .child(self.plugIns, route, in: .push(over: .list))
    }
  }

  /// Attaches what has no place of its own.
  override func didActivate() {
    run { [weak self] in
      guard let self else { return }
      try attach(SampleModuleBuilder().build(in: scope))
      try attach(SampleHolderBuilder().build(in: scope))
    }
  }

  /// Shows the flow, and takes it away at its end.
  func startSample() throws {
    let flow = SampleFlowModuleBuilder().build(in: scope)
    // A flow that the person closes is cancelled, and does not report its end.
    flow.finished = { [weak self] _ in try? self?.dismiss() }
    try present(flow)
  }
}
