public import EspalierScreens

extension Window {
  /// The surface that shows the window; see ``attach(_:)``.
  public var surface: (any Surface)? { parts.reporter.surface }

  /// Shows the window on a surface instead of the previous one.
  ///
  /// The surface receives the current content and address, and from then on each change.
  ///
  /// The window holds the surface weakly. A surface that returns after a detachment is attached again.
  public func attach(_ surface: any Surface) { parts.turns.show(wholeOn: surface) }

  /// Removes the window from its surface.
  ///
  /// The window continues, with its state, for the surface that is attached next.
  public func detach() { parts.reporter.surface = nil }

  /// Sends each later change to a surface that has already drawn the current nodes.
  package func follow(by surface: any Surface) { parts.reporter.surface = surface }

  /// A closure that adds the surface's own content around a screen, in addition to ``decorate``.
  package var surround: @MainActor (Screen) -> Screen {
    get { parts.scenes.surround }
    set { parts.scenes.surround = newValue }
  }

  /// Renders at once if anything has changed.
  public func render() { parts.turns.render() }

  /// Returns the patches that build the whole content on an empty surface.
  package func whole() -> [Patch] {
    render()
    return parts.renderer.tree.whole()
  }

  /// The address of the place that the window shows, for a surface that has just been attached.
  package var currentAddress: WindowAddress {
    render()
    return parts.tracker.address
  }

  /// Returns the child nodes of a node in order, or those of the root if the node is nil.
  public func nodes(in node: Int?) -> [Node] { parts.renderer.tree.children(of: node) }

  /// Returns a node by its number, if it still exists.
  public func node(_ id: Int) -> Node? { parts.renderer.tree.node(id) }

  /// Returns the row with an identity in a section.
  ///
  /// The row is created if it is not among those around the visible items.
  package func row(called key: String, in section: Int) -> Node? {
    defer { if parts.renderer.tree.hasStepsAhead { parts.life.invalidate() } }
    return parts.renderer.tree.row(called: key, in: section)
  }

  // MARK: Words

  /// Runs a closure in the person's language, and reports its errors to this window's log.
  public func speaking<Result>(_ work: () throws -> Result) rethrows -> Result { try parts.speech.speaking(work) }

  /// Shows the errors of a submitted form at the visible place. The place's scene makes its screen again with
  /// ``/EspalierScreens/Submission/rejection``.
  ///
  /// The rejection is removed when the person goes to another place.
  ///
  /// A surface calls it if it submits forms without loading a page. The fields keep their typed text; the surface
  /// clears those that hold secrets.
  public func reject(_ rejection: SubmissionRejection) {
    parts.speech.take(rejection, at: path)
    parts.scenes.forgetScreens()
  }

  /// The log that numbers the errors shown to the person.
  package var failures: FailureLog {
    get { parts.speech.failures }
    set { parts.speech.failures = newValue }
  }

  /// Reports an error that is shown to the person, to the log and to the work observer.
  package func notifyObservers(of failure: FailureReport) { parts.observers.notify(failure) }
}
