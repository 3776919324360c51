public import ArgumentParser
public import EspalierGenerator
import Foundation

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begins an app: a list with a detail and a form, tests, and all that deployment needs.")

  @Argument(help: "The name of the app, such as Shop.")
  var name: String

  @Option(help: "Where the app keeps its data: sqlite or memory.")
  var store = NewApp.Store.sqlite

  @Flag(help: "People sign in before they see anything.")
  var signIn = false

  @Option(help: ArgumentHelp("A checkout of Espalier, or the address of its repository.", valueName: "path"))
  var espalier: String?

  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  func run() async throws {
    let here = PackageOptions.here
    let app = try await NewApp(
      named: name, in: here, store: store, hasSignIn: signIn, espalier: EspalierSource(espalier, in: here),
      templates: PackageOptions.templates(for: nil))
    if dryRun { try app.checkPlace() } else { try app.write() }
    let folder = app.folder.lastPathComponent
    for file in app.files { print("  create  \(folder)/\(file.path)") }
    guard !dryRun else { return print("Nothing was written.") }
    print(
      """

      \(folder) is there. What comes next:

        cd \(folder)
        ./run                               builds it and serves it; the first build takes some minutes
        ./test                              all its tests, also those in a browser
        espalier generate feature Orders    a part of your own
      """)
  }
}

extension NewApp.Store: ExpressibleByArgument {}
