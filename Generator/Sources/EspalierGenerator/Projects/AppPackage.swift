public import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// A package with an app in it.
///
/// The manifest is read and not run, so it takes no time and needs no network. A manifest that makes its targets by
/// functions of its own may hide them; `--target` names one all the same.
public struct AppPackage: Sendable {
  /// A target of the package.
  public struct Target: Sendable, Equatable {
    /// The product that is built from it.
    public enum Kind: String, Sendable { case library = "target", program = "executableTarget", test = "testTarget" }

    /// Its name, which is also that of its module.
    public let name: String
    /// The product that is built from it.
    public let kind: Kind
    /// The folder of its sources within the package.
    public let path: String
    /// The targets and products that it names.
    public let dependencies: [String]
    /// True if it names some in a way that only running the manifest would show.
    var hasHiddenDependencies = false
  }

  /// The folder of the package.
  public let root: URL
  /// Its targets, in the order of the manifest.
  public let targets: [Target]

  /// Finds the package that a folder lies in.
  ///
  /// - Throws: ``GeneratorError/noPackage(folder:)``, or ``GeneratorError/notAnApp(package:)`` if nothing in it depends
  ///   on Espalier.
  public init(around folder: URL) throws(GeneratorError) {
    // Paths within the package are compared after all links.
    var root = folder.resolvingSymlinksInPath().standardizedFileURL
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      guard root.pathComponents.count > 1 else { throw .noPackage(folder: folder.path) }
      root = root.deletingLastPathComponent()
    }
    let manifest = root.appending(path: "Package.swift")
    let finder = ManifestReader(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: PlainText(try PlainText.contents(of: manifest)).text))
    self.root = root
    targets = finder.targets
    dependencies = finder.dependencies
    identity = finder.identity
    programs = finder.programs
    guard targets.contains(where: { $0.dependencies.contains("Espalier") || $0.hasHiddenDependencies }) else {
      throw .notAnApp(package: manifest.path)
    }
  }

  /// The targets that depend on Espalier and are no tests.
  public var appTargets: [Target] { targets.filter { $0.kind != .test && $0.dependencies.contains("Espalier") } }

  /// Returns the target of the app.
  ///
  /// - Parameter name: Its name; nil takes the program, or the only one that there is.
  /// - Throws: ``GeneratorError/noTarget(_:known:)``.
  public func target(named name: String?) throws(GeneratorError) -> Target {
    if let name {
      // Whoever names one knows more than the text of the manifest shows.
      let known = targets.filter { $0.kind != .test }
      if let target = known.first(where: { $0.name == name }) { return target }
      throw .noTarget(name, known: known.map(\.name))
    }
    let known = appTargets
    guard !known.isEmpty else {
      let others = targets.filter { $0.kind != .test }.map(\.name).joined(separator: ", ")
      throw .options(
        "The text of \(root.appending(path: "Package.swift").path) does not show which target depends on Espalier. Name "
          + "the app's with --target: \(others).")
    }
    if known.count == 1 { return known[0] }
    let programs = known.filter { $0.kind == .program }
    if programs.count == 1 { return programs[0] }
    throw .options(
      "Several targets depend on Espalier. Name one with --target: \(known.map(\.name).joined(separator: ", ")).")
  }

  /// The folder of the tests of a target: that of the first test target that depends on it.
  func tests(of target: Target) -> Target? {
    targets.first { $0.kind == .test && $0.dependencies.contains(target.name) }
  }

  /// A package that the manifest names.
  struct Dependency: Sendable, Equatable {
    /// The expression as it is written.
    let text: String
    /// The folder; nil for a package that is fetched.
    let path: String?
    /// The name by which products name it.
    let identity: String
    /// The traits that it is asked for with; nil if none are named, or the text does not show them all.
    var traits: Set<String>?
  }

  private let dependencies: [Dependency]
  /// The names of programs by the targets that they are built from.
  private let programs: [String: String]
  /// The name by which the manifest names Espalier's package in its products.
  let identity: String

  /// Returns the name that `swift run` knows a target by: that of its product, or its own where it has none.
  func program(of target: Target) -> String { programs[target.name] ?? target.name }

  /// The traits of Espalier that the manifest enables; nil if it names none, or its text does not show them all.
  var traits: Set<String>? { espalier?.traits }

  /// The expression by which the manifest names Espalier; nil if its text does not show it.
  var espalierText: String? { espalier?.text }

  private var espalier: Dependency? {
    dependencies.first { dependency in
      // A path may end with `..`, and the folder that it leads to has the name.
      let place = dependency.path.map(folder(at:))?.lastPathComponent
      return [dependency.identity, place].contains { $0?.lowercased() == identity.lowercased() }
    }
  }

  /// Returns the expression by which a manifest in a folder of the package names Espalier.
  func espalier(in folder: URL) -> String {
    guard let path = espalier?.path else {
      return espalier?.text ?? ".package(path: \"../\(identity)\")  // or wherever it is"
    }
    return ".package(path: \(EspalierSource.literal(RelativePath.of(self.folder(at: path), from: folder))))"
  }

  private func folder(at path: String) -> URL {
    (path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path)).standardizedFileURL
  }
}

/// Reads the calls that make targets, and those that name packages.
private final class ManifestReader: SyntaxVisitor {
  var targets: [AppPackage.Target] = []
  var dependencies: [AppPackage.Dependency] = []
  var identity = "espalier"
  var programs: [String: String] = [:]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    if callee.declName.baseName.text == "package" {
      readPackage(call)
      return .skipChildren
    }
    if callee.declName.baseName.text == "executable", let name = text(of: "name", in: call) {
      for target in texts(of: "targets", in: call) { programs[target] = name }
      return .skipChildren
    }
    guard let kind = AppPackage.Target.Kind(rawValue: callee.declName.baseName.text),
      let name = text(of: "name", in: call)
    else { return .visitChildren }
    let standard = kind == .test ? "Tests" : "Sources"
    targets.append(
      AppPackage.Target(
        name: name, kind: kind, path: text(of: "path", in: call) ?? "\(standard)/\(name)",
        dependencies: dependencies(of: call), hasHiddenDependencies: hasHiddenDependencies(call)))
    return .skipChildren
  }

  private func readPackage(_ call: FunctionCallExprSyntax) {
    let path = text(of: "path", in: call)
    guard let place = path ?? text(of: "url", in: call) else { return }
    dependencies.append(
      AppPackage.Dependency(
        text: call.trimmedDescription, path: path,
        identity: text(of: "name", in: call) ?? EspalierSource.identity(of: place), traits: traits(of: call)))
  }

  private func traits(of call: FunctionCallExprSyntax) -> Set<String>? {
    let argument = call.arguments.first { $0.label?.text == "traits" }
    guard let elements = argument?.expression.as(ArrayExprSyntax.self)?.elements else { return nil }
    let names = elements.compactMap { element -> String? in
      if let text = element.expression.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue }
      if let member = element.expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
      return element.expression.as(FunctionCallExprSyntax.self).flatMap { text(of: "name", in: $0) }
    }
    return names.count == elements.count ? Set(names) : nil
  }

  private func texts(of label: String, in call: FunctionCallExprSyntax) -> [String] {
    let argument = call.arguments.first { $0.label?.text == label }
    let elements = argument?.expression.as(ArrayExprSyntax.self)?.elements ?? []
    return elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }

  private func text(of label: String, in call: FunctionCallExprSyntax) -> String? {
    let argument = call.arguments.first { $0.label?.text == label }
    return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func hasHiddenDependencies(_ call: FunctionCallExprSyntax) -> Bool {
    guard let argument = call.arguments.first(where: { $0.label?.text == "dependencies" }) else { return false }
    return !argument.expression.is(ArrayExprSyntax.self)
  }

  private func dependencies(of call: FunctionCallExprSyntax) -> [String] {
    let argument = call.arguments.first { $0.label?.text == "dependencies" }
    let elements = argument?.expression.as(ArrayExprSyntax.self)?.elements ?? []
    return elements.compactMap { element in
      if let text = element.expression.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue }
      guard let call = element.expression.as(FunctionCallExprSyntax.self), let name = text(of: "name", in: call) else {
        return nil
      }
      if name == "Espalier", let package = text(of: "package", in: call) { identity = package }
      return name
    }
  }
}
