/// A failure of the generator, with what happened, where, and how to mend it.
///
/// Nothing has been changed when one is thrown, but for ``notPutBack(folder:reason:)``.
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
  case noFeature(String?, known: [String], target: String)
  /// Files that are there with other content.
  case exists([String])
  /// A place at which something stands already.
  case occupied(String, what: String)
  /// Files that somebody has written since they were read.
  case changed([String])
  /// A package that another process writes in.
  case busy(package: String)
  /// A package with changes that did not come to their end.
  case unfinished(package: String)
  /// Changes that did not come to their end, and that cannot be put back.
  case notPutBack(folder: String, reason: String)
  /// A folder or file that cannot be written.
  case notWritten(path: String, reason: String)
  /// A file that cannot be read.
  case notRead(path: String, reason: String)
  /// Templates that are not where they are looked for.
  case noTemplates(kind: String, searched: [String])
  /// A template of one's own that cannot be used.
  case template(path: String, reason: String)
  /// A folder without a string catalogue.
  case noCatalogue(folder: String)
  /// A string catalogue, or a text in it, that cannot be taken.
  case catalogue(path: String, key: String?, reason: String)
  /// A folder in which no view class declares a property.
  case noProperties(folder: String)
  /// The property of a view class that cannot be taken.
  case property(path: String, name: String, reason: String)
  /// Options that do not go together.
  case options(String)
  /// A program that ended with a failure.
  case program(command: String, output: String)

  /// A message that says what happened, where, and how to mend it.
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
        ? "No target was found in Package.swift, whose text is read and not run. Write the name of the app's target as "
          + "a text in a `.executableTarget(name: …)`."
        : "There is no target “\(name)” that could be the app's. There \(Self.list(known, "is", "are"))."
    case .noFeature(let name, let known, let target): Self.noFeature(name, known, target)
    case .exists(let paths):
      "Nothing was written, because this is there already with other content:\n"
        + paths.map { "  \($0)\n" }.joined()
        + "Use another name, or move it away. Where the command has --force, that writes over it."
    case .occupied(let place, let what):
      "Nothing was written, because \(what) stands at \(place). Choose another name, change to another folder, or move "
        + "away what is there."
    case .changed(let paths):
      "Nothing was written, because somebody has written these files meanwhile:\n"
        + paths.map { "  \($0)\n" }.joined() + "Run the command again."
    case .busy(let package):
      "Another espalier is writing in \(package). Nothing was changed. Wait for its end, and run the command again."
    case .unfinished(let package):
      "An earlier espalier was cut off in \(package), and what it began has to be put back first. Nothing was changed. "
        + "Run the command again; with --dry-run nothing is put back."
    case .notPutBack(let folder, let reason):
      "An earlier espalier was cut off, and what it began cannot be put back: \(reason). \(folder) has each file as it "
        + "was before (0.old) and as it was to become (0.new), in the order of journal.json. Take from it what you "
        + "want, remove the folder, and run the command again."
    case .notWritten(let path, let reason):
      "\(path) cannot be written: \(reason). Nothing was changed."
    case .notRead(let path, let reason): "\(path) cannot be read: \(reason)."
    case .noTemplates(let kind, let searched):
      "There is no template “\(kind)”. It was looked for in:\n" + searched.map { "  \($0)\n" }.joined()
        + "Install the tool again with tools/install-espalier, or name the folder in ESPALIER_TEMPLATES."
    case .template(let path, let reason): "The template \(path) cannot be used: \(reason)."
    case .noCatalogue(let folder):
      "There is no Texts.xcstrings in \(folder) or below it. Change to the folder of your app, or add a string catalogue of "
        + "that name beside the feature whose texts it is to hold."
    case .catalogue(let path, let key, let reason):
      key.map { "\(path), “\($0)”: \(reason)." } ?? "\(path) cannot be read as a string catalogue: \(reason)."
    case .noProperties(let folder):
      "No view class below \(folder) declares a property. Change to the folder of Espalier, or name that of its sources."
    case .property(let path, let name, let reason): "\(path), \(name): \(reason)."
    case .options(let reason): reason
    case .program(let command, let output): "`\(command)` failed:\n\(output)"
    }
  }

  private static func noFeature(_ name: String?, _ known: [String], _ target: String) -> String {
    guard !known.isEmpty else {
      return "\(target) has no feature\(name.map { " “\($0)”" } ?? ""), a class that inherits from "
        + "`Feature<SCOPE, ROUTE>`, that it could go into. Write one by hand, as the guide to features shows, or begin an "
        + "app with one by `espalier new NAME`. Where the feature is in another target, name that with --target."
    }
    guard let name else {
      return "There are several features. Name the one that it goes into with --in: \(known.joined(separator: ", "))."
    }
    return "There is no feature “\(name)”. There \(list(known, "is", "are"))."
  }

  private static func list(_ known: [String], _ one: String, _ several: String) -> String {
    "\(known.count == 1 ? one : several) \(known.joined(separator: ", "))"
  }
}
