import Espalier

/// The commands that tell the view what to show.
@MainActor protocol SampleVIPERViewable: Viewable, AlertShowing, ActivityShowing {
  /// Shows the lines, or the state of loading them.
  func show(_ lines: Loadable<[String]>)
}

/// The actions that a person can take in the view.
@MainActor protocol SampleVIPERPresenting: Presenting {
  /// Tells that the person has read it, and wants to go.
  func tapDone() throws
}

/// The ways out of the scene.
@MainActor protocol SampleVIPERRouting: Routing {
  /// Goes back to where the person came from.
  func leave() throws
}

/// The work of the scene: it combines gateways, and fetches nothing itself.
protocol SampleVIPERInteractor: Interactor {
  /// Returns the lines that are shown.
  func lines(for parameters: SampleVIPERParameters) async throws -> [String]
}
