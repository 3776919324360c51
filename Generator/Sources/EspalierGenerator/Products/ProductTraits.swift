/// The traits of Espalier's package without which some of its products are empty.
enum ProductTraits {
  /// The products in the order in which they bring each other, each with the traits any of which is enough. The first is
  /// the one to enable.
  private static let needed: [(product: String, traits: [String])] = [
    ("EspalierTLS", ["TLS"]), ("EspalierWeb", ["Web", "TLS"]), ("EspalierCommand", ["Command", "Web", "TLS"]),
    ("EspalierHTTP", ["HTTP"]), ("EspalierObservability", ["Observability"]), ("EspalierMacros", ["Macros"]),
  ]
  /// The traits that stand for all: the one that has that name, and those of a package that names none.
  private static let complete: Set<String> = ["Complete", "default", "defaults"]

  /// The traits that a new app asks for, behind the other arguments of its dependency.
  static let ofNewApps = ", traits: [\"Web\"]"

  /// Returns a manifest in which Espalier is asked for with all that it has, where it was with what new apps have. One trait
  /// that stands for all is better than several, which SwiftPM before 6.4 passes on in another order each time.
  ///
  /// - Parameters:
  ///   - manifest: The text of the manifest.
  ///   - dependency: The expression by which it names Espalier.
  /// - Returns: nil if the app asks for other traits: these are a person's choice.
  static func completed(_ manifest: String, naming dependency: String) -> String? {
    guard dependency.contains(ofNewApps), manifest.contains(dependency) else { return nil }
    return manifest.replacing(dependency, with: dependency.replacing(ofNewApps, with: ""), maxReplacements: 1)
  }

  /// Returns a line for each trait that is missing.
  ///
  /// - Parameters:
  ///   - products: The products that are imported.
  ///   - enabled: The traits that the manifest enables; nil if it names none, or its text does not show them.
  static func lines(for products: Set<String>, with enabled: Set<String>?) -> [Wiring.Line] {
    guard var enabled, enabled.isDisjoint(with: complete) else { return [] }
    var lines: [Wiring.Line] = []
    for (product, traits) in needed where products.contains(product) && enabled.isDisjoint(with: traits) {
      guard let trait = traits.first else { continue }
      enabled.insert(trait)
      lines.append(
        Wiring.Line(
          place: "the traits of Espalier's package in Package.swift, without which \(product) is not built",
          code: "\"\(trait)\","))
    }
    return lines
  }
}
