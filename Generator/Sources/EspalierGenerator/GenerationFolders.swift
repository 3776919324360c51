internal import Foundation

/// The folders of a target that parts are written to.
struct GenerationFolders {
  /// The folders that a part goes into, by paths within the package.
  struct Places {
    let root: String
    let sources: String
    let tests: String
  }

  /// The folder of the sources, after all links.
  let sources: String
  private let tests: String
  private let root: URL
  private let target: AppPackage.Target

  /// - Throws: ``GeneratorError/options(_:)`` if the sources or the tests lie outside the package.
  init(of target: AppPackage.Target, in package: AppPackage) throws(GeneratorError) {
    (root, self.target) = (package.root, target)
    sources = try Self.path("sources", of: target, package.root.appending(path: target.path), in: package.root)
    let tests = package.tests(of: target)?.path ?? "Tests/\(target.name)Tests"
    self.tests = try Self.path("tests", of: target, package.root.appending(path: tests), in: package.root)
  }

  /// Returns the places of a thing.
  ///
  /// - Parameter feature: The file of the feature that it goes into.
  func places(of kind: TemplateKind, _ name: GeneratedName, beside feature: URL?) throws(GeneratorError) -> Places {
    switch kind.destination {
    case .folder(let below): return Places(root: sources, sources: "\(sources)/\(below)/\(name.upper)", tests: tests)
    case .shared(let folder): return Places(root: sources, sources: "\(sources)/\(folder)", tests: tests)
    case .besideFeature:
      guard let feature else {
        return Places(root: sources, sources: "\(sources)/Features/\(name.upper)", tests: tests)
      }
      let folder = try Self.path("sources", of: target, feature, in: root)
      let parent = folder.split(separator: "/").dropLast().joined(separator: "/")
      let below = parent == sources ? "\(sources)/Features" : parent
      return Places(root: sources, sources: "\(below)/\(name.upper)", tests: tests)
    case .package(let below):
      let package = "\(below)/\(name.upper)"
      return Places(
        root: package, sources: "\(package)/Sources/\(name.upper)", tests: "\(package)/Tests/\(name.upper)Tests")
    }
  }

  private static func path(
    _ what: String, of target: AppPackage.Target, _ place: URL, in root: URL
  ) throws(GeneratorError) -> String {
    if let path = PackagePath.of(place, in: root) { return path }
    throw .options(
      "The \(what) of \(target.name) are in \(place.resolvingSymlinksInPath().standardizedFileURL.path), outside the package in \(root.path), where "
        + "nothing is written. Nothing was changed. Move them into the package, or run the command in the package that "
        + "they belong to.")
  }
}
