import Espalier

/// The dependencies that Sample needs from the app around it. The compiler requires the app to provide each one.
@MainActor protocol SampleHolderDependencies: AnyObject {}

extension ParentScope: SampleHolderDependencies {}

/// The dependencies of Sample.
final class SampleHolderScope: Scope<any SampleHolderDependencies> {}

/// The dependencies of one part of Sample.
final class SampleHolderPartScope: Scope<SampleHolderScope> {
  let name: String

  init(_ parent: SampleHolderScope, name: String) {
    self.name = name
    super.init(parent)
  }
}
