internal import Foundation
internal import SwiftSyntax

/// The checks that come before anything is written.
extension Generation {
  /// A case of a public route cannot hold a route that only the module sees.
  static func checkAccess(
    of kind: TemplateKind, to feature: AppDeclarations.FeatureClass
  ) throws(GeneratorError) {
    guard kind.isFeature,
      feature.syntax.modifiers.contains(where: { ["public", "open", "package"].contains($0.name.text) })
    else { return }
    throw .options(
      "\(feature.name) is public, as that of a plug-in is, so \(feature.route) can hold public routes alone, and the "
        + "route of a new feature is none. Nothing was written. Generate scenes into it, or write the feature by hand "
        + "with a public route.")
  }

  /// A type that the app has elsewhere must not be made a second time.
  static func checkTypes(
    _ changes: ChangeSet, against declarations: AppDeclarations, _ files: [SourceFile], _ root: URL
  ) throws(GeneratorError) {
    let written = Set(changes.files.map(\.path))
    for file in changes.files where file.path.hasSuffix(".swift") {
      for type in TopLevelTypes.names(in: file.content).sorted() {
        guard let other = declarations.types[type] else { continue }
        let place = PackagePath.of(files[other].url, in: root) ?? files[other].url.path
        guard !written.contains(place) else { continue }
        throw .name(type, reason: "\(place) has a type with this name. Choose another name")
      }
    }
  }

  /// The names of a new place must not be those of something else.
  static func checkNames(of reading: PlaceReading, _ text: String, force: Bool) throws(GeneratorError) {
    let (route, feature, entry) = (reading.feature.route, reading.feature.name, reading.place.entry)
    guard !ReservedNames.isTakenInRoutes(entry) else {
      throw .name(text, reason: "each route has a member `\(entry)`. Choose another name")
    }
    guard reading.place.member == nil || !ReservedNames.isTakenInFeatures(entry) else {
      throw .name(text, reason: "each feature has a member `\(entry)`. Choose another name")
    }
    guard !force else { return }
    guard !reading.isCaseTaken else {
      throw .name(text, reason: "\(route) has a case `\(entry)` already. Choose another name")
    }
    guard !reading.routeNames.contains(entry) else {
      throw .name(text, reason: "\(route) has a member `\(entry)` already. Choose another name")
    }
    guard !reading.isMemberTaken else {
      throw .name(text, reason: "\(feature) has a member `\(entry)` already. Choose another name")
    }
  }
}
