import ArgumentParser
import EspalierGenerator
import Foundation

struct GenerateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes a part of an app, and makes it part of the app where nothing is to guess.",
    discussion: "KINDS\n"
      + TemplateKind.all.map { "  \($0.command.padding(toLength: 22, withPad: " ", startingAt: 0))\($0.summary)" }
      .joined(separator: "\n"))

  @Argument(
    help: ArgumentHelp(
      "The kind, such as feature; see KINDS. `scene` takes --style, by default mvvm.", valueName: "kind"))
  var kind: String

  @Argument(help: "The name, such as Cards.")
  var name: String

  @Option(help: "How a scene is made: mvvm, mvvmf or viper.")
  var style: Style?

  @Flag(help: "Give a feature a list that people can edit, with undo.")
  var editable = false

  @Flag(name: .customLong("public"), help: "Grant everyone access to a feature.")
  var isPublic = false

  @Option(name: .customLong("in"), help: ArgumentHelp("The feature that it goes into.", valueName: "feature"))
  var parent: String?

  @OptionGroup var options: PackageOptions

  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Flag(help: "Write over files that are there with other content.")
  var force = false

  enum Style: String, ExpressibleByArgument, CaseIterable { case mvvm, mvvmf, viper }

  func validate() throws {
    guard kind == "scene" || style == nil else { throw ValidationError("Only a scene has a --style.") }
    guard kind == "feature" || !editable else { throw ValidationError("Only a feature is --editable.") }
    guard !(editable && isPublic) else {
      throw ValidationError("A feature that is --editable and --public would let strangers write and delete.")
    }
    guard kind.hasPrefix("feature") || !isPublic else { throw ValidationError("Only a feature is --public.") }
    guard template != nil else {
      let kinds = TemplateKind.all.map { $0.command.prefix { $0 != " " } }.map(String.init)
      let known = kinds.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      throw ValidationError("There is no kind “\(kind)”. There are \(known.joined(separator: ", ")).")
    }
  }

  private var template: TemplateKind? {
    switch kind {
    case "scene": .named("scene-\((style ?? .mvvm).rawValue)")
    case "feature" where editable: .named("feature-editable")
    default: .named(kind)
    }
  }

  func run() async throws {
    guard let template else { return }
    let package = try options.package()
    // What an earlier start has half done must not be read, nor may another one write meanwhile.
    let writing = try PackageWriting(in: package.root)
    defer { withExtendedLifetime(writing) {} }
    if dryRun {
      guard !PackageWriting.isUnfinished(in: package.root) else {
        throw GeneratorError.unfinished(package: package.root.path)
      }
    } else {
      let restored = try writing.recover()
      if !restored.isEmpty {
        print("An earlier start was cut off. These files are as they were before it:")
        for path in restored { print("  \(path)") }
      }
    }
    let generation = try await Generation(
      of: template, named: name, in: package, target: options.target, parent: parent,
      templates: PackageOptions.templates(for: package.root), isPublic: isPublic, force: force)
    let effects = generation.changes.effects()
    if !dryRun { try generation.changes.apply(force: force) }
    for (file, effect) in effects {
      print("  \(effect.rawValue.padding(toLength: 15, withPad: " ", startingAt: 0))\(file.path)")
    }
    for (place, code) in generation.lines {
      print("\nAdd to \(place):\n\n" + code.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    }
    if dryRun { print("\nNothing was written.") }
    if effects.allSatisfy({ $0.effect == .none }) { print("\nNothing has changed.") }
  }
}
