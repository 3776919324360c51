import Espalier

/// The ways out of the scene, by whatever navigates around it.
@MainActor final class SampleVIPERRouter: SceneRouter<any Navigable>, SampleVIPERRouting {
  func leave() throws { try navigable().pop() }
}
