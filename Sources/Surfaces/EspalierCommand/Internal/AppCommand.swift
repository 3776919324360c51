internal import EspalierBase
internal import ArgumentParser
internal import EspalierApp
internal import EspalierFiles
internal import Foundation

/// A parser that finds the surface that the command line names. The surface then parses the rest of the command line.
enum AppCommand {
  static func main<Hosted: App>(_ app: Hosted.Type, arguments: [String]) async where Hosted.Options: ParsableArguments {
    let surfaces = surfaces(of: app)
    guard let surface = surface(named: arguments, among: surfaces) else {
      let names = surfaces.map { $0.name }.joined(separator: ", ")
      StandardErrorStream.write("Error: --surface takes one of: \(names).")
      exit(EX_USAGE)
    }
    await run(app, on: surface, arguments: arguments)
  }

  static func surfaces<Hosted: App>(of app: Hosted.Type) -> [any CommandSurface.Type] {
    let listed = app.surfaces.compactMap { $0 as? any CommandSurface.Type }
    let standard: [any CommandSurface.Type] = [
      HeadlessSurface.self, StructureSurface.self, ModelContextSurface.self,
    ]
    return listed + standard.filter { surface in !listed.contains { $0.name == surface.name } }
  }

  /// Returns the surface that the arguments name, or the first surface if they name none. Returns nil for an unknown
  /// name.
  static func surface(named arguments: [String], among surfaces: [any CommandSurface.Type]) -> (
    any CommandSurface.Type
  )? {
    var name: String?
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { break }
      if argument == "--surface" { name = index + 1 < arguments.count ? arguments[index + 1] : "" }
      if argument.hasPrefix("--surface=") { name = String(argument.dropFirst("--surface=".count)) }
    }
    guard let name else { return surfaces.first }
    return surfaces.first { $0.name == name }
  }

  private static func run<Hosted: App, Surface: CommandSurface>(
    _ app: Hosted.Type, on surface: Surface.Type, arguments: [String]
  ) async where Hosted.Options: ParsableArguments {
    await SurfaceCommand<Hosted, Surface>.main(arguments)
  }
}

/// The command that runs an app on one surface.
struct SurfaceCommand<Hosted: App, Surface: CommandSurface>: AsyncParsableCommand
where Hosted.Options: ParsableArguments {
  static var configuration: CommandConfiguration {
    let surfaces = AppCommand.surfaces(of: Hosted.self)
    let names = surfaces.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n")
    let parts = [Hosted.help, surfaces.count > 1 ? "SURFACES\n\(names)" : ""]
    return CommandConfiguration(
      commandName: commandName, abstract: Hosted.summary,
      discussion: parts.filter { !$0.isEmpty }.joined(separator: "\n\n"), version: Hosted.version)
  }

  private static var commandName: String {
    CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "\(Hosted.self)".lowercased()
  }

  @OptionGroup(title: "The app") var app: Hosted.Options
  @OptionGroup(title: "The surface") var own: Surface

  @Option(help: ArgumentHelp("Where the app is shown; see SURFACES.", valueName: "name"))
  var surface = Surface.name

  @Option(name: .customLong("data"), help: "Where the app keeps its data.", completion: .directory)
  var directory = "./\(Self.commandName)-data"

  @Option(
    help: "What stored data survives: the end of the process, or a power failure too. Then writes wait for the disk.")
  var durability = Durability.process

  @Flag(help: "Say more about what happens.")
  var verbose = false

  func run() async throws {
    let launch = Launch(
      options: app, directory: URL(filePath: directory, directoryHint: .isDirectory), surface: Surface.name,
      isVerbose: verbose, durability: durability)
    // A folder made with `mkdir` is open to others. A missing one is made by the first store that writes to it.
    try PrivateFolder.tighten(launch.directory)
    let own = own
    if try await own.runInstead(of: Hosted.self, launch) { return }
    let hosted = try await Hosted(launch)
    try await hosted.run(launch) { try await own.show(AppHost(hosted), launch) }
  }
}
