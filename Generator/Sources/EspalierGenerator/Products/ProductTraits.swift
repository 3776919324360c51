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
