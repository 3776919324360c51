internal import Foundation
internal import SwiftSyntax

/// Adds the products of Espalier that new sources import to the dependencies of their targets.
///
/// A new app depends on what it imports alone, so that it builds no more than it needs. What a part of it needs besides
/// comes with the part. A product that is there already is left alone. Where the text of the manifest does not show all
/// dependencies of a target, nothing is guessed: the products become lines to be added by hand.
struct ProductWiring {
  /// The products that the new sources of a target import.
  struct Need {
    let target: AppPackage.Target
    let products: Set<String>
  }

  struct Result {
    /// The new text of the manifest; nil if it stays as it is.
    var text: String?
    /// The lines that have to be added by hand.
    var lines: [Wiring.Line] = []
  }

  /// The manifest as it is now: an earlier start that was cut off may have been undone since the package was read.
  let manifest: SourceFile
  /// The path of the manifest; nil if it is not to be written, because it lies elsewhere or its lines end in two ways.
  let path: String?
  private let package: AppPackage

  /// - Throws: ``GeneratorError/notRead(path:reason:)``.
  init(in package: AppPackage) throws(GeneratorError) {
    let file = package.root.appending(path: "Package.swift")
    manifest = SourceFile(url: file, text: try PlainText.contents(of: file))
    path = manifest.isEditable ? PackagePath.of(file, in: package.root) : nil
    self.package = package
  }

  func result(for needs: [Need]) -> Result {
    var result = Result()
    var source = manifest
    for need in needs {
      var left: [String] = []
      for product in need.products.sorted() {
        let dependencies = TargetDependencies(of: need.target.name, in: source)
        guard !(dependencies?.names ?? Set(need.target.dependencies)).contains(product) else { continue }
        if path != nil, let text = dependencies?.adding(product, of: package.identity),
          let changed = changed(source, into: text, with: product, of: need.target.name)
        {
          source = changed
          result.text = text
        } else {
          left.append(product)
        }
      }
      if !left.isEmpty { result.lines.append(line(for: left, of: need.target)) }
    }
    let products = needs.reduce(into: Set<String>()) { $0.formUnion($1.products) }
    let missing = ProductTraits.lines(for: products, with: package.traits)
    if !missing.isEmpty, path != nil, let dependency = package.espalierText,
      let text = ProductTraits.completed(source.text, naming: dependency)
    {
      result.text = text
    } else {
      result.lines += missing
    }
    return result
  }

  /// Returns the new manifest; nil if the product cannot be found in it: one that came to stand in a comment, for example.
  private func changed(
    _ before: SourceFile, into text: String, with product: String, of target: String
  ) -> SourceFile? {
    let after = SourceFile(url: before.url, text: text)
    // A manifest that had no error before must have none after.
    guard before.syntax.hasError || !after.syntax.hasError else { return nil }
    return TargetDependencies(of: target, in: after)?.names.contains(product) == true ? after : nil
  }

  private func line(for products: [String], of target: AppPackage.Target) -> Wiring.Line {
    Wiring.Line(
      place: "the dependencies of \(target.name) in Package.swift, unless they are there already",
      code: products.map { TargetDependencies.code($0, package.identity) + "," }.joined(separator: "\n"))
  }
}
