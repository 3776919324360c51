import ArgumentParser
import EspalierGenerator
import Foundation

struct SnippetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snippets", abstract: "Writes the templates as snippets of VS Code and as file templates of Xcode.")

  @Option(name: .customLong("vscode"), help: ArgumentHelp("The folder of VS Code's snippets.", valueName: "folder"))
  var visualStudioCode: String?

  @Option(help: ArgumentHelp("The folder of Xcode's file templates.", valueName: "folder"))
  var xcode: String?

  func validate() throws {
    guard visualStudioCode != nil || xcode != nil else { throw ValidationError("Name a folder: --vscode or --xcode.") }
  }

  func run() throws {
    let snippets = Snippets(templates: PackageOptions.templates(for: nil))
    if let visualStudioCode {
      try snippets.writeVisualStudioCode(to: URL(filePath: visualStudioCode, directoryHint: .isDirectory))
    }
    if let xcode { try snippets.writeXcode(to: URL(filePath: xcode, directoryHint: .isDirectory)) }
  }
}

/// Documentation/Generator.md is what this prints, so that the guide cannot differ from the tool.
struct GuideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide", abstract: "Writes the guide to this tool.", shouldDisplay: false)

  func run() throws { print(try Guide(templates: PackageOptions.templates(for: nil)).text, terminator: "") }
}
