internal import Foundation
internal import SwiftParser
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
/// Have a ``PackageWriting`` around both.
public struct Generation: Sendable {
  /// The files to be written, and the person's own files with lines added.
  public let changes: ChangeSet
  /// The lines that are left to be added by hand.
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
  ///   - isPublic: True to let strangers in where the feature around it asks who comes.
  ///   - force: True to write over what is there.
  /// - Throws: ``GeneratorError`` if the name cannot be used, or what it needs is missing.
  public init(
    of kind: TemplateKind, named text: String, in package: AppPackage, target: String? = nil, parent: String? = nil,
    templates: TemplateFolders, isPublic: Bool = false, force: Bool = false
  ) async throws(GeneratorError) {
    let name = try GeneratedName(text, droppingSuffix: kind.suffix)
    if kind.isPackage { try ModuleNames.check(name, text, besides: package.targets.map(\.name)) }
    let target = try package.target(named: target)
    let folders = try GenerationFolders(of: target, in: package)
    let files = try SourceFile.files(below: package.root.appending(path: folders.sources))
    let declarations = AppDeclarations(files)
    let feature = try Self.feature(parent, of: kind, in: declarations, target)
    if let feature { try Self.checkAccess(of: kind, to: feature) }
    let rewriter = NameRewriter(replacements: Self.replacements(kind, name, feature))

    var written: [ChangeSet.File] = []
    var types = PlannedTypes()
    var products: (sources: Set<String>, tests: Set<String>) = ([], [])
    let folder = try folders.places(of: kind, name, beside: feature.map { files[$0.file].url })
    let found = try templates.files(of: kind)
    for (path, file) in found.sources {
      let template = try Self.template(file)
      let source = ChangeSet.File(
        path: "\(folder.sources)/\(rewriter.rewritten(path: path))", content: rewriter.rewritten(template))
      types.add(template, by: rewriter, as: source.path)
      products.sources.formUnion(ImportedProducts.names(in: template))
      written.append(source)
    }
    let imported = kind.isPackage ? name.upper : target.name
    for (path, file) in found.tests {
      let template = try Self.template(file)
      let content = rewriter.rewritten(template).replacing(
        "@testable import Templates\n", with: "@testable import \(imported)\n")
      let test = ChangeSet.File(path: "\(folder.tests)/\(rewriter.rewritten(path: path))", content: content)
      types.add(template, by: rewriter, as: test.path)
      products.tests.formUnion(ImportedProducts.names(in: template))
      written.append(test)
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
    try types.check(text, written)
    var changes = ChangeSet(root: package.root)
    written.sort { $0.path < $1.path }
    for file in await Formatting.formatted(written, in: package.root) { changes.add(file) }

    let isThere = changes.effects().contains { $0.effect == .none }
    try Self.checkTypes(changes, against: declarations, files, package.root)
    var lines: [Wiring.Line] = kind.wiring.lines.map { line in
      Wiring.Line(place: rewriter.rewritten(line.place), code: rewriter.rewritten(line.code))
    }
    if let place = kind.wiring.place, let feature {
      let reading = PlaceReading(
        place: Self.rewritten(place, rewriter, isPublic: isPublic), feature: feature, declarations: declarations,
        files: files,
        isThere: isThere)
      if !isThere { try Self.checkNames(of: reading, text, force: force) }
      let paths = files.map { $0.isEditable ? PackagePath.of($0.url, in: package.root) : nil }
      let editable = Set(paths.indices.filter { paths[$0] != nil })
      let result = PlaceWiring(reading: reading, editable: editable).result()
      for (number, text) in result.texts.sorted(by: { $0.key < $1.key }) {
        guard let path = paths[number] else { continue }
        let file = files[number]
        let formatted = await Formatting.formatted(text, asWas: file.text, in: package.root)
        changes.add(ChangeSet.File(path: path, content: file.asInFile(formatted), original: file.original))
      }
      lines = result.lines + lines
    }
    if !kind.isPackage {
      let tests = package.tests(of: target)
      let wiring = try ProductWiring(in: package)
      let result = wiring.result(
        for: [ProductWiring.Need(target: target, products: products.sources)]
          + (tests.map { [ProductWiring.Need(target: $0, products: products.tests)] } ?? []))
      if let path = wiring.path, let text = result.text {
        let manifest = wiring.manifest
        let formatted = await Formatting.formatted(text, asWas: manifest.text, in: package.root)
        changes.add(
          ChangeSet.File(path: path, content: manifest.asInFile(formatted), original: manifest.original))
      }
      lines += result.lines
      if !found.tests.isEmpty, tests == nil {
        let needed = products.tests.sorted().map { TargetDependencies.code($0, package.identity) }
        let dependencies = ([EspalierSource.literal(target.name)] + needed).joined(separator: ", ")
        lines.append(
          Wiring.Line(
            place: "the targets in Package.swift, which has no tests of \(target.name) yet",
            code: #".testTarget(name: "\#(target.name)Tests", dependencies: [\#(dependencies)]),"#))
      }
    }
    self.changes = changes
    self.lines = lines.map { ($0.place, $0.code) }
  }

  private static func feature(
    _ parent: String?, of kind: TemplateKind, in declarations: AppDeclarations, _ target: AppPackage.Target
  ) throws(GeneratorError) -> AppDeclarations.FeatureClass? {
    let features = declarations.features
    let known = features.map(\.shortName)
    if let parent {
      if let feature = features.first(where: { $0.name == parent || $0.shortName == parent }) { return feature }
      throw .noFeature(parent, known: known, target: target.name)
    }
    guard kind.needsFeature else { return nil }
    if features.count == 1 { return features[0] }
    let roots = features.filter { declarations.roots.contains($0.name) }
    if roots.count == 1 { return roots[0] }
    throw .noFeature(nil, known: known, target: target.name)
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

  private static func rewritten(_ place: Wiring.Place, _ rewriter: NameRewriter, isPublic: Bool) -> Wiring.Place {
    let entry = rewriter.rewritten(place.entry)
    return Wiring.Place(
      routeCase: rewriter.rewritten(place.routeCase), path: rewriter.rewritten(place.path), entry: entry,
      placement: rewriter.rewritten(place.placement), placementOver: rewriter.rewritten(place.placementOver),
      member: place.member.map { rewriter.rewritten($0) }, permission: isPublic ? "case .\(entry): .granted" : nil)
  }

  private static func template(_ file: URL) throws(GeneratorError) -> SourceFileSyntax {
    Parser.parse(source: try TemplateText(conditions: [], path: file.path).lines(of: NewApp.text(of: file)))
  }
}
