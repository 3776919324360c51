public import Foundation
internal import Subprocess

/// A look at the machine: what an app needs to be built, tested and served, and the command that brings what is missing.
public struct Doctor: Sendable {
  /// One thing that was looked at.
  public struct Finding: Sendable, Equatable {
    /// The subject of the check.
    public let name: String
    /// True if nothing is to mend.
    public let isGood: Bool
    /// The result of the check.
    public let words: String
    /// The command that mends it; nil where nothing is to mend.
    public let remedy: String?
  }

  private let folder: URL
  private let port: Int
  private let data: String?

  /// - Parameters:
  ///   - folder: A folder of the app.
  ///   - port: The port that the app is to listen on.
  ///   - data: The data folder of the app; nil for none.
  public init(folder: URL, port: Int, data: String?) {
    self.folder = folder
    self.port = port
    self.data = data
  }

  /// Looks at everything. Nothing is changed.
  public func findings() async -> [Finding] {
    var findings = [await toolchain()]
    findings += await packages()
    findings += [await browser(), listening(), app()]
    if let data { findings.append(writing(to: data)) }
    return findings
  }

  private func toolchain() async -> Finding {
    let remedy = "See https://www.swift.org/install for Swift 6.2 or newer."
    guard let text = await Self.output("swift", ["--version"]), let version = Self.version(in: text) else {
      return Finding(name: "Swift", isGood: false, words: "not found", remedy: remedy)
    }
    let isNew = version.major > 6 || version.major == 6 && version.minor >= 2
    return Finding(
      name: "Swift", isGood: isNew, words: "\(version.major).\(version.minor)", remedy: isNew ? nil : remedy)
  }

  /// Finds the version in what `swift --version` says.
  static func version(in text: String) -> (major: Int, minor: Int)? {
    guard let match = text.firstMatch(of: /Swift version (\d+)\.(\d+)/), let major = Int(match.1),
      let minor = Int(match.2)
    else { return nil }
    return (major, minor)
  }

  /// The packages of Debian with the headers of the libraries that an app is linked with.
  static let libraries = ["libsqlite3-dev", "libssl-dev", "zlib1g-dev"]

  private func packages() async -> [Finding] {
    guard await Self.output("dpkg-query", ["--version"]) != nil else {
      return [
        Finding(
          name: "System packages", isGood: true,
          words: "not looked at, because this is no Debian; the headers of OpenSSL, SQLite and zlib are needed",
          remedy: nil)
      ]
    }
    var findings: [Finding] = []
    for package in Self.libraries {
      let status = await Self.output("dpkg-query", ["-W", "-f", "${db:Status-Status}", package])
      let isThere = status == "installed"
      findings.append(
        Finding(
          name: package, isGood: isThere, words: isThere ? "installed" : "missing",
          remedy: isThere ? nil : "sudo apt-get install \(package)"))
    }
    return findings
  }

  private func browser() async -> Finding {
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      guard await Self.output(name, ["--version"]) != nil, await Self.output("chromedriver", ["--version"]) != nil
      else { continue }
      return Finding(name: "Browser for tests", isGood: true, words: name, remedy: nil)
    }
    return Finding(
      name: "Browser for tests", isGood: false,
      words: "Chromium or its driver is missing; tests in a browser need both",
      remedy: "sudo apt-get install chromium chromium-driver")
  }

  private func listening() -> Finding {
    let name = "Port \(port)"
    switch PortProbe.probe(port) {
    case .free: return Finding(name: name, isGood: true, words: "free", remedy: nil)
    case .taken:
      return Finding(
        name: name, isGood: false, words: "another program listens there",
        remedy: "ss -ltnp 'sport = :\(port)'    shows which; or start the app with --port 0")
    case .refused(let reason):
      return Finding(name: name, isGood: false, words: reason, remedy: "Start the app with a --port above 1023.")
    }
  }

  private func app() -> Finding {
    do throws(GeneratorError) {
      let package = try AppPackage(around: folder)
      // A manifest may hide what its targets depend on.
      let others = package.targets.filter { $0.kind != .test }
      let names = (package.appTargets.isEmpty ? others : package.appTargets).map(\.name).joined(separator: ", ")
      return Finding(name: "App", isGood: true, words: "\(names) in \(package.root.path)", remedy: nil)
    } catch {
      return Finding(name: "App", isGood: false, words: "\(error)", remedy: nil)
    }
  }

  private func writing(to text: String) -> Finding {
    guard !text.isEmpty else {
      return Finding(
        name: "Data folder", isGood: false, words: "no folder is named", remedy: "Name the folder with --data.")
    }
    let data = URL(filePath: text, directoryHint: .isDirectory)
    let manager = FileManager.default
    // The nearest folder above that exists has to take the ones that do not.
    var existing = data.standardizedFileURL
    while !manager.fileExists(atPath: existing.path), existing.pathComponents.count > 1 {
      existing = existing.deletingLastPathComponent()
    }
    var isFolder: ObjCBool = false
    _ = manager.fileExists(atPath: existing.path, isDirectory: &isFolder)
    guard isFolder.boolValue else {
      return Finding(
        name: "Data folder", isGood: false, words: "\(existing.path) is a file",
        remedy: "Name another folder with --data.")
    }
    let isGood = manager.isWritableFile(atPath: existing.path)
    return Finding(
      name: "Data folder", isGood: isGood, words: isGood ? data.path : "\(existing.path) cannot be written",
      remedy: isGood ? nil : "sudo install -d -o \(NSUserName()) \(Self.quoted(data.path))")
  }

  /// Returns a text as one word of a shell.
  static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

  /// Returns what a program writes; nil if it is not there or fails.
  private static func output(_ program: String, _ arguments: [String]) async -> String? {
    let result = try? await run(
      .name(program), arguments: Arguments(arguments), output: .string(limit: 65_536), error: .discarded)
    guard let result, result.terminationStatus.isSuccess else { return nil }
    return result.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
