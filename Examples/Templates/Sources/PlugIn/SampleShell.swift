public import Espalier

/// The part of the app that Sample needs where it is plugged in. An app that does not know it conforms an object of its
/// own.
@MainActor public protocol SampleShell: AnyObject {
  /// The name of the person who looks at it.
  var person: String { get }
}

extension ExtensionPoint where Content == PlugInEntry {
  /// The list of features; an app that has one under another name adds Sample there.
  public static let sampleFeatures = ExtensionPoint("features")
}
