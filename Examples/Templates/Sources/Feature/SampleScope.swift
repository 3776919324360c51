import Espalier

/// The dependencies that Sample needs from the app around it. The compiler requires the app to provide each one.
@MainActor protocol SampleDependencies: AnyObject {}

extension ParentScope: SampleDependencies {}

/// The dependencies of Sample.
final class SampleScope: Scope<any SampleDependencies> {
  /// The source of the entries. Make your own here, over a store or a gateway; a test provides another.
  var source: any SampleSource {
    overridable(\.source, unprovided: EmptySampleSource()) { shared { EmptySampleSource() } }
  }
}
