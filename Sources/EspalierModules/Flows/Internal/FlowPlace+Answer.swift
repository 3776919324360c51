internal import EspalierScreens

extension FlowPlace {
  /// Shows a scene, and waits for its answer.
  func answer<Output: Sendable>(_ make: (FlowAnswer<Output>) -> any Scene) async throws -> Output {
    guard core.interaction == .ask else { throw FlowError.needsUser(step: path.joined(separator: " / ")) }
    let pending = Pending<Output>()
    let scene = make(FlowAnswer(pending: pending) { [weak core] in core?.cancel() })
    // It may have answered already, while it was made.
    if pending.isOpen {
      set(.waiting)
      let id = core.show(scene)
      pending.onResolve = { [weak core] in
        set(.running)
        core?.hide(scene: id)
      }
    }
    return try await pending.value()
  }
}
