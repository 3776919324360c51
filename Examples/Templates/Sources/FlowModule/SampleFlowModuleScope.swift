import Espalier

/// The dependencies that Sample needs from the app around it. The compiler requires the app to provide each one.
@MainActor protocol SampleFlowModuleDependencies: AnyObject {}

extension ParentScope: SampleFlowModuleDependencies {}

/// The dependencies of Sample.
final class SampleFlowModuleScope: Scope<any SampleFlowModuleDependencies> {
  /// The work of the last step, such as a call of a store or gateway.
  let store: @Sendable (String) async throws -> Void

  init(
    _ parent: any SampleFlowModuleDependencies, store: @escaping @Sendable (String) async throws -> Void = { _ in }
  ) {
    self.store = store
    super.init(parent)
  }
}

/// The dependencies of one step: made when it begins, and let go when it ends.
final class SampleFlowModuleStepScope: Scope<SampleFlowModuleScope> {
  func store(_ name: String) async throws { try await parent.store(name) }
}
