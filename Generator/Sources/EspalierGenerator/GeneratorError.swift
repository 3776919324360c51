/// A failure of the generator, with what happened, where, and how to mend it.
///
/// Nothing has been changed when one is thrown.
public enum GeneratorError: Error, Equatable, CustomStringConvertible {
  /// A name that cannot be one.
  case name(String, reason: String)
  /// No package in the folder or above it.
  case noPackage(folder: String)
  /// A package without a target that depends on Espalier.
  case notAnApp(package: String)
  /// A target that the package does not have.
  case noTarget(String, known: [String])
  /// A feature that the target does not have, or more than one that could be meant.
  case noFeature(String, known: [String])
  /// Files that are there with other content.
  case exists([String])
  /// A folder or file that cannot be written.
  case notWritten(path: String, reason: String)
  /// A file that cannot be read.
  case notRead(path: String, reason: String)
  /// Templates that are not where they are looked for.
  case noTemplates(kind: String, searched: [String])
  /// A template of one's own that cannot be used.
  case template(path: String, reason: String)
  /// Options that do not go together.
  case options(String)
  /// A program that ended with a failure.
  case program(command: String, output: String)

  /// What happened, where, and how to mend it.
  public var description: String {
    switch self {
    case .name(let name, let reason): "“\(name)” cannot be the name: \(reason)."
    case .noPackage(let folder):
      "There is no Package.swift in \(folder) or above it. Change to the folder of your app, name it with "
        + "--package-path, or begin one with `espalier new NAME`."
    case .notAnApp(let package):
      "\(package) has no target that depends on Espalier. Add `.product(name: \"Espalier\", package: …)` to the "
        + "target of your app, or begin an app with `espalier new NAME`."
    case .noTarget(let name, let known):
      known.isEmpty
        ? "No target was found in Package.swift. Name one with --target."
        : "There is no target “\(name)” that depends on Espalier. There \(Self.list(known, "is", "are"))."
    case .noFeature(let name, let known):
      known.isEmpty
        ? "The target has no feature\(name.isEmpty ? "" : " “\(name)”"), a class that inherits from `Feature`. "
          + "Generate one first with `espalier generate feature NAME`."
        : name.isEmpty
          ? "There are several features. Name the one that it goes into with --in: \(known.joined(separator: ", "))."
          : "There is no feature “\(name)”. There \(Self.list(known, "is", "are"))."
    case .exists(let paths):
      "Nothing was written, because this is there already with other content:\n"
        + paths.map { "  \($0)\n" }.joined() + "Use another name, or write over it with --force."
    case .notWritten(let path, let reason): "\(path) cannot be written: \(reason). Nothing was changed."
    case .notRead(let path, let reason): "\(path) cannot be read: \(reason)."
    case .noTemplates(let kind, let searched):
      "There is no template “\(kind)”. It was looked for in:\n" + searched.map { "  \($0)\n" }.joined()
        + "Install the tool again with ./install-espalier, or name the folder in ESPALIER_TEMPLATES."
    case .template(let path, let reason): "The template \(path) cannot be used: \(reason)."
    case .options(let reason): reason
    case .program(let command, let output): "`\(command)` failed:\n\(output)"
    }
  }

  private static func list(_ known: [String], _ one: String, _ several: String) -> String {
    "\(known.count == 1 ? one : several) \(known.joined(separator: ", "))"
  }
}
