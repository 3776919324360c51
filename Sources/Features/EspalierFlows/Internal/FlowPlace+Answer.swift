internal import EspalierScreens

extension FlowPlace {
  /// Shows a scene, and waits for its answer.
  func answer<Output: Sendable>(_ make: (FlowAnswer<Output>) -> any Scene) async throws -> Output {
    let step = path.joined(separator: " / ")
    guard core.interaction == .ask else { throw FlowError.needsUser(step: step) }
    let pending = Pending<Output>()
    let scene = make(FlowAnswer(pending: pending, step: step) { [weak core] in core?.cancel() })
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
