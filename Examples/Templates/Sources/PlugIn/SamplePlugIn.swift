public import Espalier

/// Sample, as an app finds it in its list of plug-ins.
public struct SamplePlugIn: PlugIn {
  /// The name of the plug-in, with which the addresses of its places begin.
  public let id = "sample"
  /// The title of the feature.
  public let title = "Sample"

  /// Makes the plug-in.
  public init() {}

  /// An entry in the list of features.
  public var contributions: [Contribution<any SampleShell>] {
    [.entry(in: .sampleFeatures, icon: .list, summary: "What Sample has for you")]
  }

  /// Builds the feature, when somebody first goes to one of its places.
  public func build(in context: PlugInContext<any SampleShell>) -> SamplePlugInFeature {
    SamplePlugInFeature(scope: SamplePlugInScope(context.shell))
  }
}
