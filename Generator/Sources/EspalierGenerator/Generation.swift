internal import Foundation
internal import SwiftSyntax

/// A thing that is to be generated into an app: the files that it writes, and the lines that make it part of the app.
///
/// ```swift
/// let package = try AppPackage(around: URL(filePath: "."))
/// let generation = try await Generation(of: .named("feature")!, named: "Cards", in: package, templates: folders)
/// try generation.changes.apply()
/// ```
///
/// Making one only reads. ``ChangeSet/apply(force:)`` writes everything or nothing, and a second time changes nothing.
public struct Generation: Sendable {
  /// The files to be written, and the person's own files with lines added.
  public let changes: ChangeSet
  /// What is left to be added by hand.
  public let lines: [(place: String, code: String)]

  /// Plans a thing.
  ///
  /// - Parameters:
  ///   - kind: The kind of the thing.
  ///   - text: The name, in any of the forms of ``GeneratedName``.
  ///   - package: The package of the app.
  ///   - target: The name of the app's target; nil where only one can be meant.
  ///   - parent: The feature that the thing goes into; nil where only one can be meant.
  ///   - templates: The folders of the templates.
  ///   - force: True to write over what is there.
  /// - Throws: ``GeneratorError`` if the name cannot be used, or what it needs is missing.
  public init(
    of kind: TemplateKind, named text: String, in package: AppPackage, target: String? = nil, parent: String? = nil,
    templates: TemplateFolders, force: Bool = false
  ) async throws(GeneratorError) {
    let name = try GeneratedName(text, droppingSuffix: kind.suffix)
    let target = try package.target(named: target)
    let files = try SourceFile.files(below: package.root.appending(path: target.path))
    let declarations = AppDeclarations(files)
    let feature = try Self.feature(parent, of: kind, in: declarations)
    let rewriter = NameRewriter(replacements: Self.replacements(kind, name, feature))

    var written: [ChangeSet.File] = []
    let folder = Self.folder(of: kind, name, target, feature.map { files[$0.file].url }, package.root)
    let found = try templates.files(of: kind)
    for (path, file) in found.sources {
      written.append(try Self.file(file, to: "\(folder.sources)/\(rewriter.rewritten(path: path))", rewriter))
    }
    let tests = folder.tests ?? package.tests(of: target)?.path ?? "Tests/\(target.name)Tests"
    let imported = kind.isPackage ? name.upper : target.name
    for (path, file) in found.tests {
      let test = try Self.file(file, to: "\(tests)/\(rewriter.rewritten(path: path))", rewriter)
      let content = test.content.replacing("@testable import Templates\n", with: "@testable import \(imported)\n")
      written.append(ChangeSet.File(path: test.path, content: content))
    }
    for (path, file) in found.package {
      let values = [
        "name": name.upper, "lower": name.kebab, "title": name.title,
        "espalier": package.espalier(in: package.root.appending(path: folder.root)), "package": package.identity,
      ]
      written.append(
        ChangeSet.File(
          path: "\(folder.root)/\(NewApp.place(of: path, name))",
          content: try NewApp.rendered(file, values), isExecutable: NewApp.isExecutable(file)))
    }
    var changes = ChangeSet(root: package.root)
    written.sort { $0.path < $1.path }
    for file in await Formatting.formatted(written, in: package.root) { changes.add(file) }

    let isThere = changes.effects().contains { $0.effect == .none }
    try Self.checkTypes(changes, against: declarations, files, package.root, force: force)
    var lines: [Wiring.Line] = kind.wiring.lines.map { line in
      Wiring.Line(place: rewriter.rewritten(line.place), code: rewriter.rewritten(line.code))
    }
    if let place = kind.wiring.place, let feature {
      let wiring = PlaceWiring(
        place: Self.rewritten(place, rewriter), feature: feature, declarations: declarations, files: files)
      guard !wiring.isCaseTaken || isThere || force else {
        throw .name(text, reason: "\(feature.route) has a case `\(name.lower)` already. Choose another name")
      }
      let result = wiring.result()
      for (number, text) in result.texts.sorted(by: { $0.key < $1.key }) {
        let path = Self.path(of: files[number].url, in: package.root)
        let edited = ChangeSet.File(path: path, content: text, isEdit: true)
        changes.add(await Formatting.formatted(edited, asWas: files[number].text, in: package.root))
      }
      lines = result.lines + lines
    }
    self.changes = changes
    self.lines = lines.map { ($0.place, $0.code) }
  }

  private static func feature(
    _ parent: String?, of kind: TemplateKind, in declarations: AppDeclarations
  ) throws(GeneratorError) -> AppDeclarations.FeatureClass? {
    let features = declarations.features
    let known = features.map(\.shortName)
    if let parent {
      if let feature = features.first(where: { $0.name == parent || $0.shortName == parent }) { return feature }
      throw .noFeature(parent, known: known)
    }
    guard kind.needsFeature else { return nil }
    if features.count == 1 { return features[0] }
    let roots = features.filter { declarations.roots.contains($0.name) }
    if roots.count == 1 { return roots[0] }
    throw .noFeature("", known: known)
  }

  private static func replacements(
    _ kind: TemplateKind, _ name: GeneratedName, _ feature: AppDeclarations.FeatureClass?
  ) -> [NameRewriter.Replacement] {
    let own = NameRewriter.Replacement.word(kind.word, name)
    guard let feature else { return [own] }
    // The scope and the route may be named otherwise than the feature, so each is replaced by itself.
    return [
      .type("ParentScope", feature.scope), .type("ParentRoute", feature.route), .type("ParentFeature", feature.name),
      own,
    ]
  }

  private static func rewritten(_ place: Wiring.Place, _ rewriter: NameRewriter) -> Wiring.Place {
    Wiring.Place(
      routeCase: rewriter.rewritten(place.routeCase), path: rewriter.rewritten(place.path),
      entry: rewriter.rewritten(place.entry), placement: rewriter.rewritten(place.placement),
      placementOver: rewriter.rewritten(place.placementOver), member: place.member.map { rewriter.rewritten($0) })
  }

  private static func file(
    _ file: URL, to path: String, _ rewriter: NameRewriter
  ) throws(GeneratorError) -> ChangeSet.File {
    let source = try TemplateText(conditions: [], path: file.path).lines(of: NewApp.text(of: file))
    return ChangeSet.File(path: path, content: rewriter.rewritten(source))
  }

  private static func folder(
    of kind: TemplateKind, _ name: GeneratedName, _ target: AppPackage.Target, _ feature: URL?, _ root: URL
  ) -> (root: String, sources: String, tests: String?) {
    switch kind.destination {
    case .folder(let below): return (target.path, "\(target.path)/\(below)/\(name.upper)", nil)
    case .shared(let folder): return (target.path, "\(target.path)/\(folder)", nil)
    case .besideFeature:
      let folder = feature.map { path(of: $0.deletingLastPathComponent(), in: root) } ?? target.path
      let below = folder == target.path ? "\(folder)/Features" : folder
      return (target.path, "\(below)/\(name.upper)", nil)
    case .package(let below):
      let package = "\(below)/\(name.upper)"
      return (package, "\(package)/Sources/\(name.upper)", "\(package)/Tests/\(name.upper)Tests")
    }
  }

  private static func path(of url: URL, in root: URL) -> String {
    let (path, start) = (url.standardizedFileURL.path, root.standardizedFileURL.path + "/")
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  /// A type that the app has elsewhere must not be made a second time.
  private static func checkTypes(
    _ changes: ChangeSet, against declarations: AppDeclarations, _ files: [SourceFile], _ root: URL, force: Bool
  ) throws(GeneratorError) {
    let written = Set(changes.files.map(\.path))
    for file in changes.files where file.path.hasSuffix(".swift") {
      let made = AppDeclarations([SourceFile(url: root.appending(path: file.path), text: file.content)])
      for type in made.types.keys.sorted() {
        guard let other = declarations.types[type] else { continue }
        let place = path(of: files[other].url, in: root)
        guard !written.contains(place) else { continue }
        throw .name(type, reason: "\(place) has a type with this name. Choose another name")
      }
    }
  }
}
