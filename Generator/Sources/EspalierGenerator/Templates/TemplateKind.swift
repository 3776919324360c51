/// A kind of thing that can be generated.
public struct TemplateKind: Sendable, Identifiable {
  /// A name in the template with its meaning, for the guide.
  public struct Field: Sendable {
    /// The word in the names of the template.
    public let name: String
    /// The meaning of the name.
    public let meaning: String
  }

  /// The place in an app that the files go to.
  enum Destination: Sendable {
    /// A folder with the thing's own name, below another one: `Features/Cards`.
    case folder(below: String)
    /// A folder that things share: `Views`.
    case shared(String)
    /// A folder with the thing's own name beside the feature that it goes into.
    case besideFeature
    /// A package of its own, below this folder of the app's.
    case package(below: String)
  }

  /// The name on the command line.
  public let name: String
  /// The purpose in one line.
  public let summary: String
  /// The cases that it is meant for.
  public let use: String
  /// The names in it, with their meanings.
  public let fields: [Field]
  /// The folder in the templates.
  let folder: String
  /// The word in the templates that the name takes the place of.
  let word: String
  /// The word that the kind adds to the name.
  let suffix: String
  let destination: Destination
  /// True if its files name the scope, route or feature that it goes into.
  var isOfParent = false
  /// The lines that make the thing part of the app.
  let wiring: Wiring

  /// The name.
  public var id: String { name }
  /// True if it goes into a feature of the app.
  var needsFeature: Bool { wiring.place != nil || isOfParent }
  /// The words on the command line: `scene --style mvvm`, `feature --editable`.
  public var command: String {
    if name.hasPrefix("scene-") { return "scene --style \(name.dropFirst("scene-".count))" }
    return name == "feature-editable" ? "feature --editable" : name
  }
  /// True if it has a route of its own, whose places can be opened to strangers.
  public var isFeature: Bool { name.hasPrefix("feature") }
  var isPackage: Bool { if case .package = destination { true } else { false } }

  /// Finds a kind by its name; nil if there is none.
  public static func named(_ name: String) -> TemplateKind? { all.first { $0.name == name } }
}
