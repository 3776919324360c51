public import EspalierScreens

extension Window {
  /// The surface that shows the window; see ``attach(_:)``.
  public var surface: (any Surface)? { parts.reporter.surface }

  /// Shows the window on a surface, in place of the one before: it is given everything that is there, where the window is,
  /// and from then on each change.
  ///
  /// The window holds the surface weakly. A surface that comes back after it was away is attached anew.
  public func attach(_ surface: any Surface) { parts.turns.show(wholeOn: surface) }

  /// Shows the window on no surface any more. It goes on, and is there as it is for the one that is attached next.
  public func detach() { parts.reporter.surface = nil }

  /// Gives the surface each change from now on, without the present nodes: it has drawn those itself.
  package func follow(by surface: any Surface) { parts.reporter.surface = surface }

  /// Puts around a screen what the surface itself has to say, whatever the app makes of ``decorate``.
  package var surround: @MainActor (Screen) -> Screen {
    get { parts.scenes.surround }
    set { parts.scenes.surround = newValue }
  }

  /// Renders now if anything has changed.
  public func render() { parts.turns.render() }

  /// The steps that build everything on a surface that shows nothing yet.
  package func whole() -> [Patch] {
    render()
    return parts.renderer.tree.whole()
  }

  /// The place that the window shows, as a surface that has just begun to look tells it.
  package var currentAddress: WindowAddress {
    render()
    return parts.tracker.address
  }

  /// The nodes that another one holds, in order; those of nil are the root.
  public func nodes(in node: Int?) -> [Node] { parts.renderer.tree.children(of: node) }

  /// A node by its number, if it is still there.
  public func node(_ id: Int) -> Node? { parts.renderer.tree.node(id) }

  /// The row of a section that has an identity, made if it is none of those around the places in sight.
  package func row(called key: String, in section: Int) -> Node? {
    defer { if parts.renderer.tree.hasStepsAhead { parts.life.invalidate() } }
    return parts.renderer.tree.row(called: key, in: section)
  }

  // MARK: Words

  /// Runs work in which texts are in the person's language, and errors are told in this window's log.
  public func speaking<Result>(_ work: () throws -> Result) rethrows -> Result { try parts.speech.speaking(work) }

  /// Shows at the place in sight what was wrong with a form that was sent from there: its scene's screen is made again with
  /// ``Submission/rejection``. It is forgotten when the person goes elsewhere.
  ///
  /// A surface calls it where it sends forms without loading a page; the fields keep what was typed into them, and the surface
  /// empties those that hold secrets.
  public func reject(_ rejection: SubmissionRejection) {
    parts.speech.take(rejection, at: path)
    parts.scenes.forgetScreens()
  }

  /// The numbers of the errors that the person has been shown.
  package var failures: FailureLog {
    get { parts.speech.failures }
    set { parts.speech.failures = newValue }
  }

  /// Tells the log and the observer of an error that the person is shown.
  package func notifyObservers(of failure: FailureReport) { parts.observers.notify(failure) }
}
