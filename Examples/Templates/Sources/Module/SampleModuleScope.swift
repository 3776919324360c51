import Espalier

/// The dependencies that Sample needs from the app around it. The compiler requires the app to provide each one.
@MainActor protocol SampleModuleDependencies: AnyObject {}

extension ParentScope: SampleModuleDependencies {}

/// The dependencies of Sample.
final class SampleModuleScope: Scope<any SampleModuleDependencies> {
  /// The work that brings it up to date, such as a call of a gateway.
  let refresh: @Sendable () async throws -> Void

  init(_ parent: any SampleModuleDependencies, refresh: @escaping @Sendable () async throws -> Void = {}) {
    self.refresh = refresh
    super.init(parent)
  }
}
